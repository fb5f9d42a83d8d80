import UIKit
import XCTest

@MainActor
final class ContainerTests: XCTestCase {
    func testPushPutsAControllerOnTop() async {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let pushed = UIViewController()
        navigation.pushViewController(pushed, animated: true)
        XCTAssertTrue(navigation.topViewController === pushed)
        XCTAssertTrue(pushed.navigationController === navigation)
        XCTAssertTrue(pushed.parent === navigation)
    }

    func testPopGivesTheTopBack() async {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let pushed = UIViewController()
        navigation.pushViewController(pushed, animated: true)
        XCTAssertTrue(navigation.popViewController(animated: true) === pushed)
        XCTAssertNil(pushed.navigationController)
    }

    func testPopLeavesTheBottom() async {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        XCTAssertNil(navigation.popViewController(animated: true))
        XCTAssertEqual(navigation.viewControllers, [root])
    }

    func testPopToRootGivesAllOthersBack() async {
        let controllers = [UIViewController(), UIViewController(), UIViewController()]
        let navigation = UINavigationController()
        navigation.viewControllers = controllers
        XCTAssertEqual(navigation.popToRootViewController(animated: true), Array(controllers[1...]))
    }

    func testOnlyTheTopIsShown() async {
        let root = RecordingController()
        let navigation = UINavigationController(rootViewController: root)
        let window = UIWindow()
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        XCTAssertTrue(root.view.window === window)
        navigation.pushViewController(UIViewController(), animated: true)
        XCTAssertNil(root.view.window)
        navigation.popViewController(animated: true)
        XCTAssertTrue(root.view.window === window)
        XCTAssertEqual(
            root.calls,
            [
                "willMove(parent)", "didMove(parent)",
                "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
                "viewWillDisappear", "viewDidDisappear",
                "viewWillAppear", "viewIsAppearing", "viewDidAppear",
            ]
        )
    }

    func testPoppedControllerLeavesItsParent() async {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let pushed = RecordingController()
        navigation.pushViewController(pushed, animated: true)
        navigation.popViewController(animated: true)
        XCTAssertEqual(
            pushed.calls, ["willMove(parent)", "didMove(parent)", "willMove(nil)", "didMove(nil)"]
        )
    }

    func testStackOwnsItsControllers() async {
        let navigation = UINavigationController(rootViewController: UIViewController())
        weak var pushed: UIViewController?
        do {
            let controller = UIViewController()
            navigation.pushViewController(controller, animated: true)
            pushed = controller
        }
        XCTAssertNotNil(pushed)
        navigation.popViewController(animated: true)
        XCTAssertNil(pushed)
    }

    func testFirstTabIsSelected() async {
        let tabs = UITabBarController()
        let controllers = [UIViewController(), UIViewController()]
        tabs.viewControllers = controllers
        XCTAssertEqual(tabs.selectedIndex, 0)
        tabs.selectedIndex = 1
        XCTAssertTrue(tabs.selectedViewController === controllers[1])
    }

    func testOnlyTheSelectedTabIsShown() async {
        let tabs = UITabBarController()
        let controllers = [UIViewController(), UIViewController()]
        tabs.viewControllers = controllers
        tabs.loadViewIfNeeded()
        tabs.selectedIndex = 1
        XCTAssertEqual(tabs.view.subviews, [controllers[1].view])
    }
}
