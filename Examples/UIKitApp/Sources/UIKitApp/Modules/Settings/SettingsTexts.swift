import Foundation

/// The texts of the Settings module, in the user's language.
enum SettingsTexts {
    static let title = NSLocalizedString("Settings", comment: "The title of the screen")

    static let themesButton = NSLocalizedString("Themes", comment: "The title of a button")
}
