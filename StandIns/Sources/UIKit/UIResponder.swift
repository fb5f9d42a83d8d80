/// An object that takes part in the chain from a view over its controllers to the application.
@MainActor @preconcurrency
open class UIResponder: _UIObject {
    open var next: UIResponder? { nil }

    open var canBecomeFirstResponder: Bool { false }

    open var canResignFirstResponder: Bool { true }

    open private(set) var isFirstResponder = false

    override public init() {
        super.init()
    }

    /// One responder of the program is the first at a time; the previous one resigns.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder, UIResponder.first?.resignFirstResponder() ?? true else { return false }
        isFirstResponder = true
        UIResponder.first = self
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder, canResignFirstResponder else { return !isFirstResponder }
        isFirstResponder = false
        UIResponder.first = nil
        return true
    }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    private static weak var first: UIResponder?
}
