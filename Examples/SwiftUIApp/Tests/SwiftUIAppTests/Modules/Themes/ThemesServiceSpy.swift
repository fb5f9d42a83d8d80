@testable import SwiftUIApp

/// Records its calls and answers with the given outcomes, one after another.
@MainActor
final class ThemesServiceSpy: ThemesService {
    private(set) var calls: [String] = []
    /// Called with each call, before the answer.
    var whenCalled: (String) -> Void = { _ in }
    var fetchThemesOutcomes: [[Theme]] = []

    func fetchThemes() -> [Theme] {
        self.record("fetchThemes()")
        return self.fetchThemesOutcomes.removeFirst()
    }

    func record(_ call: String) {
        calls.append(call)
        whenCalled(call)
    }
}
