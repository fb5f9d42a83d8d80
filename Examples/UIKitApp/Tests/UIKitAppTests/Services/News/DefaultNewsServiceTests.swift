import Foundation
import XCTest

@testable import UIKitApp

@MainActor
final class DefaultNewsServiceTests: XCTestCase {
    private lazy var network = NewsNetworkSpy()
    private lazy var service = DefaultNewsService(network: network)

    // MARK: - fetchPosts

    func testFetchPostsReachesTheNetwork() async throws {
        // given
        self.network.fetchPostsOutcomes = [.success([Post(id: 1, title: "First snow")])]

        // when
        let returnedValue = try await self.service.fetchPosts()

        // then
        XCTAssertEqual(self.network.calls, ["fetchPosts()"])
        XCTAssertEqual("\(returnedValue)", "\([Post(id: 1, title: "First snow")] as [Post])")
    }

    func testFailureOfFetchPostsIsHandedOn() async {
        // given
        let thrownError: any Error = URLError(.timedOut)
        self.network.fetchPostsOutcomes = [.failure(thrownError)]

        // when
        var caughtError: (any Error)?
        do {
            _ = try await self.service.fetchPosts()
        } catch {
            caughtError = error
        }

        // then
        XCTAssertEqual("\(caughtError as Any)", "\(Optional(thrownError) as Any)")
    }

    func testCancelledFetchPostsDoesNotReachTheNetwork() async {
        // given
        self.network.fetchPostsOutcomes = [.success([Post(id: 1, title: "First snow")])]
        let runningTask = Task { [ownService = self.service] in
            _ = try await ownService.fetchPosts()
        }

        // when
        runningTask.cancel()

        // then
        let taskResult = await runningTask.result
        XCTAssertThrowsError(try taskResult.get()) { XCTAssertTrue($0 is CancellationError) }
        XCTAssertEqual(self.network.calls, [])
    }

    func testCancellationOfFetchPostsReachesTheNetwork() async {
        // given
        self.network.fetchPostsOutcomes = [.success([Post(id: 1, title: "First snow")])]
        let runningTask = Task { [ownService = self.service] in
            _ = try await ownService.fetchPosts()
        }
        var wasCancelled = false

        // when
        self.network.whenCalled = { _ in
            runningTask.cancel()
            wasCancelled = Task.isCancelled
        }
        _ = await runningTask.result

        // then
        XCTAssertTrue(wasCancelled)
    }

    // MARK: - fetchArticle

    func testFetchArticleReachesTheNetwork() async throws {
        // given
        let id: Int = 1
        self.network.fetchArticleOutcomes = [
            .success(Article(title: "First snow", text: "It snows."))
        ]

        // when
        let returnedValue = try await self.service.fetchArticle(id: id)

        // then
        XCTAssertEqual(self.network.calls, ["fetchArticle(id: \(id))"])
        XCTAssertEqual(
            "\(returnedValue)",
            "\(Article(title: "First snow", text: "It snows.") as Article)"
        )
    }

    func testFailureOfFetchArticleIsHandedOn() async {
        // given
        let id: Int = 1
        let thrownError: any Error = URLError(.timedOut)
        self.network.fetchArticleOutcomes = [.failure(thrownError)]

        // when
        var caughtError: (any Error)?
        do {
            _ = try await self.service.fetchArticle(id: id)
        } catch {
            caughtError = error
        }

        // then
        XCTAssertEqual("\(caughtError as Any)", "\(Optional(thrownError) as Any)")
    }

    func testCancelledFetchArticleDoesNotReachTheNetwork() async {
        // given
        let id: Int = 1
        self.network.fetchArticleOutcomes = [
            .success(Article(title: "First snow", text: "It snows."))
        ]
        let runningTask = Task { [ownService = self.service] in
            _ = try await ownService.fetchArticle(id: id)
        }

        // when
        runningTask.cancel()

        // then
        let taskResult = await runningTask.result
        XCTAssertThrowsError(try taskResult.get()) { XCTAssertTrue($0 is CancellationError) }
        XCTAssertEqual(self.network.calls, [])
    }

