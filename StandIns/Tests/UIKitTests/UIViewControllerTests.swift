import UIKit
import XCTest

@MainActor
final class UIViewControllerTests: XCTestCase {
    private final class Changing: UIViewController {
        private(set) var changes = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (controller: Self, _) in
                controller.changes += 1
            }
            let other = registerForTraitChanges([UITraitDisplayScale.self]) { controller, _ in
                controller.changes += 1
            }
            unregisterForTraitChanges(other)
        }
    }

    func testTraitsDoNotChange() async {
        let controller = Changing()
        controller.loadViewIfNeeded()
        XCTAssertEqual(controller.changes, 0)
    }

    func testViewLoadsAtTheFirstAccess() async {
        let controller = RecordingController()
        XCTAssertFalse(controller.isViewLoaded)
        _ = controller.view
        XCTAssertEqual(controller.calls, ["viewDidLoad"])
    }

    func testViewLoadsOnce() async {
        let controller = RecordingController()
        controller.loadViewIfNeeded()
        controller.loadViewIfNeeded()
        XCTAssertEqual(controller.calls, ["viewDidLoad"])
    }

    func testRootOfAWindowAppearsWithIt() async {
        let controller = RecordingController()
        let window = UIWindow()
        window.rootViewController = controller
        XCTAssertEqual(controller.calls, [])
        window.makeKeyAndVisible()
        XCTAssertEqual(
            controller.calls, ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"]
        )
        XCTAssertTrue(controller.view.window === window)
    }

    func testContainerMakesTheAppearanceCallsOfAChild() async {
        let controller = RecordingController()
        controller.beginAppearanceTransition(true, animated: false)
        XCTAssertEqual(controller.calls, ["viewDidLoad", "viewWillAppear"])
        controller.endAppearanceTransition()
        XCTAssertEqual(controller.calls.dropFirst(2), ["viewIsAppearing", "viewDidAppear"])
        controller.beginAppearanceTransition(false, animated: false)
        XCTAssertEqual(controller.calls.dropFirst(4), ["viewWillDisappear"])
        controller.endAppearanceTransition()
        XCTAssertEqual(controller.calls.dropFirst(5), ["viewDidDisappear"])
    }

    func testAppearanceCallsReachTheShownChild() async {
        let child = RecordingController()
        let stack = UINavigationController(rootViewController: child)
        stack.loadViewIfNeeded()
        stack.beginAppearanceTransition(true, animated: false)
        stack.endAppearanceTransition()
        XCTAssertEqual(child.calls.suffix(3), ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
    }

    func testAppearanceTransitionThatDidNotBeginDoesNotEnd() async {
        let controller = RecordingController()
        controller.endAppearanceTransition()
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
        XCTAssertEqual(controller.calls, [])
    }

    func testTitleReachesTheNavigationItem() async {
        let controller = UIViewController()
        XCTAssertNil(controller.navigationItem.title)
        controller.title = "Title"
        XCTAssertEqual(controller.navigationItem.title, "Title")
    }

    func testPresentationIsKnownToBothSides() async {
        let (window, root) = makeVisibleRoot()
        let presented = UIViewController()
        root.present(presented, animated: true)
        XCTAssertTrue(root.presentedViewController === presented)
        XCTAssertTrue(presented.presentingViewController === root)
        XCTAssertTrue(presented.view.window === window)
    }

    func testPresentationNeedsAWindow() async {
        let root = UIViewController()
        root.present(UIViewController(), animated: true)
        XCTAssertNil(root.presentedViewController)
    }

    func testSecondPresentationIsIgnored() async {
        let (window, root) = makeVisibleRoot()
        let first = UIViewController()
        root.present(first, animated: true)
        root.present(UIViewController(), animated: true)
        XCTAssertTrue(root.presentedViewController === first)
        XCTAssertNotNil(window.rootViewController)
    }

    func testDismissOfThePresentedGoesToThePresenter() async {
        let (window, root) = makeVisibleRoot()
        let presented = UIViewController()
        root.present(presented, animated: true)
        presented.dismiss(animated: true)
        XCTAssertNil(root.presentedViewController)
        XCTAssertNil(presented.presentingViewController)
        XCTAssertNil(presented.view.window)
        XCTAssertNotNil(window.rootViewController)
    }

    func testDismissTakesAllThatIsAbove() async {
        let (window, root) = makeVisibleRoot()
        let first = UIViewController()
        let second = UIViewController()
        root.present(first, animated: true)
        first.present(second, animated: true)
        root.dismiss(animated: true)
        XCTAssertNil(first.presentedViewController)
        XCTAssertNil(second.view.window)
        XCTAssertNotNil(window.rootViewController)
    }

    func testOutermostAncestorPresentsForAChild() async {
        let child = UIViewController()
        let navigation = UINavigationController(rootViewController: child)
        let window = UIWindow()
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        let presented = UIViewController()
        child.present(presented, animated: true)
        XCTAssertTrue(presented.presentingViewController === navigation)
        XCTAssertTrue(child.presentedViewController === presented)
    }

    func testFullScreenPresentationHidesThePresenterUntilItIsOver() async {
        let root = RecordingController()
        let window = UIWindow()
        window.rootViewController = root
        window.makeKeyAndVisible()
        root.calls = []
        let presented = UIViewController()
        presented.modalPresentationStyle = .fullScreen
        root.present(presented, animated: true)
        XCTAssertEqual(root.calls, ["viewWillDisappear", "viewDidDisappear"])
        root.dismiss(animated: true)
        XCTAssertEqual(root.calls.suffix(3), ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
    }

    func testPresenterOwnsWhatItPresents() async {
        let (window, root) = makeVisibleRoot()
        weak var presented: UIViewController?
        do {
            let controller = UIViewController()
            root.present(controller, animated: true)
            presented = controller
        }
        XCTAssertNotNil(presented)
        root.dismiss(animated: true)
        XCTAssertNil(presented)
        XCTAssertNotNil(window.rootViewController)
    }

    func testChildKnowsItsParentWeakly() async {
        let child = UIViewController()
        do {
            let parent = UIViewController()
            parent.addChild(child)
            XCTAssertTrue(child.parent === parent)
            XCTAssertEqual(parent.children, [child])
        }
        XCTAssertNil(child.parent)
    }

    private func makeVisibleRoot() -> (UIWindow, UIViewController) {
        let window = UIWindow()
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        return (window, root)
    }
}

final class RecordingController: UIViewController {
    var calls: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        calls.append("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls.append("viewWillAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        calls.append("viewIsAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls.append("viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        calls.append("viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        calls.append("viewDidDisappear")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        calls.append("willMove(\(parent == nil ? "nil" : "parent"))")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        calls.append("didMove(\(parent == nil ? "nil" : "parent"))")
    }
}
