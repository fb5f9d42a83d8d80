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
    open var modalPresentationCapturesStatusBarAppearance = false
    open var edgesForExtendedLayout = UIRectEdge.all
    open var extendedLayoutIncludesOpaqueBars = false
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var toolbarItems: [UIBarButtonItem]?
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open private(set) lazy var presentationController: UIPresentationController? =
        makePresentationController()
    open private(set) lazy var editButtonItem = UIBarButtonItem(systemItem: .edit)

    open private(set) var isBeingPresented = false
    open internal(set) var isBeingDismissed = false
    open internal(set) var isMovingToParent = false
    open internal(set) var isMovingFromParent = false

    open internal(set) var viewIfLoaded: UIView?
    open private(set) weak var parent: UIViewController?
    open internal(set) var children: [UIViewController] = []

    var ownPresented: UIViewController?
    weak var ownPresenting: UIViewController?
    var hasAppeared = false
    var appearanceTransition: (isAppearing: Bool, animated: Bool)?

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
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var prefersStatusBarHidden: Bool { false }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    {}

    open var traitCollection: UITraitCollection { traits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open var isEditing = false

    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
    }

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
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open func updateViewConstraints() {}
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {}

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

    /// Begins the appearance calls of a child, for containers that make them themselves. The view is loaded if needed.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        guard isAppearing != hasAppeared, appearanceTransition == nil else { return }
        appearanceTransition = (isAppearing, animated)
        hasAppeared = isAppearing
        if isAppearing {
            loadViewIfNeeded()
            viewWillAppear(animated)
        } else {
            viewWillDisappear(animated)
        }
        for child in shownChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    /// Ends the appearance calls that `beginAppearanceTransition(_:animated:)` began.
    open func endAppearanceTransition() {
        guard let (isAppearing, animated) = appearanceTransition else { return }
        appearanceTransition = nil
        if isAppearing { viewIsAppearing(animated) }
        for child in shownChildren { child.endAppearanceTransition() }
        if isAppearing { viewDidAppear(animated) } else { viewDidDisappear(animated) }
    }

    open var navigationController: UINavigationController? { ancestor() }

    open var tabBarController: UITabBarController? { ancestor() }

    open var splitViewController: UISplitViewController? { ancestor() }

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

    open func show(_ vc: UIViewController, sender: Any?) {
        if let parent {
            parent.show(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }

    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let splitViewController, splitViewController !== self {
            splitViewController.showDetailViewController(vc, sender: sender)
        } else {
            show(vc, sender: sender)
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
