@testable import UIKitApp

/// Records its calls.
@MainActor
final class ThemesPresenterSpy: ThemesPresenterProtocol {
    private let callLog: ThemesCallLog

    init(callLog: ThemesCallLog) {
        self.callLog = callLog
    }

    func configureView() {
        callLog.calls.append("configureView()")
    }

    func didTapCloseButton() {
        callLog.calls.append("didTapCloseButton()")
    }

    func didSelectTheme(at index: Int) {
        callLog.calls.append("didSelectTheme(at: \(index))")
    }

    func didObtainTitle(_ title: String) {
        callLog.calls.append("didObtainTitle(\(title))")
    }

    func didFetchThemes(_ result: [Theme]) {
        callLog.calls.append("didFetchThemes(\(String(describing: result)))")
    }
}
