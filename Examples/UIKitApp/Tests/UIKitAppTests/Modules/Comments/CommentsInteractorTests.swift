import XCTest

@testable import UIKitApp

@MainActor
final class CommentsInteractorTests: XCTestCase {
    private lazy var layers = Layers()

    // MARK: - CommentsInteractorProtocol

    func testObtainedTitleIsReported() async {
        // given
        let title = NSLocalizedString("Comments", comment: "")

        // when
        layers.interactor?.obtainTitle()

        // then
        XCTAssertEqual(layers.callLog.calls, ["didObtainTitle(\(title))"])
    }

    func testResultOfFetchCommentsIsReportedAfterTheServiceWasCalled() async {
        // given
        let id: Int = 1
        self.layers.service.fetchCommentsResults = [[Comment(author: "Ann", text: "Lovely!")]]

        // when
        self.layers.interactor?.fetchComments(id: id)
        await self.layers.interactor?.fetchCommentsTask?.value

        // then
        XCTAssertEqual(
            self.layers.callLog.calls,
            [
                "fetchComments(id: \(id))",
                "didFetchComments(\(String(describing: self.layers.service.fetchCommentsResults[0])))",
            ]
        )
    }

    func testFailureOfFetchCommentsIsReported() async {
        // given
        let id: Int = 1
        self.layers.service.fetchCommentsErrors = [TestError()]

        // when
        self.layers.interactor?.fetchComments(id: id)
        await self.layers.interactor?.fetchCommentsTask?.value

        // then
        XCTAssertEqual(
            self.layers.callLog.calls,
            [
                "fetchComments(id: \(id))",
                "didFailToFetchComments(with: \(self.layers.service.fetchCommentsErrors[0]))",
            ]
        )
    }

    func testNewFetchCommentsCancelsTheEarlierOneAndIsReportedAlone() async {
        // given
        let id: Int = 1
        self.layers.service.fetchCommentsResults = [[Comment(author: "Ann", text: "Lovely!")]]

        // when
        self.layers.interactor?.fetchComments(id: id)
        let earlierFetchCommentsTask = self.layers.interactor?.fetchCommentsTask
        self.layers.interactor?.fetchComments(id: id)
        await earlierFetchCommentsTask?.value
        await self.layers.interactor?.fetchCommentsTask?.value

        // then
        XCTAssertEqual(earlierFetchCommentsTask?.isCancelled, true)
        XCTAssertEqual(self.layers.callLog.calls.count, 3)
    }

    func testFailureOfACancelledFetchCommentsIsNotReported() async {
        // given
        let id: Int = 1
        self.layers.service.fetchCommentsErrors = [TestError()]

        // when
        self.layers.interactor?.fetchComments(id: id)
        self.layers.interactor?.fetchCommentsTask?.cancel()
        await self.layers.interactor?.fetchCommentsTask?.value

        // then
        XCTAssertEqual(self.layers.callLog.calls, ["fetchComments(id: \(id))"])
    }

    func testFetchCommentsIsCancelledWithItsInteractor() async {
        // given
        let id: Int = 1
        self.layers.service.fetchCommentsResults = [[Comment(author: "Ann", text: "Lovely!")]]
        self.layers.service.duringFetchComments = { [weak self] in self?.layers.interactor = nil }

        // when
        self.layers.interactor?.fetchComments(id: id)
        let fetchCommentsTask = self.layers.interactor?.fetchCommentsTask
        await fetchCommentsTask?.value

        // then
        XCTAssertEqual(fetchCommentsTask?.isCancelled, true)
        XCTAssertEqual(self.layers.callLog.calls, ["fetchComments(id: \(id))"])
    }

    // MARK: - Memory

    func testInteractorDoesNotKeepItsPresenter() async {
        // given
        let interactor: CommentsInteractor

        // when
        do {
            let presenter = CommentsPresenterSpy(callLog: layers.callLog)
            interactor = CommentsInteractor(presenter: presenter, service: layers.service)
        }

        // then
        XCTAssertNil(interactor.presenter)
    }

    func testInteractorKeepsItsService() async {
        // given
        weak var service: CommentsServiceSpy?

        // when
        let interactor: CommentsInteractor?
        do {
            let layers = Layers()
            interactor = layers.interactor
            service = layers.service
        }

        // then
        withExtendedLifetime(interactor) {
            XCTAssertNotNil(service)
        }
    }
}

extension CommentsInteractorTests {
    /// An interactor with spies in place of its collaborators.
    @MainActor
    private final class Layers {
        let callLog = CommentsCallLog()
        let presenter: CommentsPresenterSpy
        let service: CommentsServiceSpy
        var interactor: CommentsInteractor?

        init() {
            presenter = CommentsPresenterSpy(callLog: callLog)
            service = CommentsServiceSpy(callLog: callLog)
            interactor = CommentsInteractor(presenter: presenter, service: service)
        }
    }

    private struct TestError: Error {}
}
