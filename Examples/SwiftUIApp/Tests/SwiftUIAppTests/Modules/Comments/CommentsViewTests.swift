#if canImport(SwiftUI)
    import SwiftUI
    import XCTest

    @testable import SwiftUIApp

    @MainActor
    final class CommentsViewTests: XCTestCase {
        private lazy var service = CommentsServiceSpy()
        private lazy var model = CommentsModel(input: CommentsInput(id: 1), service: service)
        private lazy var view = CommentsView(model: model)
        private struct TestError: Error {}

        func testModelIsKeptByTheScreen() async {
            // when
            let parts = Mirror(reflecting: view).children.map(\.value)

            // then
            XCTAssertTrue(parts.contains { $0 is State<CommentsModel> })
        }

        func testTitleIsShown() async {
            // then
            XCTAssertTrue("\(view.body)".contains(String(reflecting: "Comments")))
        }

        func testScreenDoesMoreThanItsContent() async {
            // given
            let content = view.content
                .navigationTitle("")
                .onAppear {}

            // then
            XCTAssertTrue(type(of: view.body) == type(of: content))
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
            XCTAssertFalse("\(view.content)".contains("Nothing to Show"))
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
            let error: any Error = TestError()
            self.service.fetchCommentsOutcomes = [.failure(error)]

            // when
            self.model.fetchComments()
            await self.model.fetchCommentsTask?.value

            // then
            XCTAssertTrue("\(view.content)".contains(error.localizedDescription))
            XCTAssertTrue("\(view.content)".contains("Cannot Load"))
            XCTAssertTrue("\(view.content)".contains("Try Again"))
        }

        func testAllThatUserInterfaceTestsUseHasAnIdentifier() async {
            // when
            let kinds = "\(type(of: view.content))"

            // then
            let identified = kinds.components(separatedBy: "AccessibilityAttachmentModifier")
            XCTAssertEqual(identified.count - 1, 3)
            XCTAssertTrue(kinds.contains("ProgressView"))
            XCTAssertEqual(kinds.components(separatedBy: "CommentsCommentRow").count - 1, 1)
        }

        func testCommentIsShown() async {
            // given
            let row = CommentsCommentViewModel(Comment(author: "Ann", text: "Lovely!"))

            // when
            var rest = "\(CommentsCommentRow(row: row).body)"[...]
            let texts = [row.author, row.text]
            let missing = texts.filter { text in
                guard let place = rest.range(of: String(reflecting: text)) else { return true }
                rest = rest[place.upperBound...]
                return false
            }

            // then
            XCTAssertEqual(missing, [])
        }
    }
#endif