    func testCancellationOfFetchArticleReachesTheNetwork() async {
        // given
        let id: Int = 1
        self.network.fetchArticleOutcomes = [
            .success(Article(title: "First snow", text: "It snows."))
        ]
        let runningTask = Task { [ownService = self.service] in
            _ = try await ownService.fetchArticle(id: id)
        }
        var wasCancelled = false

        // when
        self.network.whenCalled = { _ in
            runningTask.cancel()
            wasCancelled = Task.isCancelled
        }
        _ = await runningTask.result

        // then
        XCTAssertTrue(wasCancelled)
    }

    // MARK: - fetchComments

    func testFetchCommentsReachesTheNetwork() async throws {
        // given
        let id: Int = 1
        self.network.fetchCommentsOutcomes = [.success([Comment(author: "Ann", text: "Lovely!")])]

        // when
        let returnedValue = try await self.service.fetchComments(id: id)

        // then
        XCTAssertEqual(self.network.calls, ["fetchComments(id: \(id))"])
        XCTAssertEqual(
            "\(returnedValue)",
            "\([Comment(author: "Ann", text: "Lovely!")] as [Comment])"
        )
    }

    func testFailureOfFetchCommentsIsHandedOn() async {
        // given
        let id: Int = 1
        let thrownError: any Error = URLError(.timedOut)
        self.network.fetchCommentsOutcomes = [.failure(thrownError)]

        // when
        var caughtError: (any Error)?
        do {
            _ = try await self.service.fetchComments(id: id)
        } catch {
            caughtError = error
        }

        // then
        XCTAssertEqual("\(caughtError as Any)", "\(Optional(thrownError) as Any)")
    }

    func testCancelledFetchCommentsDoesNotReachTheNetwork() async {
        // given
        let id: Int = 1
        self.network.fetchCommentsOutcomes = [.success([Comment(author: "Ann", text: "Lovely!")])]
        let runningTask = Task { [ownService = self.service] in
            _ = try await ownService.fetchComments(id: id)
        }

        // when
        runningTask.cancel()

        // then
        let taskResult = await runningTask.result
        XCTAssertThrowsError(try taskResult.get()) { XCTAssertTrue($0 is CancellationError) }
        XCTAssertEqual(self.network.calls, [])
    }

    func testCancellationOfFetchCommentsReachesTheNetwork() async {
        // given
        let id: Int = 1
        self.network.fetchCommentsOutcomes = [.success([Comment(author: "Ann", text: "Lovely!")])]
        let runningTask = Task { [ownService = self.service] in
            _ = try await ownService.fetchComments(id: id)
        }
        var wasCancelled = false

        // when
        self.network.whenCalled = { _ in
            runningTask.cancel()
            wasCancelled = Task.isCancelled
        }
        _ = await runningTask.result

        // then
        XCTAssertTrue(wasCancelled)
    }

    // MARK: - send

    func testSendReachesTheNetwork() async throws {
        // given
        let text: String = "text"
        self.network.sendOutcomes = [.success(())]

        // when
        try await self.service.send(text: text)

        // then
        XCTAssertEqual(self.network.calls, ["send(text: \(text))"])
    }

    func testFailureOfSendIsHandedOn() async {
        // given
        let text: String = "text"
        let thrownError: any Error = URLError(.timedOut)
        self.network.sendOutcomes = [.failure(thrownError)]

        // when
        var caughtError: (any Error)?
        do {
            try await self.service.send(text: text)
        } catch {
            caughtError = error
        }

        // then
        XCTAssertEqual("\(caughtError as Any)", "\(Optional(thrownError) as Any)")
    }

    func testCancelledSendDoesNotReachTheNetwork() async {
        // given
        let text: String = "text"
        self.network.sendOutcomes = [.success(())]
        let runningTask = Task { [ownService = self.service] in
            try await ownService.send(text: text)
        }

        // when
        runningTask.cancel()

        // then
        let taskResult = await runningTask.result
        XCTAssertThrowsError(try taskResult.get()) { XCTAssertTrue($0 is CancellationError) }
        XCTAssertEqual(self.network.calls, [])
    }

    func testCancellationOfSendReachesTheNetwork() async {
        // given
        let text: String = "text"
        self.network.sendOutcomes = [.success(())]
        let runningTask = Task { [ownService = self.service] in
            try await ownService.send(text: text)
        }
        var wasCancelled = false

        // when
        self.network.whenCalled = { _ in
            runningTask.cancel()
            wasCancelled = Task.isCancelled
        }
        _ = await runningTask.result

        // then
        XCTAssertTrue(wasCancelled)
    }
}
