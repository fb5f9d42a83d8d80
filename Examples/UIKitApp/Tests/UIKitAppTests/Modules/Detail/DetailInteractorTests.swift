import XCTest

@testable import UIKitApp

@MainActor
final class DetailInteractorTests: XCTestCase {
    private lazy var layers = Layers()

    // MARK: - DetailInteractorProtocol

    func testObtainedTitleIsReported() async {
        // given
        let title = NSLocalizedString("Detail", comment: "")

        // when
        layers.interactor?.obtainTitle()

        // then
        XCTAssertEqual(layers.callLog.calls, ["didObtainTitle(\(title))"])
    }

    func testResultOfFetchArticleIsReportedAfterTheServiceWasCalled() async {
        // given
        let id: Int = 1
        self.layers.service.fetchArticleResults = [Article(title: "First snow", text: "It snows.")]

        // when
        self.layers.interactor?.fetchArticle(id: id)
        await self.layers.interactor?.fetchArticleTask?.value

        // then
        XCTAssertEqual(
            self.layers.callLog.calls,
            [
                "fetchArticle(id: \(id))",
                "didFetchArticle(\(String(describing: self.layers.service.fetchArticleResults[0])))",
            ]
        )
    }

    func testFailureOfFetchArticleIsReported() async {
        // given
        let id: Int = 1
        self.layers.service.fetchArticleErrors = [TestError()]

        // when
        self.layers.interactor?.fetchArticle(id: id)
        await self.layers.interactor?.fetchArticleTask?.value

        // then
        XCTAssertEqual(
            self.layers.callLog.calls,
            [
                "fetchArticle(id: \(id))",
                "didFailToFetchArticle(with: \(self.layers.service.fetchArticleErrors[0]))",
            ]
        )
    }

    func testNewFetchArticleCancelsTheEarlierOneAndIsReportedAlone() async {
        // given
        let id: Int = 1
        self.layers.service.fetchArticleResults = [Article(title: "First snow", text: "It snows.")]

        // when
        self.layers.interactor?.fetchArticle(id: id)
        let earlierFetchArticleTask = self.layers.interactor?.fetchArticleTask
        self.layers.interactor?.fetchArticle(id: id)
        await earlierFetchArticleTask?.value
        await self.layers.interactor?.fetchArticleTask?.value

        // then
        XCTAssertEqual(earlierFetchArticleTask?.isCancelled, true)
        XCTAssertEqual(self.layers.callLog.calls.count, 3)
    }

    func testFailureOfACancelledFetchArticleIsNotReported() async {
        // given
        let id: Int = 1
        self.layers.service.fetchArticleErrors = [TestError()]

        // when
        self.layers.interactor?.fetchArticle(id: id)
        self.layers.interactor?.fetchArticleTask?.cancel()
        await self.layers.interactor?.fetchArticleTask?.value

        // then
        XCTAssertEqual(self.layers.callLog.calls, ["fetchArticle(id: \(id))"])
    }

    func testFetchArticleIsCancelledWithItsInteractor() async {
        // given
        let id: Int = 1
        self.layers.service.fetchArticleResults = [Article(title: "First snow", text: "It snows.")]
        self.layers.service.duringFetchArticle = { [weak self] in self?.layers.interactor = nil }

        // when
        self.layers.interactor?.fetchArticle(id: id)
        let fetchArticleTask = self.layers.interactor?.fetchArticleTask
        await fetchArticleTask?.value

        // then
        XCTAssertEqual(fetchArticleTask?.isCancelled, true)
        XCTAssertEqual(self.layers.callLog.calls, ["fetchArticle(id: \(id))"])
    }

    // MARK: - Memory

    func testInteractorDoesNotKeepItsPresenter() async {
        // given
        let interactor: DetailInteractor

        // when
        do {
            let presenter = DetailPresenterSpy(callLog: layers.callLog)
            interactor = DetailInteractor(presenter: presenter, service: layers.service)
        }

        // then
        XCTAssertNil(interactor.presenter)
    }

    func testInteractorKeepsItsService() async {
        // given
        weak var service: DetailServiceSpy?

        // when
        let interactor: DetailInteractor?
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

extension DetailInteractorTests {
    /// An interactor with spies in place of its collaborators.
    @MainActor
    private final class Layers {
        let callLog = DetailCallLog()
        let presenter: DetailPresenterSpy
        let service: DetailServiceSpy
        var interactor: DetailInteractor?

        init() {
            presenter = DetailPresenterSpy(callLog: callLog)
            service = DetailServiceSpy(callLog: callLog)
            interactor = DetailInteractor(presenter: presenter, service: service)
        }
    }

    private struct TestError: Error {}
}
