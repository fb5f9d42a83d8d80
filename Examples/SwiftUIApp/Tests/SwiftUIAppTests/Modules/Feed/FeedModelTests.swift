import XCTest

@testable import SwiftUIApp

@MainActor
final class FeedModelTests: XCTestCase {
    private lazy var service = FeedServiceSpy()
    private lazy var model = makeModel()

    // MARK: - Content

    func testNothingIsLoadedUnasked() async {
        // then
        XCTAssertEqual("\(self.model.state)", "idle")
        XCTAssertEqual(self.service.calls, [])
    }

    func testContentIsLoaded() async {
        // given
        self.service.fetchPostsOutcomes = [.success([Post(id: 1, title: "First snow")])]

        // when
        self.model.fetchPosts()
        await self.model.fetchPostsTask?.value

        // then
        XCTAssertEqual(self.service.calls, ["fetchPosts()"])
        XCTAssertEqual(
            "\(self.model.state)",
            "\(FeedState.loaded([Post(id: 1, title: "First snow")].map(FeedPostViewModel.init)))"
        )
    }

    func testContentIsLoadedOnce() async {
        // given
        self.service.fetchPostsOutcomes = [.success([Post(id: 1, title: "First snow")])]
        self.model.fetchPosts()
        await self.model.fetchPostsTask?.value

        // when
        self.model.loadIfNeeded()

        // then
        XCTAssertEqual(self.service.calls.count, 1)
    }

    func testContentIsLoadedWhenTheScreenAppears() async {
        // given
        self.service.fetchPostsOutcomes = [.success([Post(id: 1, title: "First snow")])]

        // when
        self.model.loadIfNeeded()
        let state = "\(self.model.state)"
        await self.model.fetchPostsTask?.value

        // then
        XCTAssertEqual(state, "loading")
        XCTAssertEqual(self.service.calls, ["fetchPosts()"])
    }

    func testFailureIsShown() async {
        // given
        let thrownError: any Error = TestError()
        self.service.fetchPostsOutcomes = [.failure(thrownError)]

        // when
        self.model.fetchPosts()
        await self.model.fetchPostsTask?.value
        self.model.loadIfNeeded()

        // then
        XCTAssertEqual("\(self.model.state)", "\(FeedState.failed(thrownError))")
    }

    func testContentIsLoadedAfterAFailure() async {
        // given
        let thrownError: any Error = TestError()
        self.service.fetchPostsOutcomes = [
            .failure(thrownError),
            .success([Post(id: 1, title: "First snow")]),
        ]
        self.model.fetchPosts()
        await self.model.fetchPostsTask?.value

        // when
        self.model.fetchPosts()
        await self.model.fetchPostsTask?.value

        // then
        XCTAssertEqual(
            "\(self.model.state)",
            "\(FeedState.loaded([Post(id: 1, title: "First snow")].map(FeedPostViewModel.init)))"
        )
    }

    func testLoadingIsShownUntilTheServiceAnswers() async {
        // given
        self.service.fetchPostsOutcomes = [
            .success([Post(id: 1, title: "First snow")]),
            .success([Post(id: 1, title: "First snow")]),
        ]
        var states: [String] = []
        self.service.whenCalled = { [unowned self] _ in states.append("\(self.model.state)") }

        // when
        self.model.fetchPosts()
        await self.model.fetchPostsTask?.value
        self.model.fetchPosts()
        await self.model.fetchPostsTask?.value

        // then
        XCTAssertEqual(states, ["loading", "loading"])
    }

    func testCancelledLoadingShowsNothing() async {
        // given
        self.service.fetchPostsOutcomes = [.success([Post(id: 1, title: "First snow")])]

        // when
        self.model.fetchPosts()
        self.model.fetchPostsTask?.cancel()
        await self.model.fetchPostsTask?.value

        // then
        XCTAssertEqual("\(self.model.state)", "loading")
    }

    func testCancelledLoadingShowsNoFailure() async {
        // given
        let thrownError: any Error = TestError()
        self.service.fetchPostsOutcomes = [.failure(thrownError)]

        // when
        self.model.fetchPosts()
        self.model.fetchPostsTask?.cancel()
        await self.model.fetchPostsTask?.value

        // then
        XCTAssertEqual("\(self.model.state)", "loading")
    }

