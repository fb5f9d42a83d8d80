/// A controller of a view, of child controllers and of what it presents.
///
/// It owns its view, its children and the controller that it presents; parent and presenter are known
/// weakly. No time passes in a transition: when a call returns, it is over.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    public let nibName: String?
    public let nibBundle: Bundle?
    open internal(set) var storyboard: UIStoryboard?

    open var title: String? {
        didSet {
            navigationItem.title = title
            tabBarItem.title = title
        }
    }
    open private(set) lazy var navigationItem = UINavigationItem(title: title)
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    open var hidesBottomBarWhenPushed = false
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var preferredContentSize = CGSize.zero
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    open var restorationIdentifier: String?

    open private(set) var isBeingPresented = false
    open private(set) var isBeingDismissed = false
    open private(set) var isMovingToParent = false
    open private(set) var isMovingFromParent = false

    open private(set) var viewIfLoaded: UIView?
    open private(set) weak var parent: UIViewController?
    open private(set) var children: [UIViewController] = []

    private var ownPresented: UIViewController?
    private weak var ownPresenting: UIViewController?
    private var hasAppeared = false

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    override public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
    }

    override open var next: UIResponder? { viewIfLoaded?.superview ?? ownPresenting }

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open func didReceiveMemoryWarning() {}

    // MARK: - View

    /// Reading it loads the view and then calls viewDidLoad, once.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewIfLoaded
        }
        set {
            viewIfLoaded?.viewController = nil
            viewIfLoaded = newValue
            newValue?.viewController = self
        }
    }

    open var isViewLoaded: Bool { viewIfLoaded != nil }

    /// Makes an empty view: nib files are not read.
    open func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
    }

    open func loadViewIfNeeded() {
        guard viewIfLoaded == nil else { return }
        loadView()
        viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}

    /// Runs the appearance calls around a change that brings the view on the screen.
    func appear(animated: Bool, change: () -> Void) {
        loadViewIfNeeded()
        let isNews = !hasAppeared
        hasAppeared = true
        if isNews { viewWillAppear(animated) }
        change()
        if isNews { viewIsAppearing(animated) }
        view.layoutIfNeeded()
        for child in shownChildren where !child.hasAppeared { child.appear(animated: animated) {} }
        if isNews { viewDidAppear(animated) }
    }

    /// Runs the disappearance calls around a change that takes the view off the screen.
    func disappear(animated: Bool, change: () -> Void = {}) {
        guard hasAppeared else {
            change()
            return
        }
        viewWillDisappear(animated)
        for child in shownChildren { child.disappear(animated: animated) }
        change()
        hasAppeared = false
        viewDidDisappear(animated)
    }

    /// The children whose views are on the screen when this controller's view is.
    var shownChildren: [UIViewController] {
        children.filter { child in child.viewIfLoaded.map { $0.superview != nil } ?? false }
    }

    // MARK: - Children

    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    /// As in UIKit, this notifies the child; before that, the caller notifies it with willMove(toParent:).
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    /// Replaces the children of a container and shows one of them.
    func setChildren(_ newChildren: [UIViewController], showing shown: UIViewController?, animated: Bool) {
        let leaving = children.filter { !newChildren.contains($0) }
        let coming = newChildren.filter { $0.parent !== self }
        for child in leaving {
            child.isMovingFromParent = true
            child.willMove(toParent: nil)
        }
        for child in coming {
            child.isMovingToParent = true
            addChild(child)
        }
        showChild(shown, animated: animated)
        for child in leaving {
            child.removeFromParent()
            child.isMovingFromParent = false
        }
        children = newChildren
        for child in coming {
            child.didMove(toParent: self)
            child.isMovingToParent = false
        }
    }

    /// Brings the view of one child of a container into the container's view, in place of the others.
    func showChild(_ shown: UIViewController?, animated: Bool) {
        guard let view = viewIfLoaded else { return }
        for child in shownChildren where child !== shown {
            child.disappear(animated: animated) { child.viewIfLoaded?.removeFromSuperview() }
        }
        guard let shown, shown.view.superview !== view else { return }
        if hasAppeared {
            shown.appear(animated: animated) { view.addSubview(shown.view) }
        } else {
            view.addSubview(shown.view)
        }
    }

    open var navigationController: UINavigationController? { ancestor() }

    open var tabBarController: UITabBarController? { ancestor() }

    private func ancestor<Container: UIViewController>() -> Container? {
        sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0 as? Container }.first
    }

    // MARK: - Presentation

    /// The controller that this one or an ancestor presents.
    open var presentedViewController: UIViewController? { ownPresented ?? parent?.presentedViewController }

    /// The controller that presented this one or an ancestor.
    open var presentingViewController: UIViewController? {
        ownPresenting ?? parent?.presentingViewController
    }

    /// The outermost ancestor presents. As in UIKit nothing but a log line happens when something is
    /// presented already or the view is in no window.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        if let parent {
            parent.present(viewControllerToPresent, animated: flag, completion: completion)
            return
        }
        guard ownPresented == nil else {
            logAttempt(to: "present \(viewControllerToPresent)", because: "which is already presenting")
            return
        }
        guard let window = viewIfLoaded?.window else {
            logAttempt(
                to: "present \(viewControllerToPresent)", because: "whose view is not in the window hierarchy"
            )
            return
        }
        ownPresented = viewControllerToPresent
        viewControllerToPresent.ownPresenting = self
        viewControllerToPresent.isBeingPresented = true
        let coversAll = viewControllerToPresent.modalPresentationStyle == .fullScreen
        viewControllerToPresent.appear(animated: flag) { window.addSubview(viewControllerToPresent.view) }
        if coversAll { disappear(animated: flag) }
        viewControllerToPresent.isBeingPresented = false
        completion?()
    }

    /// Dismisses what is presented, with all that this presents in turn; without any, asks the presenter.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if let parent {
            parent.dismiss(animated: flag, completion: completion)
        } else if let presented = ownPresented {
            presented.removeFromPresenter(animated: flag)
            if !hasAppeared, viewIfLoaded?.window != nil { appear(animated: flag) {} }
            completion?()
        } else {
            ownPresenting?.dismiss(animated: flag, completion: completion)
        }
    }

    private func logAttempt(to action: String, because reason: String) {
        NSLog("%@", "Attempt to \(action) on \(self) \(reason)")
    }

    private func removeFromPresenter(animated: Bool) {
        ownPresented?.removeFromPresenter(animated: animated)
        isBeingDismissed = true
        disappear(animated: animated) { viewIfLoaded?.removeFromSuperview() }
        isBeingDismissed = false
        ownPresenting?.ownPresented = nil
        ownPresenting = nil
    }

    open func show(_ vc: UIViewController, sender: Any?) {
        if let parent {
            parent.show(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }

    // MARK: - Segues

    /// There are no storyboards, so there are no segues to find: an error, as in UIKit.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        preconditionFailure("\(self) has no segue with identifier '\(identifier)'")
    }

    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
}

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}
