/// What the bar of a navigation controller shows for one controller.
@MainActor @preconcurrency
open class UINavigationItem: _UIObject {
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never
    }

    open var title: String?
    open var titleView: UIView?
    open var prompt: String?
    open var hidesBackButton = false
    open var backBarButtonItem: UIBarButtonItem?
    open var backButtonTitle: String?
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var searchController: UISearchController?
    open var hidesSearchBarWhenScrolling = true
    open var leftItemsSupplementBackButton = false
    open var standardAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?

    public convenience init(title: String) {
        self.init(title: Optional(title))
    }

    init(title: String?) {
        self.title = title
        super.init()
    }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }

    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }
}

@MainActor @preconcurrency
open class UIBarItem: _UIObject {
    open var isEnabled = true
    open var title: String?
    open var image: UIImage?
    open var tag = 0
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?

    override public init() {
        super.init()
    }
}

@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
        case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24
    }

    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
    }

    open var style = Style.plain
    open var customView: UIView?
    open var width: CGFloat = 0
    open var menu: UIMenu?
    open var isHidden = false
    open var tintColor: UIColor?
    open var primaryAction: UIAction? {
        didSet {
            title = primaryAction?.title
            image = primaryAction?.image
        }
    }

    override public init() {
        super.init()
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init()
        defer { self.primaryAction = primaryAction }
    }

    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.menu = menu
        self.primaryAction = primaryAction
        if let title { self.title = title }
        if let image { self.image = image }
    }
}
