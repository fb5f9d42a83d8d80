@testable import UIKitApp

/// Records its calls and returns the given results.
@MainActor
final class ThemesServiceSpy: ThemesService {
    var fetchThemesResults: [[Theme]] = []
    private let callLog: ThemesCallLog

    init(callLog: ThemesCallLog) {
        self.callLog = callLog
    }

    func fetchThemes() -> [Theme] {
        self.callLog.calls.append("fetchThemes()")
        return self.fetchThemesResults[0]
    }
}
