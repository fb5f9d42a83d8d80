import UIKit
import XCTest

@testable import UIKitApp

@MainActor
final class DetailRouterTests: XCTestCase {
    // MARK: - DetailRouterProtocol

    func testPushedModuleIsPoppedWithAllAboveIt() async {
        // given
        let viewController = ViewControllerSpy()
        let below = UIViewController()
        let stack = NavigationControllerSpy()
        stack.viewControllers = [UIViewController(), below, viewController, UIViewController()]
        let router = DetailRouter(viewController: viewController, destinations: nil)

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
        let router = DetailRouter(viewController: viewController, destinations: nil)

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
        let router = DetailRouter(viewController: viewController, destinations: nil)

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
        let router = DetailRouter(viewController: viewController, destinations: nil)

        // when
        router.closeCurrentViewController()

        // then
        XCTAssertEqual(viewController.presenting.dismissAnimations, [true])
    }

    func testModuleWithoutAStackIsDismissed() async {
        // given
        let viewController = ViewControllerSpy()
        let router = DetailRouter(viewController: viewController, destinations: nil)

        // when
        router.closeCurrentViewController()

        // then
        XCTAssertEqual(viewController.presenting.dismissAnimations, [true])
    }

    func testCommentsIsMadeAndThenShown() async {
        // given
        let layers = Layers()
        let id: Int = 1

        // when
        layers.router.openComments(id: id)

        // then
        XCTAssertEqual(layers.callLog.calls, ["makeComments(id: \(id))", "show(_:sender:)"])
        XCTAssertEqual(layers.viewController.shown, [layers.destinations.commentsScreen])
    }

    // MARK: - Memory

    func testRouterDoesNotKeepItsViewController() async {
        // when
        let router = autoreleasepool {
            DetailRouter(viewController: UIViewController(), destinations: nil)
        }

        // then
        XCTAssertNil(router.viewController)
    }

    func testRouterDoesNotKeepItsDestinations() async {
        // given
        let viewController = UIViewController()

        // when
        let router = autoreleasepool {
            let destinations = DetailDestinationsSpy(callLog: DetailCallLog())
            return DetailRouter(viewController: viewController, destinations: destinations)
        }

        // then
        XCTAssertNil(router.destinations)
    }
}

extension DetailRouterTests {
    /// A router with spies in place of its collaborators.
    @MainActor
    private struct Layers {
        let callLog = DetailCallLog()
        let destinations: DetailDestinationsSpy
        let viewController: ShowingViewControllerSpy
        let router: DetailRouter

        init() {
            destinations = DetailDestinationsSpy(callLog: callLog)
            viewController = ShowingViewControllerSpy(callLog: callLog)
            router = DetailRouter(viewController: viewController, destinations: destinations)
        }
    }

    private final class ShowingViewControllerSpy: UIViewController {
        private(set) var shown: [UIViewController] = []
        private let callLog: DetailCallLog

        init(callLog: DetailCallLog) {
            self.callLog = callLog
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
            fatalError("the view controller is made in code")
        }

        override func show(_ vc: UIViewController, sender: Any?) {
            callLog.calls.append("show(_:sender:)")
            shown.append(vc)
        }
    }

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
