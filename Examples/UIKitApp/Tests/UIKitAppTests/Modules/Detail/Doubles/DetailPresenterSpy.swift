@testable import UIKitApp

/// Records its calls.
@MainActor
final class DetailPresenterSpy: DetailPresenterProtocol {
    private let callLog: DetailCallLog

    init(callLog: DetailCallLog) {
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

    func didTapCommentsButton() {
        self.callLog.calls.append("didTapCommentsButton()")
    }

    func didObtainTitle(_ title: String) {
        callLog.calls.append("didObtainTitle(\(title))")
    }

    func didFetchArticle(_ result: Article) {
        callLog.calls.append("didFetchArticle(\(String(describing: result)))")
    }

    func didFailToFetchArticle(with error: any Error) {
        callLog.calls.append("didFailToFetchArticle(with: \(error))")
    }
}
