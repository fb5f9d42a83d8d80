import UIKit
import XCTest

@testable import UIKitApp

@MainActor
final class CommentsConfiguratorTests: XCTestCase {
    // MARK: - Parts

    func testViewControllerHasItsConfigurator() async throws {
        // when
        let parts = try makeParts()

        // then
        XCTAssertTrue(parts.viewController.configurator is CommentsConfigurator)
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
        XCTAssertEqual("\(parts.presenter.input)", "\(CommentsInput.sample)")
    }

    func testInteractorWorksWithTheService() async throws {
        // when
        let parts = try makeParts()

        // then
        XCTAssertTrue(parts.interactor.service as? CommentsServiceSpy === parts.service)
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
        XCTAssertEqual(parts.viewController.title, NSLocalizedString("Comments", comment: ""))
    }

    func testModuleIsGoneWithItsView() async throws {
        // given
        weak var viewController: CommentsViewController?
        weak var presenter: CommentsPresenter?
        weak var interactor: CommentsInteractor?
        weak var router: CommentsRouter?

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

extension CommentsConfiguratorTests {
    private struct Parts {
        let viewController: CommentsViewController
        let presenter: CommentsPresenter
        let interactor: CommentsInteractor
        let router: CommentsRouter
        let service: CommentsServiceSpy
    }

    /// Makes a module, loads its view and finds its parts, starting from the view controller.
    private func makeParts() throws -> Parts {
        let callLog = CommentsCallLog()
        let service = CommentsServiceSpy(callLog: callLog)
        service.fetchCommentsResults = [[Comment(author: "Ann", text: "Lovely!")]]
        let viewController = CommentsViewController(input: .sample, service: service)
        viewController.loadViewIfNeeded()
        let presenter = try XCTUnwrap(viewController.presenter as? CommentsPresenter)
        return Parts(
            viewController: viewController,
            presenter: presenter,
            interactor: try XCTUnwrap(presenter.interactor as? CommentsInteractor),
            router: try XCTUnwrap(presenter.router as? CommentsRouter),
            service: service
        )
    }
}
