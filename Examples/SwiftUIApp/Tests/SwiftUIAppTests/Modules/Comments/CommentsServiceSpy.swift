@testable import SwiftUIApp

/// Records its calls and answers with the given outcomes, one after another.
@MainActor
final class CommentsServiceSpy: CommentsService {
    private(set) var calls: [String] = []
    /// Called with each call, before the answer.
    var whenCalled: (String) -> Void = { _ in }
    var fetchCommentsOutcomes: [Result<[Comment], any Error>] = []

    func fetchComments(id: Int) async throws -> [Comment] {
        self.record("fetchComments(id: \(id))")
        return try self.fetchCommentsOutcomes.removeFirst().get()
    }

    func record(_ call: String) {
        calls.append(call)
        whenCalled(call)
    }
}
