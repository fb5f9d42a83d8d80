/// How a bar looks.
@MainActor @preconcurrency
open class UIBarAppearance: _UIObject {
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIBlurEffect?
    open var backgroundImage: UIImage?
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?

    open func configureWithDefaultBackground() {}
    open func configureWithOpaqueBackground() {}

    open func configureWithTransparentBackground() {
        (backgroundColor, shadowColor) = (nil, nil)
    }
}

@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}
}

@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
    public let stackedLayoutAppearance = UITabBarItemAppearance()
    public let inlineLayoutAppearance = UITabBarItemAppearance()
    public let compactInlineLayoutAppearance = UITabBarItemAppearance()
}

@MainActor @preconcurrency
open class UITabBarItemAppearance: _UIObject {
    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
}

@MainActor @preconcurrency
open class UITabBarItemStateAppearance: _UIObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var iconColor: UIColor?
}

@MainActor @preconcurrency
open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]?
    open var isTranslucent = true
    open var barTintColor: UIColor?

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        self.items = items
    }
}
