/// What a user does. No user is here, so nothing makes one.
@MainActor @preconcurrency
open class UIEvent: _UIObject {}

@MainActor @preconcurrency
open class UITouch: _UIObject {
    open func location(in view: UIView?) -> CGPoint { .zero }
}
