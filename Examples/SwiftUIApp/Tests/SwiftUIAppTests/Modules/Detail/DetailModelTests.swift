import XCTest

@testable import SwiftUIApp

@MainActor
final class DetailModelTests: XCTestCase {
    private let input = DetailInput(id: 1)
    private lazy var service = DetailServiceSpy()
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
        self.service.fetchArticleOutcomes = [
            .success(Article(title: "First snow", text: "It snows."))
        ]

        // when
        self.model.fetchArticle()
        await self.model.fetchArticleTask?.value

        // then
        XCTAssertEqual(self.service.calls, ["fetchArticle(id: \(id))"])
        XCTAssertEqual(
            "\(self.model.state)",
            "\(DetailState.loaded(DetailArticleViewModel(Article(title: "First snow", text: "It snows."))))"
        )
    }

    func testContentIsLoadedOnce() async {
        // given
        self.service.fetchArticleOutcomes = [
            .success(Article(title: "First snow", text: "It snows."))
        ]
        self.model.fetchArticle()
        await self.model.fetchArticleTask?.value

        // when
        self.model.loadIfNeeded()

        // then
        XCTAssertEqual(self.service.calls.count, 1)
    }

    func testContentIsLoadedWhenTheScreenAppears() async {
        // given
        let id: Int = self.input.id
        self.service.fetchArticleOutcomes = [
            .success(Article(title: "First snow", text: "It snows."))
        ]

        // when
        self.model.loadIfNeeded()
        let state = "\(self.model.state)"
        await self.model.fetchArticleTask?.value

        // then
        XCTAssertEqual(state, "loading")
        XCTAssertEqual(self.service.calls, ["fetchArticle(id: \(id))"])
    }

    func testFailureIsShown() async {
        // given
        let thrownError: any Error = TestError()
        self.service.fetchArticleOutcomes = [.failure(thrownError)]

        // when
        self.model.fetchArticle()
        await self.model.fetchArticleTask?.value
        self.model.loadIfNeeded()

        // then
        XCTAssertEqual("\(self.model.state)", "\(DetailState.failed(thrownError))")
    }

    func testContentIsLoadedAfterAFailure() async {
        // given
        let thrownError: any Error = TestError()
        self.service.fetchArticleOutcomes = [
            .failure(thrownError),
            .success(Article(title: "First snow", text: "It snows.")),
        ]
        self.model.fetchArticle()
        await self.model.fetchArticleTask?.value

        // when
        self.model.fetchArticle()
        await self.model.fetchArticleTask?.value

        // then
        XCTAssertEqual(
            "\(self.model.state)",
            "\(DetailState.loaded(DetailArticleViewModel(Article(title: "First snow", text: "It snows."))))"
        )
    }

    func testLoadingIsShownUntilTheServiceAnswers() async {
        // given
        self.service.fetchArticleOutcomes = [
            .success(Article(title: "First snow", text: "It snows.")),
            .success(Article(title: "First snow", text: "It snows.")),
        ]
        var states: [String] = []
        self.service.whenCalled = { [unowned self] _ in states.append("\(self.model.state)") }

        // when
        self.model.fetchArticle()
        await self.model.fetchArticleTask?.value
        self.model.fetchArticle()
        await self.model.fetchArticleTask?.value

        // then
        XCTAssertEqual(states, ["loading", "loading"])
    }

    func testCancelledLoadingShowsNothing() async {
        // given
        self.service.fetchArticleOutcomes = [
            .success(Article(title: "First snow", text: "It snows."))
        ]

        // when
        self.model.fetchArticle()
        self.model.fetchArticleTask?.cancel()
        await self.model.fetchArticleTask?.value

        // then
        XCTAssertEqual("\(self.model.state)", "loading")
    }

    func testCancelledLoadingShowsNoFailure() async {
        // given
        let thrownError: any Error = TestError()
        self.service.fetchArticleOutcomes = [.failure(thrownError)]

        // when
        self.model.fetchArticle()
        self.model.fetchArticleTask?.cancel()
        await self.model.fetchArticleTask?.value

        // then
        XCTAssertEqual("\(self.model.state)", "loading")
    }

    func testLoadingAgainCancelsTheFirstTime() async {
        // given
        self.service.fetchArticleOutcomes = [
            .success(Article(title: "First snow", text: "It snows.")),
            .success(Article(title: "First snow", text: "It snows.")),
        ]
        self.model.fetchArticle()
        let first = self.model.fetchArticleTask

        // when
        self.model.fetchArticle()

        // then
        XCTAssertEqual(first?.isCancelled, true)
        XCTAssertEqual(self.model.fetchArticleTask?.isCancelled, false)
        await first?.value
        await self.model.fetchArticleTask?.value
    }

    func testLoadingEndsWithTheScreen() async {
        // given
        self.service.fetchArticleOutcomes = [
            .success(Article(title: "First snow", text: "It snows."))
        ]
        weak var released: DetailModel?

        // when
        let task: Task<Void, Never>?
        do {
            let made = makeModel()
            made.fetchArticle()
            task = made.fetchArticleTask
            released = made
        }

        // then
        XCTAssertNil(released)
        XCTAssertEqual(task?.isCancelled, true)
        await task?.value
    }

    // MARK: - Ways on

    func testWayToCommentsIsTaken() async {
        // given
        let id: Int = self.input.id

        // when
        self.model.openComments()

        // then
        XCTAssertEqual(self.service.calls, ["comments(id: \(id))"])
    }

    // MARK: - View models

    func testArticleIsShownAsText() async {
        // given
        let entity = Article(title: "First snow", text: "It snows.")

        // when
        let row = DetailArticleViewModel(entity)

        // then
        XCTAssertEqual(row.title, entity.title)
        XCTAssertEqual(row.text, entity.text)
    }
}

extension DetailModelTests {
    private struct TestError: Error {}

    private func makeModel() -> DetailModel {
        DetailModel(
            input: input,
            service: service,
            routing: DetailRouting(
                openComments: { [unowned self] id in
                    self.service.record("comments(id: \(id))")
                }
            )
        )
    }
}
