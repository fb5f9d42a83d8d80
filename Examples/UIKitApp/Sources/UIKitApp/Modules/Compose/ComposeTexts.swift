import Foundation

/// The texts of the Compose module, in the user's language.
enum ComposeTexts {
    static let title = NSLocalizedString("Compose", comment: "The title of the screen")

    static let sendTextField = NSLocalizedString("Text", comment: "What to enter in a field")

    static let sendButton = NSLocalizedString("Send", comment: "The title of a button")

    static let didSend = NSLocalizedString("Send", comment: "The message that it is done")

    static func didFailToSend(with error: any Error) -> String {
        error.localizedDescription
    }
}
