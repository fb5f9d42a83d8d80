@testable import UIKitApp

/// Records its calls and returns the given results.
@MainActor
final class DetailServiceSpy: DetailService {
    var fetchArticleErrors: [any Error] = []
    var fetchArticleResults: [Article] = []
    /// Called while `fetchArticle` is running.
    var duringFetchArticle: () -> Void = {}
    private let callLog: DetailCallLog

    init(callLog: DetailCallLog) {
        self.callLog = callLog
    }

    func fetchArticle(id: Int) async throws -> Article {
        self.callLog.calls.append("fetchArticle(id: \(id))")
        self.duringFetchArticle()
        if let error = self.fetchArticleErrors.first {
            throw error
        }
        return self.fetchArticleResults[0]
    }
}
