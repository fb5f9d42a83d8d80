/// The top of a tree of views. It owns its root view controller; nothing owns the window.
@MainActor @preconcurrency
open class UIWindow: UIView {
    open var screen = UIScreen.main
    open private(set) var isKeyWindow = false

    static weak var key: UIWindow?
    open weak var windowScene: UIWindowScene?
    open var windowLevel = Level.normal

    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
        windowScene.add(self)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
    }

    override open var window: UIWindow? { self }

    override open var next: UIResponder? { UIApplication.shared }

    open var rootViewController: UIViewController? {
        willSet {
            guard newValue !== rootViewController else { return }
            rootViewController?.disappear(animated: false)
            rootViewController?.viewIfLoaded?.removeFromSuperview()
        }
        didSet {
            if oldValue !== rootViewController { showRoot() }
        }
    }

    /// Showing a window loads the view of its root and runs its appearance calls.
    override open var isHidden: Bool {
        didSet {
            if oldValue != isHidden { showRoot() }
        }
    }

    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    open func makeKey() {
        UIWindow.key?.isKeyWindow = false
        UIWindow.key = self
        isKeyWindow = true
    }

    private func showRoot() {
        guard let rootViewController else { return }
        guard !isHidden else {
            rootViewController.disappear(animated: false)
            return
        }
        rootViewController.view.frame = bounds
        rootViewController.appear(animated: false) { addSubview(rootViewController.view) }
    }
}
