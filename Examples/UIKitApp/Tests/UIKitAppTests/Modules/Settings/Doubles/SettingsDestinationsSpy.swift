import UIKit

@testable import UIKitApp

/// Records its calls and provides one screen for each way on.
final class SettingsDestinationsSpy: SettingsDestinations {
    let themesScreen = UIViewController()
    private(set) weak var themesOutput: (any SettingsThemesOutput)?
    private let callLog: SettingsCallLog

    init(callLog: SettingsCallLog) {
        self.callLog = callLog
    }

    func makeThemes(output: any SettingsThemesOutput) -> UIViewController {
        self.callLog.calls.append("makeThemes()")
        self.themesOutput = output
        return self.themesScreen
    }
}
