@testable import UIKitApp

/// Records its calls.
@MainActor
final class ComposePresenterSpy: ComposePresenterProtocol {
    private let callLog: ComposeCallLog

    init(callLog: ComposeCallLog) {
        self.callLog = callLog
    }

    func configureView() {
        callLog.calls.append("configureView()")
    }

    func didTapCloseButton() {
        callLog.calls.append("didTapCloseButton()")
    }

    func didTapSendButton(text: String) {
        self.callLog.calls.append("didTapSendButton(text: \(text))")
    }

    func didObtainTitle(_ title: String) {
        callLog.calls.append("didObtainTitle(\(title))")
    }

    func didSend() {
        callLog.calls.append("didSend()")
    }

    func didFailToSend(with error: any Error) {
        callLog.calls.append("didFailToSend(with: \(error))")
    }
}
