import UIKit
import XCTest

@testable import UIKitApp

@MainActor
final class DetailConfiguratorTests: XCTestCase {
    // MARK: - Parts

    func testViewControllerHasItsConfigurator() async throws {
        // when
        let parts = try makeParts()

        // then
        XCTAssertTrue(parts.viewController.configurator is DetailConfigurator)
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

    func testPresenterHasTheInput() async throws {
        // when
        let parts = try makeParts()

        // then
        XCTAssertEqual("\(parts.presenter.input)", "\(DetailInput.sample)")
    }

    func testInteractorWorksWithTheService() async throws {
        // when
        let parts = try makeParts()

        // then
        XCTAssertTrue(parts.interactor.service as? DetailServiceSpy === parts.service)
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
        XCTAssertEqual(parts.viewController.title, NSLocalizedString("Detail", comment: ""))
    }

    func testModuleDoesNotKeepTheDestinations() async throws {
        // given
        weak var destinations: DetailDestinationsSpy?

        // when
        let viewController: DetailViewController
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
        weak var viewController: DetailViewController?
        weak var presenter: DetailPresenter?
        weak var interactor: DetailInteractor?
        weak var router: DetailRouter?

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

extension DetailConfiguratorTests {
    private struct Parts {
        let viewController: DetailViewController
        let presenter: DetailPresenter
        let interactor: DetailInteractor
        let router: DetailRouter
        let service: DetailServiceSpy
        let destinations: DetailDestinationsSpy
    }

    /// Makes a module, loads its view and finds its parts, starting from the view controller.
    private func makeParts() throws -> Parts {
        let callLog = DetailCallLog()
        let service = DetailServiceSpy(callLog: callLog)
        service.fetchArticleResults = [Article(title: "First snow", text: "It snows.")]
        let destinations = DetailDestinationsSpy(callLog: callLog)
        let viewController = DetailViewController(
            input: .sample,
            service: service,
            destinations: destinations
        )
        viewController.loadViewIfNeeded()
        let presenter = try XCTUnwrap(viewController.presenter as? DetailPresenter)
        return Parts(
            viewController: viewController,
            presenter: presenter,
            interactor: try XCTUnwrap(presenter.interactor as? DetailInteractor),
            router: try XCTUnwrap(presenter.router as? DetailRouter),
            service: service,
            destinations: destinations
        )
    }
}
