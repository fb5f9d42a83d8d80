import Foundation

/// The texts of the Detail module, in the user's language.
enum DetailTexts {
    static let title = NSLocalizedString("Detail", comment: "The title of the screen")

    static let retryButton = NSLocalizedString("Retry", comment: "The title of a button")

    static let commentsButton = NSLocalizedString("Comments", comment: "The title of a button")

    static func didFailToFetchArticle(with error: any Error) -> String {
        error.localizedDescription
    }
}
