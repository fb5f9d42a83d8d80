@testable import UIKitApp

/// Records its calls and returns the given results.
@MainActor
final class CommentsServiceSpy: CommentsService {
    var fetchCommentsErrors: [any Error] = []
    var fetchCommentsResults: [[Comment]] = []
    /// Called while `fetchComments` is running.
    var duringFetchComments: () -> Void = {}
    private let callLog: CommentsCallLog

    init(callLog: CommentsCallLog) {
        self.callLog = callLog
    }

    func fetchComments(id: Int) async throws -> [Comment] {
        self.callLog.calls.append("fetchComments(id: \(id))")
        self.duringFetchComments()
        if let error = self.fetchCommentsErrors.first {
            throw error
        }
        return self.fetchCommentsResults[0]
    }
}
