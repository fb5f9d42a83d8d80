@testable import UIKitApp

/// Records its calls.
@MainActor
final class ThemesOutputSpy: ThemesOutput {
    private let callLog: ThemesCallLog

    init(callLog: ThemesCallLog) {
        self.callLog = callLog
    }

    func didChoose(theme: Theme) {
        self.callLog.calls.append("didChoose(theme: \(theme))")
    }
}
