import Foundation

/// The texts of the Feed module, in the user's language.
enum FeedTexts {
    static let title = NSLocalizedString("Feed", comment: "The title of the screen")

    static let retryButton = NSLocalizedString("Retry", comment: "The title of a button")

    static func didFailToFetchPosts(with error: any Error) -> String {
        error.localizedDescription
    }
}
