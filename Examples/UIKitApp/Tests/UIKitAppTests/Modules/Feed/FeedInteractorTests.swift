import XCTest

@testable import UIKitApp

@MainActor
final class FeedInteractorTests: XCTestCase {
    private lazy var layers = Layers()

    // MARK: - FeedInteractorProtocol

    func testObtainedTitleIsReported() async {
        // given
        let title = NSLocalizedString("Feed", comment: "")

        // when
        layers.interactor?.obtainTitle()

        // then
        XCTAssertEqual(layers.callLog.calls, ["didObtainTitle(\(title))"])
    }

    func testResultOfFetchPostsIsReportedAfterTheServiceWasCalled() async {
        // given
        self.layers.service.fetchPostsResults = [[Post(id: 1, title: "First snow")]]

        // when
        self.layers.interactor?.fetchPosts()
        await self.layers.interactor?.fetchPostsTask?.value

        // then
        XCTAssertEqual(
            self.layers.callLog.calls,
            [
                "fetchPosts()",
                "didFetchPosts(\(String(describing: self.layers.service.fetchPostsResults[0])))",
            ]
        )
    }

    func testFailureOfFetchPostsIsReported() async {
        // given
        self.layers.service.fetchPostsErrors = [TestError()]

        // when
        self.layers.interactor?.fetchPosts()
        await self.layers.interactor?.fetchPostsTask?.value

        // then
        XCTAssertEqual(
            self.layers.callLog.calls,
            [
                "fetchPosts()",
                "didFailToFetchPosts(with: \(self.layers.service.fetchPostsErrors[0]))",
            ]
        )
    }

    func testNewFetchPostsCancelsTheEarlierOneAndIsReportedAlone() async {
        // given
        self.layers.service.fetchPostsResults = [[Post(id: 1, title: "First snow")]]

        // when
        self.layers.interactor?.fetchPosts()
        let earlierFetchPostsTask = self.layers.interactor?.fetchPostsTask
        self.layers.interactor?.fetchPosts()
        await earlierFetchPostsTask?.value
        await self.layers.interactor?.fetchPostsTask?.value

        // then
        XCTAssertEqual(earlierFetchPostsTask?.isCancelled, true)
        XCTAssertEqual(self.layers.callLog.calls.count, 3)
    }

    func testFailureOfACancelledFetchPostsIsNotReported() async {
        // given
        self.layers.service.fetchPostsErrors = [TestError()]

        // when
        self.layers.interactor?.fetchPosts()
        self.layers.interactor?.fetchPostsTask?.cancel()
        await self.layers.interactor?.fetchPostsTask?.value

        // then
        XCTAssertEqual(self.layers.callLog.calls, ["fetchPosts()"])
    }

    func testFetchPostsIsCancelledWithItsInteractor() async {
        // given
        self.layers.service.fetchPostsResults = [[Post(id: 1, title: "First snow")]]
        self.layers.service.duringFetchPosts = { [weak self] in self?.layers.interactor = nil }

        // when
        self.layers.interactor?.fetchPosts()
        let fetchPostsTask = self.layers.interactor?.fetchPostsTask
        await fetchPostsTask?.value

        // then
        XCTAssertEqual(fetchPostsTask?.isCancelled, true)
        XCTAssertEqual(self.layers.callLog.calls, ["fetchPosts()"])
    }

    // MARK: - Memory

    func testInteractorDoesNotKeepItsPresenter() async {
        // given
        let interactor: FeedInteractor

        // when
        do {
            let presenter = FeedPresenterSpy(callLog: layers.callLog)
            interactor = FeedInteractor(presenter: presenter, service: layers.service)
        }

        // then
        XCTAssertNil(interactor.presenter)
    }

    func testInteractorKeepsItsService() async {
        // given
        weak var service: FeedServiceSpy?

        // when
        let interactor: FeedInteractor?
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

extension FeedInteractorTests {
    /// An interactor with spies in place of its collaborators.
    @MainActor
    private final class Layers {
        let callLog = FeedCallLog()
        let presenter: FeedPresenterSpy
        let service: FeedServiceSpy
        var interactor: FeedInteractor?

        init() {
            presenter = FeedPresenterSpy(callLog: callLog)
            service = FeedServiceSpy(callLog: callLog)
            interactor = FeedInteractor(presenter: presenter, service: service)
        }
    }

    private struct TestError: Error {}
}
