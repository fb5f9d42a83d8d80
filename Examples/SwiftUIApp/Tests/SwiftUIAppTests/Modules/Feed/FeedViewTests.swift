#if canImport(SwiftUI)
    import SwiftUI
    import XCTest

    @testable import SwiftUIApp

    @MainActor
    final class FeedViewTests: XCTestCase {
        private lazy var service = FeedServiceSpy()
        private lazy var model = FeedModel(
            service: service,
            routing: FeedRouting(openDetail: { _ in })
        )
        private lazy var view = FeedView(model: model)
        private struct TestError: Error {}

        func testModelIsKeptByTheScreen() async {
            // when
            let parts = Mirror(reflecting: view).children.map(\.value)

            // then
            XCTAssertTrue(parts.contains { $0 is State<FeedModel> })
        }

        func testTitleIsShown() async {
            // then
            XCTAssertTrue("\(view.body)".contains(String(reflecting: "Feed")))
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
            self.service.fetchPostsOutcomes = [.success([Post(id: 1, title: "First snow")])]

            // when
            self.model.fetchPosts()
            await self.model.fetchPostsTask?.value

            // then
            XCTAssertTrue(
                "\(view.content)".contains("\(FeedPostViewModel(Post(id: 1, title: "First snow")))")
            )
            XCTAssertFalse("\(view.content)".contains("Nothing to Show"))
        }

        func testEmptyContentIsExplained() async {
            // given
            self.service.fetchPostsOutcomes = [.success([])]

            // when
            self.model.fetchPosts()
            await self.model.fetchPostsTask?.value

            // then
            XCTAssertTrue("\(view.content)".contains("Nothing to Show"))
        }

        func testFailureIsShown() async {
            // given
            let error: any Error = TestError()
            self.service.fetchPostsOutcomes = [.failure(error)]

            // when
            self.model.fetchPosts()
            await self.model.fetchPostsTask?.value

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
            XCTAssertEqual(kinds.components(separatedBy: "FeedPostRow").count - 1, 1)
        }

        func testPostIsShown() async {
            // given
            let row = FeedPostViewModel(Post(id: 1, title: "First snow"))

            // when
            var rest = "\(FeedPostRow(row: row).body)"[...]
            let texts = [row.id, row.title]
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
