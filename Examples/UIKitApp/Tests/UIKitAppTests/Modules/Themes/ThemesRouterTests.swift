import UIKit
import XCTest

@testable import UIKitApp

@MainActor
final class ThemesRouterTests: XCTestCase {
    // MARK: - ThemesRouterProtocol

    func testPushedModuleIsPoppedWithAllAboveIt() async {
        // given
        let viewController = ViewControllerSpy()
        let below = UIViewController()
        let stack = NavigationControllerSpy()
        stack.viewControllers = [UIViewController(), below, viewController, UIViewController()]
        let router = ThemesRouter(viewController: viewController)

        // when
        router.closeCurrentViewController()

        // then
        XCTAssertEqual(stack.shownAgain, [below])
    }

    func testPushedModuleIsPoppedWithAnAnimation() async {
        // given
        let viewController = ViewControllerSpy()
        let stack = NavigationControllerSpy()
        stack.viewControllers = [UIViewController(), viewController]
        let router = ThemesRouter(viewController: viewController)

        // when
        router.closeCurrentViewController()

        // then
        XCTAssertEqual(stack.popAnimations, [true])
    }

    func testPushedModuleIsNotDismissed() async {
        // given
        let viewController = ViewControllerSpy()
        let stack = NavigationControllerSpy()
        stack.viewControllers = [UIViewController(), viewController]
        let router = ThemesRouter(viewController: viewController)

        // when
        router.closeCurrentViewController()

        // then
        XCTAssertEqual(viewController.presenting.dismissAnimations, [])
    }

    func testModuleAtTheBottomOfAStackIsDismissed() async {
        // given
        let viewController = ViewControllerSpy()
        let stack = NavigationControllerSpy()
        stack.viewControllers = [viewController, UIViewController()]
        let router = ThemesRouter(viewController: viewController)

        // when
        router.closeCurrentViewController()

        // then
        XCTAssertEqual(viewController.presenting.dismissAnimations, [true])
    }

    func testModuleWithoutAStackIsDismissed() async {
        // given
        let viewController = ViewControllerSpy()
        let router = ThemesRouter(viewController: viewController)

        // when
        router.closeCurrentViewController()

        // then
        XCTAssertEqual(viewController.presenting.dismissAnimations, [true])
    }

    // MARK: - Memory

    func testRouterDoesNotKeepItsViewController() async {
        // when
        let router = autoreleasepool {
            ThemesRouter(viewController: UIViewController())
        }

        // then
        XCTAssertNil(router.viewController)
    }
}

extension ThemesRouterTests {
    private final class ViewControllerSpy: UIViewController {
        let presenting = PresentingViewControllerSpy()

        override var presentingViewController: UIViewController? { presenting }
    }

    private final class PresentingViewControllerSpy: UIViewController {
        private(set) var dismissAnimations: [Bool] = []

        override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
            dismissAnimations.append(flag)
        }
    }

    private final class NavigationControllerSpy: UINavigationController {
        private(set) var shownAgain: [UIViewController] = []
        private(set) var popAnimations: [Bool] = []

        override func popToViewController(
            _ viewController: UIViewController,
            animated: Bool
        ) -> [UIViewController]? {
            shownAgain.append(viewController)
            popAnimations.append(animated)
            return nil
        }
    }
}
