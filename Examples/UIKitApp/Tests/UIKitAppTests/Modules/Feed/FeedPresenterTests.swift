import XCTest

@testable import UIKitApp

@MainActor
final class FeedPresenterTests: XCTestCase {
    private lazy var layers = Layers()

    // MARK: - Events

    func testViewIsFilledWhenItLoads() async {
        // when
        layers.presenter.configureView()

        // then
        XCTAssertEqual(layers.callLog.calls, ["obtainTitle()", "show(loading)", "fetchPosts()"])
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
        XCTAssertEqual(layers.callLog.calls, ["show(loading)", "fetchPosts()"])
    }

    func testPullToRefreshLeadsToTheInteractor() async {
        // when
        self.layers.presenter.didPullToRefresh()

        // then
        XCTAssertEqual(self.layers.callLog.calls, ["fetchPosts()"])
    }

    // MARK: - Results

    func testObtainedTitleIsShown() async {
        // when
        layers.presenter.didObtainTitle("Title")

        // then
        XCTAssertEqual(layers.callLog.calls, ["showTitle(Title)"])
    }

    func testResultOfFetchPostsIsShown() async {
        // given
        let outcome: [Post] = [Post(id: 1, title: "First snow")]

        // when
        layers.presenter.didFetchPosts(outcome)

        // then
        XCTAssertEqual(
            layers.callLog.calls,
            [
                "endRefreshing()",
                "show(loaded)",
                "show(\(outcome.map { entity in FeedPostViewModel(id: String(describing: entity.id), title: entity.title) }))",
            ]
        )
    }

    func testSelectedPostOfFetchPostsIsHandedOn() async {
        // given
        let entity: Post = Post(id: 1, title: "First snow")
        layers.presenter.didFetchPosts([entity])
        layers.callLog.calls = []

        // when
        layers.presenter.didSelectPost(at: 0)

        // then
        XCTAssertEqual(layers.callLog.calls, ["openDetail(id: \(entity.id))"])
    }

    func testMissingPostOfFetchPostsIsNotHandedOn() async {
        // given
        layers.presenter.didFetchPosts([])
        layers.callLog.calls = []

        // when
        layers.presenter.didSelectPost(at: 0)

        // then
        XCTAssertEqual(layers.callLog.calls, [])
    }

    func testErrorOfFetchPostsIsShown() async {
        // given
        let outcome = TestError()

        // when
        layers.presenter.didFailToFetchPosts(with: outcome)

        // then
        let state = FeedState.failed(message: outcome.localizedDescription)
        XCTAssertEqual(layers.callLog.calls, ["endRefreshing()", "show(\(state))"])
    }

    // MARK: - Memory

    func testPresenterDoesNotKeepItsView() async {
        // given
        let presenter: FeedPresenter

        // when
        do {
            let view = ViewSpy(callLog: layers.callLog)
            presenter = FeedPresenter(view: view)
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

extension FeedPresenterTests {
    /// A presenter with spies in place of the other layers.
    @MainActor
    private struct Layers {
        let callLog = FeedCallLog()
        let view: ViewSpy
        let router: RouterSpy
        let presenter: FeedPresenter

        init() {
            view = ViewSpy(callLog: callLog)
            router = RouterSpy(callLog: callLog)
            presenter = FeedPresenter(view: view)
            presenter.interactor = InteractorSpy(callLog: callLog)
            presenter.router = router
        }
    }

    private final class ViewSpy: FeedViewProtocol {
        private let callLog: FeedCallLog

        init(callLog: FeedCallLog) {
            self.callLog = callLog
        }

        func showTitle(_ title: String) {
            callLog.calls.append("showTitle(\(title))")
        }

        func show(_ state: FeedState) {
            callLog.calls.append("show(\(state))")
        }

        func show(_ rows: [FeedPostViewModel]) {
            callLog.calls.append("show(\(rows))")
        }

        func endRefreshing() {
            callLog.calls.append("endRefreshing()")
        }
    }

    private final class InteractorSpy: FeedInteractorProtocol {
        private let callLog: FeedCallLog

        init(callLog: FeedCallLog) {
            self.callLog = callLog
        }

        func obtainTitle() {
            callLog.calls.append("obtainTitle()")
        }

        func fetchPosts() {
            self.callLog.calls.append("fetchPosts()")
        }
    }

    private final class RouterSpy: FeedRouterProtocol {
        private let callLog: FeedCallLog

        init(callLog: FeedCallLog) {
            self.callLog = callLog
        }

        func openDetail(id: Int) {
            self.callLog.calls.append("openDetail(id: \(id))")
        }

        func closeCurrentViewController() {
            callLog.calls.append("closeCurrentViewController()")
        }
    }

    private struct TestError: Error {}
}
