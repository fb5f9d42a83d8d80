import XCTest

@testable import SwiftUIApp

@MainActor
final class ComposeModelTests: XCTestCase {
    private lazy var service = ComposeServiceSpy()
    private lazy var model = makeModel()

    // MARK: - Use cases

    func testSendReachesTheService() async {
        // given
        let text: String = "text"
        self.service.sendOutcomes = [.success(())]

        // when
        self.model.send(text: text)
        await self.model.sendTask?.value

        // then
        XCTAssertEqual(self.service.calls, ["send(text: \(text))"])
        XCTAssertFalse(self.model.isFailureShown)
    }

    func testFailureOfSendIsShown() async {
        // given
        let text: String = "text"
        let thrownError: any Error = TestError()
        self.service.sendOutcomes = [.failure(thrownError)]

        // when
        self.model.send(text: text)
        await self.model.sendTask?.value

        // then
        XCTAssertTrue(self.model.isFailureShown)
        XCTAssertEqual("\(self.model.failure as Any)", "\(Optional(thrownError) as Any)")
        XCTAssertEqual(self.service.calls, ["send(text: \(text))"])
    }

    func testReadFailureOfSendIsGone() async {
        // given
        let text: String = "text"
        let thrownError: any Error = TestError()
        self.service.sendOutcomes = [.failure(thrownError)]
        self.model.send(text: text)
        await self.model.sendTask?.value

        // when
        self.model.isFailureShown = false

        // then
        XCTAssertNil(self.model.failure)
    }

    func testSendCancelsTheOneBefore() async {
        // given
        let text: String = "text"
        self.service.sendOutcomes = [.success(()), .success(())]
        self.model.send(text: text)
        let earlierTask = self.model.sendTask

        // when
        self.model.send(text: text)

        // then
        XCTAssertEqual(earlierTask?.isCancelled, true)
        XCTAssertEqual(self.model.sendTask?.isCancelled, false)
        await earlierTask?.value
        await self.model.sendTask?.value
    }

    func testCancelledSendShowsNoFailure() async {
        // given
        let text: String = "text"
        let thrownError: any Error = TestError()
        self.service.sendOutcomes = [.failure(thrownError)]

        // when
        self.model.send(text: text)
        self.model.sendTask?.cancel()
        await self.model.sendTask?.value

        // then
        XCTAssertNil(self.model.failure)
    }

    func testSendEndsWithTheScreen() async {
        // given
        let text: String = "text"
        self.service.sendOutcomes = [.success(())]
        weak var released: ComposeModel?

        // when
        let runningTask: Task<Void, Never>?
        do {
            let made = self.makeModel()
            made.send(text: text)
            runningTask = made.sendTask
            released = made
        }

        // then
        XCTAssertNil(released)
        XCTAssertEqual(runningTask?.isCancelled, true)
        await runningTask?.value
    }

    func testTapSendButtonTakesWhatIsEntered() async {
        // given
        let text: String = "text"
        self.service.sendOutcomes = [.success(())]
        self.model.fields.sendText = text

        // when
        self.model.tapSendButton()
        await self.model.sendTask?.value

        // then
        XCTAssertEqual(self.service.calls, ["send(text: \(text))"])
    }
}

extension ComposeModelTests {
    private struct TestError: Error {}

    private func makeModel() -> ComposeModel {
        ComposeModel(service: service)
    }
}
