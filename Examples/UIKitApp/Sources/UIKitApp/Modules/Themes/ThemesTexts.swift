import Foundation

/// The texts of the Themes module, in the user's language.
enum ThemesTexts {
    static let title = NSLocalizedString("Themes", comment: "The title of the screen")
}
