import UIKit
import XCTest

@testable import UIKitApp

@MainActor
final class SettingsConfiguratorTests: XCTestCase {
    // MARK: - Parts

    func testViewControllerHasItsConfigurator() async throws {
        // when
        let parts = try makeParts()

        // then
        XCTAssertTrue(parts.viewController.configurator is SettingsConfigurator)
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

    func testRouterHasTheDestinations() async throws {
        // when
        let parts = try makeParts()

        // then
        XCTAssertTrue(parts.router.destinations === parts.destinations)
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
        XCTAssertEqual(parts.viewController.title, NSLocalizedString("Settings", comment: ""))
    }

    func testModuleDoesNotKeepTheDestinations() async throws {
        // given
        weak var destinations: SettingsDestinationsSpy?

        // when
        let viewController: SettingsViewController
        do {
            let parts = try makeParts()
            viewController = parts.viewController
            destinations = parts.destinations
        }

        // then
        withExtendedLifetime(viewController) {
            XCTAssertNil(destinations)
        }
    }

    func testModuleIsGoneWithItsView() async throws {
        // given
        weak var viewController: SettingsViewController?
        weak var presenter: SettingsPresenter?
        weak var interactor: SettingsInteractor?
        weak var router: SettingsRouter?

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

extension SettingsConfiguratorTests {
    private struct Parts {
        let viewController: SettingsViewController
        let presenter: SettingsPresenter
        let interactor: SettingsInteractor
        let router: SettingsRouter
        let destinations: SettingsDestinationsSpy
    }

    /// Makes a module, loads its view and finds its parts, starting from the view controller.
    private func makeParts() throws -> Parts {
        let callLog = SettingsCallLog()
        let destinations = SettingsDestinationsSpy(callLog: callLog)
        let viewController = SettingsViewController(destinations: destinations)
        viewController.loadViewIfNeeded()
        let presenter = try XCTUnwrap(viewController.presenter as? SettingsPresenter)
        return Parts(
            viewController: viewController,
            presenter: presenter,
            interactor: try XCTUnwrap(presenter.interactor as? SettingsInteractor),
            router: try XCTUnwrap(presenter.router as? SettingsRouter),
            destinations: destinations
        )
    }
}
