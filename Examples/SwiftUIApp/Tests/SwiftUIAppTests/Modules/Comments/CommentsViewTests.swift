#if canImport(SwiftUI)
    import SwiftUI
    import XCTest

    @testable import SwiftUIApp

    @MainActor
    final class CommentsViewTests: XCTestCase {
        private lazy var service = CommentsServiceSpy()
        private lazy var model = CommentsModel(input: CommentsInput(id: 1), service: service)
        private lazy var view = CommentsView(model: model)

        func testModelIsKeptByTheScreen() async {
            // when
            let parts = Mirror(reflecting: view).children.map(\.value)

            // then
            XCTAssertTrue(parts.contains { $0 is State<CommentsModel> })
        }

        func testTitleIsShown() async {
            // then
            XCTAssertTrue("\(view.body)".contains("Comments"))
        }

        func testScreenDoesMoreThanItsContent() async {
            // then
            XCTAssertFalse(type(of: view.body) == type(of: view.content))
        }

        func testContentIsShown() async {
            // given
            self.service.fetchCommentsOutcomes = [
                .success([Comment(author: "Ann", text: "Lovely!")])
            ]

            // when
            self.model.fetchComments()
            await self.model.fetchCommentsTask?.value

            // then
            XCTAssertTrue(
                "\(view.content)".contains(
                    "\(CommentsCommentViewModel(Comment(author: "Ann", text: "Lovely!")))"
                )
            )
        }

        func testEmptyContentIsExplained() async {
            // given
            self.service.fetchCommentsOutcomes = [.success([])]

            // when
            self.model.fetchComments()
            await self.model.fetchCommentsTask?.value

            // then
            XCTAssertTrue("\(view.content)".contains("Nothing to Show"))
        }

        func testFailureIsShown() async {
            // given
            let error: any Error = CancellationError()
            self.service.fetchCommentsOutcomes = [.failure(error)]

            // when
            self.model.fetchComments()
            await self.model.fetchCommentsTask?.value

            // then
            XCTAssertTrue("\(view.content)".contains(error.localizedDescription))
            XCTAssertTrue("\(view.content)".contains("Try Again"))
        }

        func testCommentIsShown() async {
            // given
            let row = CommentsCommentViewModel(Comment(author: "Ann", text: "Lovely!"))

            // when
            let body = "\(CommentsCommentRow(row: row).body)"

            // then
            XCTAssertTrue(body.contains(String(reflecting: row.author)))
            XCTAssertTrue(body.contains(String(reflecting: row.text)))
        }
    }
#endif
