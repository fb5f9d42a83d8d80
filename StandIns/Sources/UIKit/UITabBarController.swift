/// Controllers side by side, its children. Only the selected one's view is shown.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
    open weak var delegate: (any UITabBarControllerDelegate)?
    public let tabBar = UITabBar()

    override open func loadView() {
        super.loadView()
        showChild(selected, animated: false)
    }

    open var viewControllers: [UIViewController]? {
        get { children.isEmpty ? nil : children }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Selects the first one, unless the previously selected one is still present.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let newControllers = viewControllers ?? []
        selected = newControllers.first { $0 === selected } ?? newControllers.first
        setChildren(newControllers, showing: selected, animated: animated)
        tabBar.items = newControllers.map(\.tabBarItem)
    }

    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue, children.contains(newValue) else { return }
            selected = newValue
            showChild(newValue, animated: false)
        }
    }

    open var selectedIndex: Int {
        get { selected.flatMap { children.firstIndex(of: $0) } ?? NSNotFound }
        set {
            if children.indices.contains(newValue) { selectedViewController = children[newValue] }
        }
    }

    private weak var selected: UIViewController?
}

/// Every method is optional in UIKit; here an extension provides the ones that a type leaves out.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: AnyObject {
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        true
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
}

/// The method is optional in UIKit; here an extension provides it for a type that leaves it out.
@MainActor @preconcurrency
public protocol UITabBarDelegate: AnyObject {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

@MainActor @preconcurrency
open class UITabBar: UIView {
    open var items: [UITabBarItem]?
    open var isTranslucent = true
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
    open weak var delegate: (any UITabBarDelegate)?
    open var selectedItem: UITabBarItem?
}

@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
    open var selectedImage: UIImage?
    open var badgeValue: String?

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }
}
