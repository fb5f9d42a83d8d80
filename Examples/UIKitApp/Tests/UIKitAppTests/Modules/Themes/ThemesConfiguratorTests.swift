import UIKit
import XCTest

@testable import UIKitApp

@MainActor
final class ThemesConfiguratorTests: XCTestCase {
    // MARK: - Parts

    func testViewControllerHasItsConfigurator() async throws {
        // when
        let parts = try makeParts()

        // then
        XCTAssertTrue(parts.viewController.configurator is ThemesConfigurator)
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
        XCTAssertTrue(parts.interactor.service as? ThemesServiceSpy === parts.service)
    }

    func testPresenterReportsToTheOutput() async throws {
        // when
        let parts = try makeParts()

        // then
        XCTAssertTrue(parts.presenter.output === parts.output)
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
        XCTAssertEqual(parts.viewController.title, NSLocalizedString("Themes", comment: ""))
    }

    func testModuleDoesNotKeepTheOutput() async throws {
        // given
        weak var output: ThemesOutputSpy?

        // when
        let viewController: ThemesViewController
        do {
            let parts = try makeParts()
            viewController = parts.viewController
            output = parts.output
        }

        // then
        withExtendedLifetime(viewController) {
            XCTAssertNil(output)
        }
    }

    func testModuleIsGoneWithItsView() async throws {
        // given
        weak var viewController: ThemesViewController?
        weak var presenter: ThemesPresenter?
        weak var interactor: ThemesInteractor?
        weak var router: ThemesRouter?

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

extension ThemesConfiguratorTests {
    private struct Parts {
        let viewController: ThemesViewController
        let presenter: ThemesPresenter
        let interactor: ThemesInteractor
        let router: ThemesRouter
        let service: ThemesServiceSpy
        let output: ThemesOutputSpy
    }

    /// Makes a module, loads its view and finds its parts, starting from the view controller.
    private func makeParts() throws -> Parts {
        let callLog = ThemesCallLog()
        let service = ThemesServiceSpy(callLog: callLog)
        service.fetchThemesResults = [[Theme(name: "name")]]
        let output = ThemesOutputSpy(callLog: callLog)
        let viewController = ThemesViewController(service: service, output: output)
        viewController.loadViewIfNeeded()
        let presenter = try XCTUnwrap(viewController.presenter as? ThemesPresenter)
        return Parts(
            viewController: viewController,
            presenter: presenter,
            interactor: try XCTUnwrap(presenter.interactor as? ThemesInteractor),
            router: try XCTUnwrap(presenter.router as? ThemesRouter),
            service: service,
            output: output
        )
    }
}
