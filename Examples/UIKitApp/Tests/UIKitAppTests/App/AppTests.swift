import UIKit
import XCTest

@testable import UIKitApp

/// Drives the app as its user does, from start to end.
@MainActor
final class AppTests: XCTestCase {
    func testUserReadsAPost() async throws {
        // given
        let app = AppDriver()
        let feed: FeedPostTable = try app.find("Feed.postTable")

        // when the app starts
        try await app.wait { feed.rows.count == 2 }

        // then
        XCTAssertEqual(app.title, "Feed")
        XCTAssertEqual(app.texts(of: feed), ["First snow", "Open late"])

        // when the user selects a post
        feed.tableView(feed, didSelectRowAt: IndexPath(row: 1, section: 0))
        let article: UILabel = try app.find("Detail.articleLabel")
        try await app.wait { article.text != nil }

        // then
        XCTAssertEqual(app.title, "Detail")
        XCTAssertEqual(article.text, "Open late\nThe library now closes at ten.")

        // when the user reads on
        try app.tap("Detail.commentsButton")
        let comments: CommentsCommentTable = try app.find("Comments.commentTable")
        try await app.wait { !comments.rows.isEmpty }

        // then
        XCTAssertEqual(app.title, "Comments")
        XCTAssertEqual(comments.rows.map(\.text), ["I liked “Open late”."])

        // when the user goes back
        app.goBack()
        XCTAssertEqual(app.title, "Detail")
        app.goBack()

        // then
        XCTAssertEqual(app.title, "Feed")
    }

    func testUserSendsAPostAgainAfterAFailure() async throws {
        // given
        let app = AppDriver()
        let feed: FeedPostTable = try app.find("Feed.postTable")
        try await app.wait { feed.rows.count == 2 }
        try app.open("Compose")
        let message: UILabel = try app.find("Compose.messageLabel")

        // when the user sends a post without a connection
        try app.enter("Long night", into: "Compose.sendTextField")
        try app.tap("Compose.sendButton")
        try await app.wait { message.text != nil }

        // then
        XCTAssertEqual(message.text, "There is no connection.")

        // when the user sends it again
        try app.tap("Compose.sendButton")
        try await app.wait { message.text != "There is no connection." }

        // then
        XCTAssertEqual(message.text, ComposeTexts.didSend)

        // when the user pulls the feed down
        try app.open("Feed")
        feed.refreshControl?.sendActions(for: .valueChanged)
        try await app.wait { feed.rows.count > 2 }

        // then
        XCTAssertEqual(app.texts(of: feed), ["First snow", "Open late", "Long night"])
    }

    func testUserChoosesATheme() async throws {
        // given
        let app = AppDriver()
        try app.open("Settings")

        // when the user opens the themes
        try app.tap("Settings.themesButton")
        let themes: ThemesThemeTable = try app.find("Themes.themeTable")

        // then
        XCTAssertEqual(app.title, "Themes")
        XCTAssertEqual(app.texts(of: themes), ["Light", "Dark", "Sepia"])

        // when the user chooses one
        themes.tableView(themes, didSelectRowAt: IndexPath(row: 1, section: 0))

        // then
        XCTAssertEqual(app.title, "Settings")
        let message: UILabel = try app.find("Settings.messageLabel")
        XCTAssertEqual(message.text, "Dark")
    }
}
