/// An object that takes part in the chain from a view over its controllers to the application.
@MainActor @preconcurrency
open class UIResponder: _UIObject {
    open var next: UIResponder? { nil }

    open var canBecomeFirstResponder: Bool { false }

    open var canResignFirstResponder: Bool { true }

    open private(set) var isFirstResponder = false

    open var inputView: UIView? {
        get { nil }
        set {}
    }
    open var inputAccessoryView: UIView? {
        get { nil }
        set {}
    }

    // Of every object in UIKit.
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityTraits: UIAccessibilityTraits = []
    open var accessibilityElements: [Any]?
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false
    open var isAccessibilityElement = false

    override public init() {
        super.init()
    }

    #if !OBJECTIVE_C || canImport(Darwin)
        // In iOS, and with the stand-in for Objective-C, these are methods of NSObject; in macOS AppKit adds them there.
        // As for every root class of Objective-C, the class has them, too.
        open func awakeFromNib() {}
        open class func awakeFromNib() {}
        open func prepareForInterfaceBuilder() {}
    #endif

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

    open func reloadInputViews() {}
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    private static weak var first: UIResponder?
}
