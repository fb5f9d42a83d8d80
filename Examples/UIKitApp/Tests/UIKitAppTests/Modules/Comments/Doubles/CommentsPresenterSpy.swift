@testable import UIKitApp

/// Records its calls.
@MainActor
final class CommentsPresenterSpy: CommentsPresenterProtocol {
    private let callLog: CommentsCallLog

    init(callLog: CommentsCallLog) {
        self.callLog = callLog
    }

    func configureView() {
        callLog.calls.append("configureView()")
    }

    func didTapCloseButton() {
        callLog.calls.append("didTapCloseButton()")
    }

    func didTapRetryButton() {
        callLog.calls.append("didTapRetryButton()")
    }

    func didObtainTitle(_ title: String) {
        callLog.calls.append("didObtainTitle(\(title))")
    }

    func didFetchComments(_ result: [Comment]) {
        callLog.calls.append("didFetchComments(\(String(describing: result)))")
    }

    func didFailToFetchComments(with error: any Error) {
        callLog.calls.append("didFailToFetchComments(with: \(error))")
    }
}
