/// An action of a user. There is no user here, so nothing creates one.
@MainActor @preconcurrency
open class UIEvent: _UIObject {}

@MainActor @preconcurrency
open class UITouch: _UIObject {
    open func location(in view: UIView?) -> CGPoint { .zero }
}
