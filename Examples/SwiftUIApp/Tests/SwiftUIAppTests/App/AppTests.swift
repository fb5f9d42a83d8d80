import XCTest

@testable import SwiftUIApp

/// Drives the app as its user does, from start to end.
@MainActor
final class AppTests: XCTestCase {
    private let app = AppModel(network: SampleNetwork())

    func testUserReadsAPost() async throws {
        // when the app starts
        let feed = app.feed()
        feed.loadIfNeeded()
        await feed.fetchPostsTask?.value

        // then
        XCTAssertEqual(app.tab, .feed)
        XCTAssertEqual(titles(of: feed), ["First snow", "Open late"])

        // when the user selects a post
        feed.selectFetchPostsRow(at: 1)

        // then
        XCTAssertEqual(app.feedPath, [.detail(id: 1)])
        let detail = app.detail(id: 1)
        detail.loadIfNeeded()
        await detail.fetchArticleTask?.value
        guard case .loaded(let article) = detail.state else { return XCTFail("\(detail.state)") }
        XCTAssertEqual(article.title, "Open late")
        XCTAssertEqual(article.text, "The library now closes at ten.")

        // when the user reads on
        detail.openComments()

        // then
        XCTAssertEqual(app.feedPath, [.detail(id: 1), .comments(id: 1)])
        let comments = app.comments(id: 1)
        comments.loadIfNeeded()
        await comments.fetchCommentsTask?.value
        guard case .loaded(let rows) = comments.state else { return XCTFail("\(comments.state)") }
        XCTAssertEqual(rows.map(\.text), ["I liked “Open late”."])
    }

    func testUserSendsAPostAgainAfterAFailure() async {
        // given
        let feed = app.feed()
        feed.loadIfNeeded()
        await feed.fetchPostsTask?.value
        let compose = app.compose()

        // when the user sends a post without a connection
        compose.fields.sendText = "Long night"
        compose.tapSendButton()
        await compose.sendTask.finish()

        // then
        XCTAssertTrue(compose.isFailureShown)
        XCTAssertEqual(compose.failure?.localizedDescription, "There is no connection.")

        // when the user closes the message and sends the post again
        compose.isFailureShown = false
        compose.tapSendButton()
        await compose.sendTask.finish()

        // then
        XCTAssertFalse(compose.isFailureShown)

        // when the user pulls the feed down
        await feed.pullToRefresh()

        // then
        XCTAssertEqual(titles(of: feed), ["First snow", "Open late", "Long night"])
    }

    func testUserChoosesATheme() throws {
        // given
        let settings = app.settings()

        // when the user opens the themes
        settings.openThemes()

        // then
        XCTAssertEqual(app.settingsPath, [.themes])
        let themes = app.themes()
        themes.loadIfNeeded()
        guard case .loaded(let rows) = themes.state else { return XCTFail("\(themes.state)") }
        XCTAssertEqual(rows.map(\.name), ["Light", "Dark", "Sepia"])

        // when the user chooses one
        themes.selectFetchThemesRow(at: 1)

        // then
        XCTAssertEqual(app.settingsPath, [])
        XCTAssertEqual(settings.themesResult, "Dark")
    }

    private func titles(of feed: FeedModel) -> [String]? {
        guard case .loaded(let rows) = feed.state else { return nil }
        return rows.map(\.title)
    }
}
