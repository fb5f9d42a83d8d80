import XCTest

@testable import SwiftUIApp

@MainActor
final class CommentsModelTests: XCTestCase {
    private let input = CommentsInput(id: 1)
    private lazy var service = CommentsServiceSpy()
    private lazy var model = makeModel()

    // MARK: - Content

    func testNothingIsLoadedUnasked() async {
        // then
        XCTAssertEqual("\(self.model.state)", "idle")
        XCTAssertEqual(self.service.calls, [])
    }

    func testContentIsLoaded() async {
        // given
        let id: Int = self.input.id
        self.service.fetchCommentsOutcomes = [.success([Comment(author: "Ann", text: "Lovely!")])]

        // when
        self.model.fetchComments()
        await self.model.fetchCommentsTask?.value

        // then
        XCTAssertEqual(self.service.calls, ["fetchComments(id: \(id))"])
        XCTAssertEqual(
            "\(self.model.state)",
            "\(CommentsState.loaded([Comment(author: "Ann", text: "Lovely!")].map(CommentsCommentViewModel.init)))"
        )
    }

    func testContentIsLoadedOnce() async {
        // given
        self.service.fetchCommentsOutcomes = [.success([Comment(author: "Ann", text: "Lovely!")])]
        self.model.fetchComments()
        await self.model.fetchCommentsTask?.value

        // when
        self.model.loadIfNeeded()

        // then
        XCTAssertEqual(self.service.calls.count, 1)
    }

    func testContentIsLoadedWhenTheScreenAppears() async {
        // given
        let id: Int = self.input.id
        self.service.fetchCommentsOutcomes = [.success([Comment(author: "Ann", text: "Lovely!")])]

        // when
        self.model.loadIfNeeded()
        let state = "\(self.model.state)"
        await self.model.fetchCommentsTask?.value

        // then
        XCTAssertEqual(state, "loading")
        XCTAssertEqual(self.service.calls, ["fetchComments(id: \(id))"])
    }

    func testFailureIsShown() async {
        // given
        let thrownError: any Error = TestError()
        self.service.fetchCommentsOutcomes = [.failure(thrownError)]

        // when
        self.model.fetchComments()
        await self.model.fetchCommentsTask?.value
        self.model.loadIfNeeded()

        // then
        XCTAssertEqual("\(self.model.state)", "\(CommentsState.failed(thrownError))")
    }

    func testContentIsLoadedAfterAFailure() async {
        // given
        let thrownError: any Error = TestError()
        self.service.fetchCommentsOutcomes = [
            .failure(thrownError),
            .success([Comment(author: "Ann", text: "Lovely!")]),
        ]
        self.model.fetchComments()
        await self.model.fetchCommentsTask?.value

        // when
        self.model.fetchComments()
        await self.model.fetchCommentsTask?.value

        // then
        XCTAssertEqual(
            "\(self.model.state)",
            "\(CommentsState.loaded([Comment(author: "Ann", text: "Lovely!")].map(CommentsCommentViewModel.init)))"
        )
    }

    func testLoadingIsShownUntilTheServiceAnswers() async {
        // given
        self.service.fetchCommentsOutcomes = [
            .success([Comment(author: "Ann", text: "Lovely!")]),
            .success([Comment(author: "Ann", text: "Lovely!")]),
        ]
        var states: [String] = []
        self.service.whenCalled = { [unowned self] _ in states.append("\(self.model.state)") }

        // when
        self.model.fetchComments()
        await self.model.fetchCommentsTask?.value
        self.model.fetchComments()
        await self.model.fetchCommentsTask?.value

        // then
        XCTAssertEqual(states, ["loading", "loading"])
    }

    func testCancelledLoadingShowsNothing() async {
        // given
        self.service.fetchCommentsOutcomes = [.success([Comment(author: "Ann", text: "Lovely!")])]

        // when
        self.model.fetchComments()
        self.model.fetchCommentsTask?.cancel()
        await self.model.fetchCommentsTask?.value

        // then
        XCTAssertEqual("\(self.model.state)", "loading")
    }

    func testCancelledLoadingShowsNoFailure() async {
        // given
        let thrownError: any Error = TestError()
        self.service.fetchCommentsOutcomes = [.failure(thrownError)]

        // when
        self.model.fetchComments()
        self.model.fetchCommentsTask?.cancel()
        await self.model.fetchCommentsTask?.value

        // then
        XCTAssertEqual("\(self.model.state)", "loading")
    }

    func testLoadingAgainCancelsTheFirstTime() async {
        // given
        self.service.fetchCommentsOutcomes = [
            .success([Comment(author: "Ann", text: "Lovely!")]),
            .success([Comment(author: "Ann", text: "Lovely!")]),
        ]
        self.model.fetchComments()
        let first = self.model.fetchCommentsTask

        // when
        self.model.fetchComments()

        // then
        XCTAssertEqual(first?.isCancelled, true)
        XCTAssertEqual(self.model.fetchCommentsTask?.isCancelled, false)
        await first?.value
        await self.model.fetchCommentsTask?.value
    }

    func testLoadingEndsWithTheScreen() async {
        // given
        self.service.fetchCommentsOutcomes = [.success([Comment(author: "Ann", text: "Lovely!")])]
        weak var released: CommentsModel?

        // when
        let task: Task<Void, Never>?
        do {
            let made = makeModel()
            made.fetchComments()
            task = made.fetchCommentsTask
            released = made
        }

        // then
        XCTAssertNil(released)
        XCTAssertEqual(task?.isCancelled, true)
        await task?.value
    }

    func testRefreshLoadsAgain() async {
        // given
        let id: Int = self.input.id
        self.service.fetchCommentsOutcomes = [
            .success([Comment(author: "Ann", text: "Lovely!")]),
            .success(
                [Comment(author: "other", text: "other"), Comment(author: "Ann", text: "Lovely!")]
            ),
        ]
        self.model.fetchComments()
        await self.model.fetchCommentsTask?.value
        var states: [String] = []
        self.service.whenCalled = { [unowned self] _ in states.append("\(self.model.state)") }

        // when
        await self.model.refresh()

        // then
        XCTAssertEqual(
            self.service.calls,
            ["fetchComments(id: \(id))", "fetchComments(id: \(id))"]
        )
        XCTAssertEqual(
            states,
            [
                "\(CommentsState.loaded([Comment(author: "Ann", text: "Lovely!")].map(CommentsCommentViewModel.init)))"
            ]
        )
        XCTAssertEqual(
            "\(self.model.state)",
            "\(CommentsState.loaded([Comment(author: "other", text: "other"), Comment(author: "Ann", text: "Lovely!")].map(CommentsCommentViewModel.init)))"
        )
    }

    // MARK: - View models

    func testCommentIsShownAsText() async {
        // given
        let entity = Comment(author: "Ann", text: "Lovely!")

        // when
        let row = CommentsCommentViewModel(entity)

        // then
        XCTAssertEqual(row.author, entity.author)
        XCTAssertEqual(row.text, entity.text)
    }
}

extension CommentsModelTests {
    private struct TestError: Error {}

    private func makeModel() -> CommentsModel {
        CommentsModel(input: input, service: service)
    }
}
