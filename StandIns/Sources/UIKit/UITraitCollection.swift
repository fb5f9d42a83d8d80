public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}

public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let accessibilityMedium = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityL")

    public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }

    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
}

/// The world in which something is shown: that of an iPhone in portrait and in light.
open class UITraitCollection: _UIObject, @unchecked Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    public let displayScale: CGFloat
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    open var layoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }

    open class var current: UITraitCollection {
        get { device(in: .unspecified) }
        set {}
    }

    static func device(in style: UIUserInterfaceStyle) -> UITraitCollection {
        UITraitCollection(style == .unspecified ? .light : style, .compact, .regular, 3)
    }

    private init(
        _ style: UIUserInterfaceStyle, _ horizontal: UIUserInterfaceSizeClass,
        _ vertical: UIUserInterfaceSizeClass, _ scale: CGFloat
    ) {
        (userInterfaceStyle, horizontalSizeClass, verticalSizeClass) = (style, horizontal, vertical)
        displayScale = scale
        super.init()
    }

    override public convenience init() {
        self.init(.unspecified, .unspecified, .unspecified, 0)
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(userInterfaceStyle, .unspecified, .unspecified, 0)
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(.unspecified, horizontalSizeClass, .unspecified, 0)
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(.unspecified, .unspecified, verticalSizeClass, 0)
    }

    public convenience init(displayScale: CGFloat) {
        self.init(.unspecified, .unspecified, .unspecified, displayScale)
    }

    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }
}

@MainActor @preconcurrency
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A part of a trait collection, as iOS 17 names them.
public protocol UITraitDefinition<Value> {
    associatedtype Value
    static var defaultValue: Value { get }
}

public typealias UITrait = any UITraitDefinition.Type

public enum UITraitUserInterfaceStyle: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
}

public enum UITraitHorizontalSizeClass: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

public enum UITraitVerticalSizeClass: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
}

public enum UITraitDisplayScale: UITraitDefinition {
    public static var defaultValue: CGFloat { 0 }
}

@MainActor @preconcurrency
public protocol UITraitChangeRegistration: AnyObject {}

private final class Registration: UITraitChangeRegistration {}

@MainActor @preconcurrency
public protocol UITraitChangeObservable {}

extension UITraitChangeObservable {
    public typealias TraitChangeHandler<Observable> =
        (_ traitEnvironment: Observable, _ previousCollection: UITraitCollection) -> Void

    /// The traits do not change here, so the handler is not called.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration {
        Registration()
    }

    /// For a handler that names its type, which may be the `Self` of a class.
    @_disfavoredOverload
    @discardableResult
    public func registerForTraitChanges<Observable>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Observable>
    ) -> any UITraitChangeRegistration {
        Registration()
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
