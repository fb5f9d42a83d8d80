import XCTest

@testable import UIKitApp

@MainActor
final class ComposePresenterTests: XCTestCase {
    private lazy var layers = Layers()

    // MARK: - Events

    func testViewIsFilledWhenItLoads() async {
        // when
        layers.presenter.configureView()

        // then
        XCTAssertEqual(layers.callLog.calls, ["obtainTitle()"])
    }

    func testTapOnTheCloseButtonClosesTheModule() async {
        // when
        layers.presenter.didTapCloseButton()

        // then
        XCTAssertEqual(layers.callLog.calls, ["closeCurrentViewController()"])
    }

    func testTapSendButtonLeadsToTheInteractor() async {
        // given
        let text: String = "text"

        // when
        self.layers.presenter.didTapSendButton(text: text)

        // then
        XCTAssertEqual(self.layers.callLog.calls, ["send(text: \(text))"])
    }

    // MARK: - Results

    func testObtainedTitleIsShown() async {
        // when
        layers.presenter.didObtainTitle("Title")

        // then
        XCTAssertEqual(layers.callLog.calls, ["showTitle(Title)"])
    }

    func testEndOfSendIsShown() async {
        // given
        let message = NSLocalizedString("Send", comment: "")

        // when
        layers.presenter.didSend()

        // then
        XCTAssertEqual(layers.callLog.calls, ["showMessage(\(message))"])
    }

    func testErrorOfSendIsShown() async {
        // given
        let outcome = TestError()

        // when
        layers.presenter.didFailToSend(with: outcome)

        // then
        XCTAssertEqual(layers.callLog.calls, ["showMessage(\(outcome.localizedDescription))"])
    }

    // MARK: - Memory

    func testPresenterDoesNotKeepItsView() async {
        // given
        let presenter: ComposePresenter

        // when
        do {
            let view = ViewSpy(callLog: layers.callLog)
            presenter = ComposePresenter(view: view)
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

extension ComposePresenterTests {
    /// A presenter with spies in place of the other layers.
    @MainActor
    private struct Layers {
        let callLog = ComposeCallLog()
        let view: ViewSpy
        let router: RouterSpy
        let presenter: ComposePresenter

        init() {
            view = ViewSpy(callLog: callLog)
            router = RouterSpy(callLog: callLog)
            presenter = ComposePresenter(view: view)
            presenter.interactor = InteractorSpy(callLog: callLog)
            presenter.router = router
        }
    }

    private final class ViewSpy: ComposeViewProtocol {
        private let callLog: ComposeCallLog

        init(callLog: ComposeCallLog) {
            self.callLog = callLog
        }

        func showTitle(_ title: String) {
            callLog.calls.append("showTitle(\(title))")
        }

        func showMessage(_ message: String) {
            callLog.calls.append("showMessage(\(message))")
        }
    }

    private final class InteractorSpy: ComposeInteractorProtocol {
        private let callLog: ComposeCallLog

        init(callLog: ComposeCallLog) {
            self.callLog = callLog
        }

        func obtainTitle() {
            callLog.calls.append("obtainTitle()")
        }

        func send(text: String) {
            self.callLog.calls.append("send(text: \(text))")
        }
    }

    private final class RouterSpy: ComposeRouterProtocol {
        private let callLog: ComposeCallLog

        init(callLog: ComposeCallLog) {
            self.callLog = callLog
        }

        func closeCurrentViewController() {
            callLog.calls.append("closeCurrentViewController()")
        }
    }

    private struct TestError: Error {}
}
