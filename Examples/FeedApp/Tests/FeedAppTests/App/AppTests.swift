import UIKit
import XCTest

@testable import FeedApp

/// Drives the app as its user does, from start to end.
@MainActor
final class AppTests: XCTestCase {
    private lazy var app = AppDriver()

    func testUserGoesFromTheFeedToANote() async throws {
        // when the user selects a post in the first section
        try await app.select(1, inSection: 0)

        // then
        let article: ArticleViewController = try app.screen()
        let comments: CommentsViewController = try app.screen()
        try await app.wait { app.rowCounts(of: comments.commentTable) == [2] }
        try await app.wait { article.bodyTextLabel.text != nil }
        XCTAssertEqual(app.texts(of: comments.commentTable), [["Ben", "Ann"]])
        XCTAssertEqual(article.bodyTextLabel.text, "Open late\nThe library now closes at ten.")

        // when the user selects a comment
        comments.commentDataDisplayManager.tableView(
            comments.commentTable,
            didSelectRowAt: IndexPath(row: 1, section: 0)
        )

        // then
        let author: AuthorViewController = try app.screen()
        try await app.wait { author.profileTextLabel.text == "Oslo\nWalk on." }

        // when the user makes a note
        app.tap(author.openNoteButton)
        let note: NoteViewController = try app.screen()
        note.saveTextField.text = "Writes well"
        app.tap(note.saveButton)

        // then
        XCTAssertEqual(try app.screen(AuthorViewController.self), author)
        XCTAssertEqual(author.messageLabel.text, "Writes well")

        // when the user goes back
        app.goBack()
        XCTAssertEqual(try app.screen(ArticleViewController.self), article)
        app.goBack()

        // then
        XCTAssertEqual(try app.screen(FeedViewController.self).title, "Feed")
    }

    func testUserPullsTheFeedDownAfterAFailure() async throws {
        // given
        let feed: FeedViewController = try app.screen()
        let table = feed.tableView
        let local = ["First snow", "Open late"]
        let people = ["Ann", "Ben"]

        // when the app starts, and has no connection for the second section
        try await app.wait { app.rowCounts(of: table) == [2, 1, 2] }

        // then
        XCTAssertEqual(app.texts(of: table), [local, ["There is no connection."], people])

        // when the user selects the failure
        try await app.select(0, inSection: 1)

        // then nothing opens
        XCTAssertEqual(try app.screen(FeedViewController.self), feed)

        // when the user pulls the feed down
        feed.refreshControl.beginRefreshing()
        feed.refreshControl.sendActions(for: .valueChanged)
        try await app.wait { !feed.refreshControl.isRefreshing }

        // then
        XCTAssertEqual(app.texts(of: table), [local, ["Long night"], people])

        // when the user selects a person
        try await app.select(1, inSection: 2)

        // then
        let author: AuthorViewController = try app.screen()
        try await app.wait { author.profileTextLabel.text == "Rome\nSit down." }
    }

    func testStoryHoldsItsChildren() async throws {
        // given
        try await app.select(0, inSection: 0)
        weak var story: StoryViewController?
        weak var article: UIViewController?
        weak var comments: UIViewController?

        // when
        do {
            let screen: StoryViewController = try app.screen()
            XCTAssertEqual(screen.children.count, 2)
            story = screen
            article = screen.children.first
            comments = screen.children.last
            XCTAssertTrue(article is ArticleViewController)
            XCTAssertTrue(comments is CommentsViewController)
            XCTAssertEqual(article?.view.superview, screen.articleContainer)
            XCTAssertEqual(comments?.view.superview, screen.commentsContainer)
        }
        app.goBack()

        // then they end with it
        try await app.wait { story == nil && article == nil && comments == nil }
    }

    func testAlbumsKeepTheirOffsetWhileTheirCellIsReused() async throws {
        // given
        try await app.select(0, inSection: 2)
        let author: AuthorViewController = try app.screen()
        app.tap(author.openAlbumsButton)
        let albums: AlbumList = try app.screen()
        let table = TableWithOneCell()
        table.dataSource = albums
        let cell = try table.show(0)
        XCTAssertEqual(table.numberOfRows(inSection: 0), 3)

        // when the user scrolls the photos of the first album
        try await app.wait { cell.itemButtons.count == 20 }
        XCTAssertEqual(cell.captionLabel.text, "Winter")
        XCTAssertEqual(cell.itemButtons.last?.currentTitle, "Photo 20 of album 3")
        cell.scrollView.contentOffset = CGPoint(x: 120, y: 0)

        // and then the table
        XCTAssertEqual(try table.show(2), cell)

        // then the cell shows another album from the beginning
        XCTAssertEqual(cell.captionLabel.text, "Old doors")
        XCTAssertEqual(cell.scrollView.contentOffset, .zero)
        try await app.wait { cell.itemButtons.count == 20 }
        XCTAssertEqual(cell.itemButtons.first?.currentTitle, "Photo 1 of album 2")

        // when the user scrolls the table back
        XCTAssertEqual(try table.show(0), cell)

        // then the first album is there again, as it was
        XCTAssertEqual(cell.captionLabel.text, "Winter")
        XCTAssertEqual(cell.itemButtons.count, 20)
        XCTAssertEqual(cell.scrollView.contentOffset, CGPoint(x: 120, y: 0))

        // when the user selects a photo of it
        app.tap(cell.itemButtons[4])

        // then
        XCTAssertEqual(try app.screen(AuthorViewController.self), author)
        XCTAssertEqual(author.messageLabel.text, "Winter")
    }
}

// MARK: - TableWithOneCell

/// A table of the height of one cell: the one that leaves the screen is reused for the next.
private final class TableWithOneCell: UITableView {
    private var cell: UITableViewCell?

    /// Scrolls to a row.
    func show(_ row: Int) throws -> AlbumCell {
        cell?.prepareForReuse()
        cell = dataSource?.tableView(self, cellForRowAt: IndexPath(row: row, section: 0))
        return try XCTUnwrap(cell as? AlbumCell)
    }

    override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        cell
    }
}
