@testable import SwiftUIApp

/// Records its calls and answers with the given outcomes, one after another.
@MainActor
final class ComposeServiceSpy: ComposeService {
    private(set) var calls: [String] = []
    /// Called with each call, before the answer.
    var whenCalled: (String) -> Void = { _ in }
    var sendOutcomes: [Result<Void, any Error>] = []

    func send(text: String) async throws {
        self.record("send(text: \(text))")
        return try self.sendOutcomes.removeFirst().get()
    }

    func record(_ call: String) {
        calls.append(call)
        whenCalled(call)
    }
}
