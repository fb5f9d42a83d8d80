/// An action of a user. There is no user here, so nothing creates one.
@MainActor @preconcurrency
open class UIEvent: _UIObject {
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
    }

    public enum EventSubtype: Int, Sendable {
        case none, motionShake
    }

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    open var allTouches: Set<UITouch>? { nil }
}

@MainActor @preconcurrency
open class UITouch: _UIObject {
    open var view: UIView? { nil }
    open var window: UIWindow? { nil }
    open var tapCount: Int { 0 }
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    public static let none = UIAccessibilityTraits([])
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
