@testable import SwiftUIApp

/// Records its calls and answers with the given outcomes, one after another.
@MainActor
final class NewsNetworkSpy: NewsNetwork {
    private(set) var calls: [String] = []
    /// Called with each call, before the answer.
    var whenCalled: (String) -> Void = { _ in }
    var fetchPostsOutcomes: [Result<[Post], any Error>] = []
    var fetchArticleOutcomes: [Result<Article, any Error>] = []
    var fetchCommentsOutcomes: [Result<[Comment], any Error>] = []
    var sendOutcomes: [Result<Void, any Error>] = []

    func fetchPosts() async throws -> [Post] {
        self.record("fetchPosts()")
        return try self.fetchPostsOutcomes.removeFirst().get()
    }

    func fetchArticle(id: Int) async throws -> Article {
        self.record("fetchArticle(id: \(id))")
        return try self.fetchArticleOutcomes.removeFirst().get()
    }

    func fetchComments(id: Int) async throws -> [Comment] {
        self.record("fetchComments(id: \(id))")
        return try self.fetchCommentsOutcomes.removeFirst().get()
    }

    func send(text: String) async throws {
        self.record("send(text: \(text))")
        return try self.sendOutcomes.removeFirst().get()
    }

    private func record(_ call: String) {
        calls.append(call)
        whenCalled(call)
    }
}
