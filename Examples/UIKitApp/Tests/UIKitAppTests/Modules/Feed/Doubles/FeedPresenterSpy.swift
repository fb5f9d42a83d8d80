@testable import UIKitApp

/// Records its calls.
@MainActor
final class FeedPresenterSpy: FeedPresenterProtocol {
    private let callLog: FeedCallLog

    init(callLog: FeedCallLog) {
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

    func didPullToRefresh() {
        self.callLog.calls.append("didPullToRefresh()")
    }

    func didSelectPost(at index: Int) {
        callLog.calls.append("didSelectPost(at: \(index))")
    }

    func didObtainTitle(_ title: String) {
        callLog.calls.append("didObtainTitle(\(title))")
    }

    func didFetchPosts(_ result: [Post]) {
        callLog.calls.append("didFetchPosts(\(String(describing: result)))")
    }

    func didFailToFetchPosts(with error: any Error) {
        callLog.calls.append("didFailToFetchPosts(with: \(error))")
    }
}