    func testLoadingAgainCancelsTheFirstTime() async {
        // given
        self.service.fetchPostsOutcomes = [
            .success([Post(id: 1, title: "First snow")]),
            .success([Post(id: 1, title: "First snow")]),
        ]
        self.model.fetchPosts()
        let first = self.model.fetchPostsTask

        // when
        self.model.fetchPosts()

        // then
        XCTAssertEqual(first?.isCancelled, true)
        XCTAssertEqual(self.model.fetchPostsTask?.isCancelled, false)
        await first?.value
        await self.model.fetchPostsTask?.value
    }

    func testLoadingEndsWithTheScreen() async {
        // given
        self.service.fetchPostsOutcomes = [.success([Post(id: 1, title: "First snow")])]
        weak var released: FeedModel?

        // when
        let task: Task<Void, Never>?
        do {
            let made = makeModel()
            made.fetchPosts()
            task = made.fetchPostsTask
            released = made
        }

        // then
        XCTAssertNil(released)
        XCTAssertEqual(task?.isCancelled, true)
        await task?.value
    }

    func testPullToRefreshLoadsAgain() async {
        // given
        self.service.fetchPostsOutcomes = [
            .success([Post(id: 1, title: "First snow")]),
            .success([Post(id: 1, title: "other"), Post(id: 1, title: "First snow")]),
        ]
        self.model.fetchPosts()
        await self.model.fetchPostsTask?.value
        var states: [String] = []
        self.service.whenCalled = { [unowned self] _ in states.append("\(self.model.state)") }

        // when
        await self.model.pullToRefresh()

        // then
        XCTAssertEqual(self.service.calls, ["fetchPosts()", "fetchPosts()"])
        XCTAssertEqual(
            states,
            ["\(FeedState.loaded([Post(id: 1, title: "First snow")].map(FeedPostViewModel.init)))"]
        )
        XCTAssertEqual(
            "\(self.model.state)",
            "\(FeedState.loaded([Post(id: 1, title: "other"), Post(id: 1, title: "First snow")].map(FeedPostViewModel.init)))"
        )
    }

    func testChosenRowOfFetchPostsLeadsOn() async {
        // given
        self.service.fetchPostsOutcomes = [.success([Post(id: 1, title: "First snow")])]
        self.model.fetchPosts()
        await self.model.fetchPostsTask?.value
        let entity: Post = Post(id: 1, title: "First snow")
        self.model.openDetail(id: entity.id)
        let expected = self.service.calls

        // when
        self.model.selectFetchPostsRow(at: 0)

        // then
        XCTAssertEqual(expected, ["fetchPosts()"] + expected.suffix(1))
        XCTAssertEqual(self.service.calls, expected + expected.suffix(1))
    }

    func testMissingRowOfFetchPostsLeadsNowhere() async {
        // when
        self.model.selectFetchPostsRow(at: 0)

        // then
        XCTAssertEqual(self.service.calls, [])
    }

    func testEachRowOfFetchPostsLeadsToItsOwnPost() async {
        // given
        let entity: Post = Post(id: 1, title: "other")
        let firstAndOther: [Post] = [Post(id: 1, title: "First snow"), entity]
        self.service.fetchPostsOutcomes = [.success(firstAndOther)]
        self.model.fetchPosts()
        await self.model.fetchPostsTask?.value
        self.model.openDetail(id: entity.id)
        let expected = self.service.calls

        // when
        self.model.selectFetchPostsRow(at: 1)

        // then
        XCTAssertEqual(self.service.calls, expected + expected.suffix(1))
        XCTAssertEqual(
            "\(self.model.state)",
            "\(FeedState.loaded(firstAndOther.map(FeedPostViewModel.init)))"
        )
    }

    // MARK: - Ways on

    func testWayToDetailIsTaken() async {
        // given
        let id: Int = 1

        // when
        self.model.openDetail(id: id)

        // then
        XCTAssertEqual(self.service.calls, ["detail(id: \(id))"])
    }

    // MARK: - View models

    func testPostIsShownAsText() async {
        // given
        let entity = Post(id: 1, title: "First snow")

        // when
        let row = FeedPostViewModel(entity)

        // then
        XCTAssertEqual(row.id, "\(entity.id)")
        XCTAssertEqual(row.title, entity.title)
    }
}

extension FeedModelTests {
    private struct TestError: Error {}

    private func makeModel() -> FeedModel {
        FeedModel(
            service: service,
            routing: FeedRouting(
                openDetail: { [unowned self] id in
                    self.service.record("detail(id: \(id))")
                }
            )
        )
    }
}
