import UIKit
import XCTest

@testable import UIKitApp

@MainActor
final class ComposeConfiguratorTests: XCTestCase {
    // MARK: - Parts

    func testViewControllerHasItsConfigurator() async throws {
        // when
        let parts = try makeParts()

        // then
        XCTAssertTrue(parts.viewController.configurator is ComposeConfigurator)
    }

    func testViewControllerHasItsPresenter() async throws {
        // when
        let parts = try makeParts()

        // then
        XCTAssertTrue(parts.viewController.presenter === parts.presenter)
    }

    func testPresenterHasItsInteractor() async throws {
        // when
        let parts = try makeParts()

        // then
        XCTAssertTrue(parts.presenter.interactor === parts.interactor)
    }

    func testPresenterHasItsRouter() async throws {
        // when
        let parts = try makeParts()

        // then
        XCTAssertTrue(parts.presenter.router === parts.router)
    }

    func testInteractorWorksWithTheService() async throws {
        // when
        let parts = try makeParts()

        // then
        XCTAssertTrue(parts.interactor.service as? ComposeServiceSpy === parts.service)
    }

    // MARK: - Ways back

    func testPresenterKnowsItsView() async throws {
        // when
        let parts = try makeParts()

        // then
        XCTAssertTrue(parts.presenter.view === parts.viewController)
    }

    func testInteractorReportsToThePresenter() async throws {
        // when
        let parts = try makeParts()

        // then
        XCTAssertTrue(parts.interactor.presenter === parts.presenter)
    }

    func testRouterLeadsFromTheViewController() async throws {
        // when
        let parts = try makeParts()

        // then
        XCTAssertTrue(parts.router.viewController === parts.viewController)
    }

    // MARK: - Module

    func testModuleShowsItsTitleWhenItsViewLoads() async throws {
        // when
        let parts = try makeParts()

        // then
        XCTAssertEqual(parts.viewController.title, NSLocalizedString("Compose", comment: ""))
    }

    func testModuleIsGoneWithItsView() async throws {
        // given
        weak var viewController: ComposeViewController?
        weak var presenter: ComposePresenter?
        weak var interactor: ComposeInteractor?
        weak var router: ComposeRouter?

        // when
        try autoreleasepool {
            let parts = try makeParts()
            viewController = parts.viewController
            presenter = parts.presenter
            interactor = parts.interactor
            router = parts.router
        }

        // then
        let parts: [AnyObject?] = [viewController, presenter, interactor, router]
        XCTAssertTrue(parts.allSatisfy { $0 == nil })
    }
}

extension ComposeConfiguratorTests {
    private struct Parts {
        let viewController: ComposeViewController
        let presenter: ComposePresenter
        let interactor: ComposeInteractor
        let router: ComposeRouter
        let service: ComposeServiceSpy
    }

    /// Makes a module, loads its view and finds its parts, starting from the view controller.
    private func makeParts() throws -> Parts {
        let callLog = ComposeCallLog()
        let service = ComposeServiceSpy(callLog: callLog)
        let viewController = ComposeViewController(service: service)
        viewController.loadViewIfNeeded()
        let presenter = try XCTUnwrap(viewController.presenter as? ComposePresenter)
        return Parts(
            viewController: viewController,
            presenter: presenter,
            interactor: try XCTUnwrap(presenter.interactor as? ComposeInteractor),
            router: try XCTUnwrap(presenter.router as? ComposeRouter),
            service: service
        )
    }
}
