/// A screen of fixed size: that of an iPhone in portrait.
@MainActor @preconcurrency
open class UIScreen: _UIObject {
    public static let main = UIScreen()

    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }

    open var scale: CGFloat { 3 }
}
