@testable import SwiftUIApp

/// Records its calls and answers with the given outcomes, one after another.
@MainActor
final class FeedServiceSpy: FeedService {
    private(set) var calls: [String] = []
    /// Called with each call, before the answer.
    var whenCalled: (String) -> Void = { _ in }
    var fetchPostsOutcomes: [Result<[Post], any Error>] = []

    func fetchPosts() async throws -> [Post] {
        self.record("fetchPosts()")
        return try self.fetchPostsOutcomes.removeFirst().get()
    }

    func record(_ call: String) {
        calls.append(call)
        whenCalled(call)
    }
}
