import Foundation

/// The texts of the Comments module, in the user's language.
enum CommentsTexts {
    static let title = NSLocalizedString("Comments", comment: "The title of the screen")

    static let retryButton = NSLocalizedString("Retry", comment: "The title of a button")

    static func didFailToFetchComments(with error: any Error) -> String {
        error.localizedDescription
    }
}
