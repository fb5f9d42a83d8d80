import XCTest

@testable import UIKitApp

@MainActor
final class CommentsPresenterTests: XCTestCase {
    private lazy var layers = Layers()

    // MARK: - Events

    func testViewIsFilledWhenItLoads() async {
        // when
        layers.presenter.configureView()

        // then
        XCTAssertEqual(
            layers.callLog.calls,
            ["obtainTitle()", "show(loading)", "fetchComments(id: \(CommentsInput.sample.id))"]
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
            ["show(loading)", "fetchComments(id: \(CommentsInput.sample.id))"]
        )
    }

    // MARK: - Results

    func testObtainedTitleIsShown() async {
        // when
        layers.presenter.didObtainTitle("Title")

        // then
        XCTAssertEqual(layers.callLog.calls, ["showTitle(Title)"])
    }

    func testResultOfFetchCommentsIsShown() async {
        // given
        let outcome: [Comment] = [Comment(author: "Ann", text: "Lovely!")]

        // when
        layers.presenter.didFetchComments(outcome)

        // then
        XCTAssertEqual(
            layers.callLog.calls,
            [
                "show(loaded)",
                "show(\(outcome.map { entity in CommentsCommentViewModel(author: entity.author, text: entity.text) }))",
            ]
        )
    }

    func testErrorOfFetchCommentsIsShown() async {
        // given
        let outcome = TestError()

        // when
        layers.presenter.didFailToFetchComments(with: outcome)

        // then
        let state = CommentsState.failed(message: outcome.localizedDescription)
        XCTAssertEqual(layers.callLog.calls, ["show(\(state))"])
    }

    // MARK: - Memory

    func testPresenterDoesNotKeepItsView() async {
        // given
        let presenter: CommentsPresenter

        // when
        do {
            let view = ViewSpy(callLog: layers.callLog)
            presenter = CommentsPresenter(view: view, input: .sample)
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

extension CommentsPresenterTests {
    /// A presenter with spies in place of the other layers.
    @MainActor
    private struct Layers {
        let callLog = CommentsCallLog()
        let view: ViewSpy
        let router: RouterSpy
        let presenter: CommentsPresenter

        init() {
            view = ViewSpy(callLog: callLog)
            router = RouterSpy(callLog: callLog)
            presenter = CommentsPresenter(view: view, input: .sample)
            presenter.interactor = InteractorSpy(callLog: callLog)
            presenter.router = router
        }
    }

    private final class ViewSpy: CommentsViewProtocol {
        private let callLog: CommentsCallLog

        init(callLog: CommentsCallLog) {
            self.callLog = callLog
        }

        func showTitle(_ title: String) {
            callLog.calls.append("showTitle(\(title))")
        }

        func show(_ state: CommentsState) {
            callLog.calls.append("show(\(state))")
        }

        func show(_ rows: [CommentsCommentViewModel]) {
            callLog.calls.append("show(\(rows))")
        }
    }

    private final class InteractorSpy: CommentsInteractorProtocol {
        private let callLog: CommentsCallLog

        init(callLog: CommentsCallLog) {
            self.callLog = callLog
        }

        func obtainTitle() {
            callLog.calls.append("obtainTitle()")
        }

        func fetchComments(id: Int) {
            self.callLog.calls.append("fetchComments(id: \(id))")
        }
    }

    private final class RouterSpy: CommentsRouterProtocol {
        private let callLog: CommentsCallLog

        init(callLog: CommentsCallLog) {
            self.callLog = callLog
        }

        func closeCurrentViewController() {
            callLog.calls.append("closeCurrentViewController()")
        }
    }

    private struct TestError: Error {}
}
