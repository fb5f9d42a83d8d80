@testable import SwiftUIApp

/// Records its calls and answers with the given outcomes, one after another.
@MainActor
final class DetailServiceSpy: DetailService {
    private(set) var calls: [String] = []
    /// Called with each call, before the answer.
    var whenCalled: (String) -> Void = { _ in }
    var fetchArticleOutcomes: [Result<Article, any Error>] = []

    func fetchArticle(id: Int) async throws -> Article {
        self.record("fetchArticle(id: \(id))")
        return try self.fetchArticleOutcomes.removeFirst().get()
    }

    func record(_ call: String) {
        calls.append(call)
        whenCalled(call)
    }
}
