import UIKit
import XCTest

@testable import UIKitApp

@MainActor
final class FeedConfiguratorTests: XCTestCase {
    // MARK: - Parts

    func testViewControllerHasItsConfigurator() async throws {
        // when
        let parts = try makeParts()

        // then
        XCTAssertTrue(parts.viewController.configurator is FeedConfigurator)
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
        XCTAssertTrue(parts.interactor.service as? FeedServiceSpy === parts.service)
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
        XCTAssertEqual(parts.viewController.title, NSLocalizedString("Feed", comment: ""))
    }

    func testModuleDoesNotKeepTheDestinations() async throws {
        // given
        weak var destinations: FeedDestinationsSpy?

        // when
        let viewController: FeedViewController
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
        weak var viewController: FeedViewController?
        weak var presenter: FeedPresenter?
        weak var interactor: FeedInteractor?
        weak var router: FeedRouter?

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

extension FeedConfiguratorTests {
    private struct Parts {
        let viewController: FeedViewController
        let presenter: FeedPresenter
        let interactor: FeedInteractor
        let router: FeedRouter
        let service: FeedServiceSpy
        let destinations: FeedDestinationsSpy
    }

    /// Makes a module, loads its view and finds its parts, starting from the view controller.
    private func makeParts() throws -> Parts {
        let callLog = FeedCallLog()
        let service = FeedServiceSpy(callLog: callLog)
        service.fetchPostsResults = [[Post(id: 1, title: "First snow")]]
        let destinations = FeedDestinationsSpy(callLog: callLog)
        let viewController = FeedViewController(service: service, destinations: destinations)
        viewController.loadViewIfNeeded()
        let presenter = try XCTUnwrap(viewController.presenter as? FeedPresenter)
        return Parts(
            viewController: viewController,
            presenter: presenter,
            interactor: try XCTUnwrap(presenter.interactor as? FeedInteractor),
            router: try XCTUnwrap(presenter.router as? FeedRouter),
            service: service,
            destinations: destinations
        )
    }
}
