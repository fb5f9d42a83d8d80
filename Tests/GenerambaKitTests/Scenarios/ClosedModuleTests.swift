import GenerambaKit
import Testing

/// Tests that a Rambler VIPER module reports its end, however its screens are shown and closed.
struct ClosedModuleTests {
    @Test func aModuleReportsOnceThatItIsClosed() throws {
        let settings = Shop.settings.replacing("name: page", with: "name: rviper_controller")
        let project = try Shop.sandbox(settings: settings)
        #expect(try project.run("template", "install").status == 0)
        #expect(try project.run("gen", "Profile").status == 0)
        try project.write(["Tests/ShopTests/PresentedModuleTests.swift": Self.tests])
        let results = try project.testResults(.swift6)
        #expect(results.filter { $0.name.hasPrefix("PresentedModuleTests.") }.count == 9)
        #expect(results.filter { $0.outcome != .passed } == [])
    }

    /// Shows a module in a window of the stand-in for UIKit, where transitions take no time.
    private static let tests = """
        import UIKit
        import XCTest

        @testable import Shop

        @MainActor
        final class PresentedModuleTests: XCTestCase {
          private final class Caller: ProfileModuleOutput {
            private(set) var closings = 0

            func didClose(_ module: any ProfileModuleInput) {
              closings += 1
            }
          }

          private let caller = Caller()
          private lazy var window = UIWindow()

          private func makeModule() -> UIViewController {
            let module = ProfileAssembly.makeModule()
            module.input.configure(with: caller)
            return module.viewController
          }

          private func show(_ root: UIViewController) {
            window.rootViewController = root
            window.makeKeyAndVisible()
          }

          private func close(_ viewController: UIViewController) throws {
            let view = try XCTUnwrap(viewController as? ProfileViewController)
            view.output.didTriggerCloseEvent()
          }

          func testPopToRootWhileCovered() async {
            let stack = UINavigationController(rootViewController: UIViewController())
            show(stack)
            stack.pushViewController(makeModule(), animated: false)
            stack.pushViewController(UIViewController(), animated: false)
            XCTAssertEqual(caller.closings, 0)
            stack.popToRootViewController(animated: false)
            XCTAssertEqual(caller.closings, 1)
          }

          func testOwnCloseWhileCoveredInAPushedStack() async throws {
            let stack = UINavigationController(rootViewController: UIViewController())
            show(stack)
            let module = makeModule()
            stack.pushViewController(module, animated: false)
            stack.pushViewController(UIViewController(), animated: false)
            try close(module)
            XCTAssertEqual(caller.closings, 1)
          }

          func testOwnCloseWhileCoveredInAPresentedStack() async throws {
            show(UIViewController())
            let module = makeModule()
            let stack = UINavigationController(rootViewController: module)
            window.rootViewController?.present(stack, animated: false)
            stack.pushViewController(UIViewController(), animated: false)
            try close(module)
            XCTAssertEqual(caller.closings, 1)
            XCTAssertNil(window.rootViewController?.presentedViewController)
          }

          func testDismissalOfItsStackWhileCovered() async {
            show(UIViewController())
            autoreleasepool {
              let stack = UINavigationController(rootViewController: makeModule())
              window.rootViewController?.present(stack, animated: false)
              stack.pushViewController(UIViewController(), animated: false)
            }
            window.rootViewController?.dismiss(animated: false)
            XCTAssertEqual(caller.closings, 1)
          }

          func testDismissalOfATabBarAroundItsStack() async {
            show(UIViewController())
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: makeModule())]
            window.rootViewController?.present(tabs, animated: false)
            window.rootViewController?.dismiss(animated: false)
            XCTAssertEqual(caller.closings, 1)
          }

          func testDismissalUnderAFullScreenPresentation() async {
            show(UIViewController())
            autoreleasepool {
              let stack = UINavigationController(rootViewController: makeModule())
              window.rootViewController?.present(stack, animated: false)
              let cover = UIViewController()
              cover.modalPresentationStyle = .fullScreen
              stack.present(cover, animated: false)
            }
            XCTAssertEqual(caller.closings, 0)
            window.rootViewController?.dismiss(animated: false)
            XCTAssertEqual(caller.closings, 1)
          }

          func testOwnCloseUnderAFullScreenPresentation() async throws {
            show(UIViewController())
            let module = makeModule()
            let stack = UINavigationController(rootViewController: module)
            window.rootViewController?.present(stack, animated: false)
            let cover = UIViewController()
            cover.modalPresentationStyle = .fullScreen
            stack.present(cover, animated: false)
            try close(module)
            XCTAssertEqual(caller.closings, 1)
          }

          func testChangeOfTheRoot() async {
            show(UINavigationController(rootViewController: makeModule()))
            show(UIViewController())
            XCTAssertEqual(caller.closings, 1)
          }

          func testCoverAndReturnReportNothing() async {
            let stack = UINavigationController(rootViewController: UIViewController())
            show(stack)
            stack.pushViewController(makeModule(), animated: false)
            stack.pushViewController(UIViewController(), animated: false)
            stack.popViewController(animated: false)
            XCTAssertEqual(caller.closings, 0)
          }
        }

        """
}
