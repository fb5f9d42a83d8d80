import XCTest

@testable import UIKitApp

@MainActor
final class DetailPresenterTests: XCTestCase {
    private lazy var layers = Layers()

    // MARK: - Events

    func testViewIsFilledWhenItLoads() async {
        // when
        layers.presenter.configureView()

        // then
        XCTAssertEqual(
            layers.callLog.calls,
            ["obtainTitle()", "show(loading)", "fetchArticle(id: \(DetailInput.sample.id))"]
        )
    }

    func testTapOnTheCloseButtonClosesTheModule() async {
        // when
        layers.presenter.didTapCloseButton()

        // then
        XCTAssertEqual(layers.callLog.calls, ["closeCurrentViewController()"])
    }

    func testNothingIsLoadedAtFirst() async {
        // then
        XCTAssertEqual(layers.presenter.state, .idle)
    }

    func testTapOnTheRetryButtonLoadsAgain() async {
        // when
        layers.presenter.didTapRetryButton()

        // then
        XCTAssertEqual(
            layers.callLog.calls,
            ["show(loading)", "fetchArticle(id: \(DetailInput.sample.id))"]
        )
    }

    func testTapCommentsButtonLeadsToTheRouter() async {
        // given
        let id: Int = DetailInput.sample.id

        // when
        self.layers.presenter.didTapCommentsButton()

        // then
        XCTAssertEqual(self.layers.callLog.calls, ["openComments(id: \(id))"])
    }

    // MARK: - Results

    func testObtainedTitleIsShown() async {
        // when
        layers.presenter.didObtainTitle("Title")

        // then
        XCTAssertEqual(layers.callLog.calls, ["showTitle(Title)"])
    }

    func testResultOfFetchArticleIsShown() async {
        // given
        let outcome: Article = Article(title: "First snow", text: "It snows.")

        // when
        layers.presenter.didFetchArticle(outcome)

        // then
        XCTAssertEqual(
            layers.callLog.calls,
            [
                "show(loaded)",
                "show(\(DetailArticleViewModel(title: outcome.title, text: outcome.text)))",
            ]
        )
    }

    func testErrorOfFetchArticleIsShown() async {
        // given
        let outcome = TestError()

        // when
        layers.presenter.didFailToFetchArticle(with: outcome)

        // then
        let state = DetailState.failed(message: outcome.localizedDescription)
        XCTAssertEqual(layers.callLog.calls, ["show(\(state))"])
    }

    // MARK: - Memory

    func testPresenterDoesNotKeepItsView() async {
        // given
        let presenter: DetailPresenter

        // when
        do {
            let view = ViewSpy(callLog: layers.callLog)
            presenter = DetailPresenter(view: view, input: .sample)
        }

        // then
        XCTAssertNil(presenter.view)
    }

    func testPresenterKeepsItsInteractor() async {
        // when
        layers.presenter.interactor = InteractorSpy(callLog: layers.callLog)

        // then
        XCTAssertNotNil(layers.presenter.interactor)
    }

    func testPresenterKeepsItsRouter() async {
        // when
        layers.presenter.router = RouterSpy(callLog: layers.callLog)

        // then
        XCTAssertNotNil(layers.presenter.router)
    }
}

extension DetailPresenterTests {
    /// A presenter with spies in place of the other layers.
    @MainActor
    private struct Layers {
        let callLog = DetailCallLog()
        let view: ViewSpy
        let router: RouterSpy
        let presenter: DetailPresenter

        init() {
            view = ViewSpy(callLog: callLog)
            router = RouterSpy(callLog: callLog)
            presenter = DetailPresenter(view: view, input: .sample)
            presenter.interactor = InteractorSpy(callLog: callLog)
            presenter.router = router
        }
    }

    private final class ViewSpy: DetailViewProtocol {
        private let callLog: DetailCallLog

        init(callLog: DetailCallLog) {
            self.callLog = callLog
        }

        func showTitle(_ title: String) {
            callLog.calls.append("showTitle(\(title))")
        }

        func show(_ state: DetailState) {
            callLog.calls.append("show(\(state))")
        }

        func show(_ article: DetailArticleViewModel) {
            callLog.calls.append("show(\(article))")
        }
    }

    private final class InteractorSpy: DetailInteractorProtocol {
        private let callLog: DetailCallLog

        init(callLog: DetailCallLog) {
            self.callLog = callLog
        }

        func obtainTitle() {
            callLog.calls.append("obtainTitle()")
        }

        func fetchArticle(id: Int) {
            self.callLog.calls.append("fetchArticle(id: \(id))")
        }
    }

    private final class RouterSpy: DetailRouterProtocol {
        private let callLog: DetailCallLog

        init(callLog: DetailCallLog) {
            self.callLog = callLog
        }

        func openComments(id: Int) {
            self.callLog.calls.append("openComments(id: \(id))")
        }

        func closeCurrentViewController() {
            callLog.calls.append("closeCurrentViewController()")
        }
    }

    private struct TestError: Error {}
}
