@testable import UIKitApp

/// Records its calls and returns the given results.
@MainActor
final class ComposeServiceSpy: ComposeService {
    var sendErrors: [any Error] = []
    /// Called while `send` is running.
    var duringSend: () -> Void = {}
    private let callLog: ComposeCallLog

    init(callLog: ComposeCallLog) {
        self.callLog = callLog
    }

    func send(text: String) async throws {
        self.callLog.calls.append("send(text: \(text))")
        self.duringSend()
        if let error = self.sendErrors.first {
            throw error
        }
    }
}
