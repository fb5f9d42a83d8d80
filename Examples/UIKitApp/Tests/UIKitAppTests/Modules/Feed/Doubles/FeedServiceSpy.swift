@testable import UIKitApp

/// Records its calls and returns the given results.
@MainActor
final class FeedServiceSpy: FeedService {
    var fetchPostsErrors: [any Error] = []
    var fetchPostsResults: [[Post]] = []
    /// Called while `fetchPosts` is running.
    var duringFetchPosts: () -> Void = {}
    private let callLog: FeedCallLog

    init(callLog: FeedCallLog) {
        self.callLog = callLog
    }

    func fetchPosts() async throws -> [Post] {
        self.callLog.calls.append("fetchPosts()")
        self.duringFetchPosts()
        if let error = self.fetchPostsErrors.first {
            throw error
        }
        return self.fetchPostsResults[0]
    }
}
