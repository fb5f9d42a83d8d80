import Foundation
import XCTest

@testable import SwiftUIApp

@MainActor
final class DefaultNewsServiceTests: XCTestCase {
    private lazy var network = NewsNetworkSpy()
    private lazy var service = DefaultNewsService(network: network)

    // MARK: - fetchPosts

    func testFetchPostsReachesTheNetwork() async throws {
        // given
        self.network.fetchPostsOutcomes = [.success([Post(id: 1, title: "First snow")])]

        // when
        let result = try await self.service.fetchPosts()

        // then
        XCTAssertEqual(self.network.calls, ["fetchPosts()"])
        XCTAssertEqual("\(result)", "\([Post(id: 1, title: "First snow")] as [Post])")
    }

    func testFailureOfFetchPostsIsHandedOn() async {
        // given
        let failure: any Error = URLError(.timedOut)
        self.network.fetchPostsOutcomes = [.failure(failure)]

        // when
        var caught: (any Error)?
        do {
            _ = try await self.service.fetchPosts()
        } catch {
            caught = error
        }

        // then
        XCTAssertEqual("\(caught as Any)", "\(Optional(failure) as Any)")
    }

    func testCancelledFetchPostsDoesNotReachTheNetwork() async {
        // given
        self.network.fetchPostsOutcomes = [.success([Post(id: 1, title: "First snow")])]
        let task = Task { [service] in
            _ = try await service.fetchPosts()
        }

        // when
        task.cancel()

        // then
        let result = await task.result
        XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
        XCTAssertEqual(self.network.calls, [])
    }

    func testCancellationOfFetchPostsReachesTheNetwork() async {
        // given
        self.network.fetchPostsOutcomes = [.success([Post(id: 1, title: "First snow")])]
        let task = Task { [service] in
            _ = try await service.fetchPosts()
        }
        var isCancelled = false

        // when
        self.network.whenCalled = { _ in
            task.cancel()
            isCancelled = Task.isCancelled
        }
        _ = await task.result

        // then
        XCTAssertTrue(isCancelled)
    }

    // MARK: - fetchArticle

    func testFetchArticleReachesTheNetwork() async throws {
        // given
        let id: Int = 1
        self.network.fetchArticleOutcomes = [
            .success(Article(title: "First snow", text: "It snows."))
        ]

        // when
        let result = try await self.service.fetchArticle(id: id)

        // then
        XCTAssertEqual(self.network.calls, ["fetchArticle(id: \(id))"])
        XCTAssertEqual("\(result)", "\(Article(title: "First snow", text: "It snows.") as Article)")
    }

    func testFailureOfFetchArticleIsHandedOn() async {
        // given
        let id: Int = 1
        let failure: any Error = URLError(.timedOut)
        self.network.fetchArticleOutcomes = [.failure(failure)]

        // when
        var caught: (any Error)?
        do {
            _ = try await self.service.fetchArticle(id: id)
        } catch {
            caught = error
        }

        // then
        XCTAssertEqual("\(caught as Any)", "\(Optional(failure) as Any)")
    }

    func testCancelledFetchArticleDoesNotReachTheNetwork() async {
        // given
        let id: Int = 1
        self.network.fetchArticleOutcomes = [
            .success(Article(title: "First snow", text: "It snows."))
        ]
        let task = Task { [service] in
            _ = try await service.fetchArticle(id: id)
        }

        // when
        task.cancel()

        // then
        let result = await task.result
        XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
        XCTAssertEqual(self.network.calls, [])
    }

    func testCancellationOfFetchArticleReachesTheNetwork() async {
        // given
        let id: Int = 1
        self.network.fetchArticleOutcomes = [
            .success(Article(title: "First snow", text: "It snows."))
        ]
        let task = Task { [service] in
            _ = try await service.fetchArticle(id: id)
        }
        var isCancelled = false

        // when
        self.network.whenCalled = { _ in
            task.cancel()
            isCancelled = Task.isCancelled
        }
        _ = await task.result

        // then
        XCTAssertTrue(isCancelled)
    }

    // MARK: - fetchComments

    func testFetchCommentsReachesTheNetwork() async throws {
        // given
        let id: Int = 1
        self.network.fetchCommentsOutcomes = [.success([Comment(author: "Ann", text: "Lovely!")])]

        // when
        let result = try await self.service.fetchComments(id: id)

        // then
        XCTAssertEqual(self.network.calls, ["fetchComments(id: \(id))"])
        XCTAssertEqual("\(result)", "\([Comment(author: "Ann", text: "Lovely!")] as [Comment])")
    }

    func testFailureOfFetchCommentsIsHandedOn() async {
        // given
        let id: Int = 1
        let failure: any Error = URLError(.timedOut)
        self.network.fetchCommentsOutcomes = [.failure(failure)]

        // when
        var caught: (any Error)?
        do {
            _ = try await self.service.fetchComments(id: id)
        } catch {
            caught = error
        }

        // then
        XCTAssertEqual("\(caught as Any)", "\(Optional(failure) as Any)")
    }

    func testCancelledFetchCommentsDoesNotReachTheNetwork() async {
        // given
        let id: Int = 1
        self.network.fetchCommentsOutcomes = [.success([Comment(author: "Ann", text: "Lovely!")])]
        let task = Task { [service] in
            _ = try await service.fetchComments(id: id)
        }

        // when
        task.cancel()

        // then
        let result = await task.result
        XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
        XCTAssertEqual(self.network.calls, [])
    }

    func testCancellationOfFetchCommentsReachesTheNetwork() async {
        // given
        let id: Int = 1
        self.network.fetchCommentsOutcomes = [.success([Comment(author: "Ann", text: "Lovely!")])]
        let task = Task { [service] in
            _ = try await service.fetchComments(id: id)
        }
        var isCancelled = false

        // when
        self.network.whenCalled = { _ in
            task.cancel()
            isCancelled = Task.isCancelled
        }
        _ = await task.result

        // then
        XCTAssertTrue(isCancelled)
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
        let failure: any Error = URLError(.timedOut)
        self.network.sendOutcomes = [.failure(failure)]

        // when
        var caught: (any Error)?
        do {
            try await self.service.send(text: text)
        } catch {
            caught = error
        }

        // then
        XCTAssertEqual("\(caught as Any)", "\(Optional(failure) as Any)")
    }

    func testCancelledSendDoesNotReachTheNetwork() async {
        // given
        let text: String = "text"
        self.network.sendOutcomes = [.success(())]
        let task = Task { [service] in
            try await service.send(text: text)
        }

        // when
        task.cancel()

        // then
        let result = await task.result
        XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
        XCTAssertEqual(self.network.calls, [])
    }

    func testCancellationOfSendReachesTheNetwork() async {
        // given
        let text: String = "text"
        self.network.sendOutcomes = [.success(())]
        let task = Task { [service] in
            try await service.send(text: text)
        }
        var isCancelled = false

        // when
        self.network.whenCalled = { _ in
            task.cancel()
            isCancelled = Task.isCancelled
        }
        _ = await task.result

        // then
        XCTAssertTrue(isCancelled)
    }
}
