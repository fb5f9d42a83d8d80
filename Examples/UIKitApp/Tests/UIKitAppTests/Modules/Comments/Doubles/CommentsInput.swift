@testable import UIKitApp

extension CommentsInput {
    @MainActor
    static var sample: CommentsInput {
        CommentsInput(id: 1)
    }
}
