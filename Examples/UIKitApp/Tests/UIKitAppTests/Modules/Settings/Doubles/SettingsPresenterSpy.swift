@testable import UIKitApp

/// Records its calls.
@MainActor
final class SettingsPresenterSpy: SettingsPresenterProtocol {
    private let callLog: SettingsCallLog

    init(callLog: SettingsCallLog) {
        self.callLog = callLog
    }

    func configureView() {
        callLog.calls.append("configureView()")
    }

    func didTapCloseButton() {
        callLog.calls.append("didTapCloseButton()")
    }

    func didTapThemesButton() {
        self.callLog.calls.append("didTapThemesButton()")
    }

    func didObtainTitle(_ title: String) {
        callLog.calls.append("didObtainTitle(\(title))")
    }
}
