import XCTest

@testable import UIKitApp

@MainActor
final class ComposeInteractorTests: XCTestCase {
    private lazy var layers = Layers()

    // MARK: - ComposeInteractorProtocol

    func testObtainedTitleIsReported() async {
        // given
        let title = NSLocalizedString("Compose", comment: "")

        // when
        layers.interactor?.obtainTitle()

        // then
        XCTAssertEqual(layers.callLog.calls, ["didObtainTitle(\(title))"])
    }

    func testEndOfSendIsReportedAfterTheServiceWasCalled() async {
        // given
        let text: String = "text"

        // when
        self.layers.interactor?.send(text: text)
        await self.layers.interactor?.sendTask?.value

        // then
        XCTAssertEqual(self.layers.callLog.calls, ["send(text: \(text))", "didSend()"])
    }

    func testFailureOfSendIsReported() async {
        // given
        let text: String = "text"
        self.layers.service.sendErrors = [TestError()]

        // when
        self.layers.interactor?.send(text: text)
        await self.layers.interactor?.sendTask?.value

        // then
        XCTAssertEqual(
            self.layers.callLog.calls,
            ["send(text: \(text))", "didFailToSend(with: \(self.layers.service.sendErrors[0]))"]
        )
    }

    func testNewSendCancelsTheEarlierOneAndIsReportedAlone() async {
        // given
        let text: String = "text"

        // when
        self.layers.interactor?.send(text: text)
        let earlierSendTask = self.layers.interactor?.sendTask
        self.layers.interactor?.send(text: text)
        await earlierSendTask?.value
        await self.layers.interactor?.sendTask?.value

        // then
        XCTAssertEqual(earlierSendTask?.isCancelled, true)
        XCTAssertEqual(self.layers.callLog.calls.count, 3)
    }

    func testFailureOfACancelledSendIsNotReported() async {
        // given
        let text: String = "text"
        self.layers.service.sendErrors = [TestError()]

        // when
        self.layers.interactor?.send(text: text)
        self.layers.interactor?.sendTask?.cancel()
        await self.layers.interactor?.sendTask?.value

        // then
        XCTAssertEqual(self.layers.callLog.calls, ["send(text: \(text))"])
    }

    func testSendIsCancelledWithItsInteractor() async {
        // given
        let text: String = "text"
        self.layers.service.duringSend = { [weak self] in self?.layers.interactor = nil }

        // when
        self.layers.interactor?.send(text: text)
        let sendTask = self.layers.interactor?.sendTask
        await sendTask?.value

        // then
        XCTAssertEqual(sendTask?.isCancelled, true)
        XCTAssertEqual(self.layers.callLog.calls, ["send(text: \(text))"])
    }

    // MARK: - Memory

    func testInteractorDoesNotKeepItsPresenter() async {
        // given
        let interactor: ComposeInteractor

        // when
        do {
            let presenter = ComposePresenterSpy(callLog: layers.callLog)
            interactor = ComposeInteractor(presenter: presenter, service: layers.service)
        }

        // then
        XCTAssertNil(interactor.presenter)
    }

    func testInteractorKeepsItsService() async {
        // given
        weak var service: ComposeServiceSpy?

        // when
        let interactor: ComposeInteractor?
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

extension ComposeInteractorTests {
    /// An interactor with spies in place of its collaborators.
    @MainActor
    private final class Layers {
        let callLog = ComposeCallLog()
        let presenter: ComposePresenterSpy
        let service: ComposeServiceSpy
        var interactor: ComposeInteractor?

        init() {
            presenter = ComposePresenterSpy(callLog: callLog)
            service = ComposeServiceSpy(callLog: callLog)
            interactor = ComposeInteractor(presenter: presenter, service: service)
        }
    }

    private struct TestError: Error {}
}
