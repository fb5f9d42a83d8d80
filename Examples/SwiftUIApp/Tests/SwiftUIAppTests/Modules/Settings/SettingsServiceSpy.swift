@testable import SwiftUIApp

/// Records its calls and answers with the given outcomes, one after another.
@MainActor
final class SettingsServiceSpy: SettingsService {
    private(set) var calls: [String] = []
    /// Called with each call, before the answer.
    var whenCalled: (String) -> Void = { _ in }
    var fetchVersionOutcomes: [String] = []

    func fetchVersion() -> String {
        self.record("fetchVersion()")
        return self.fetchVersionOutcomes.removeFirst()
    }

    func record(_ call: String) {
        calls.append(call)
        whenCalled(call)
    }
}
