#if canImport(SwiftUI)
    import SwiftUI
    import XCTest

    @testable import SwiftUIApp

    @MainActor
    final class DetailViewTests: XCTestCase {
        private lazy var service = DetailServiceSpy()
        private lazy var model = DetailModel(
            input: DetailInput(id: 1),
            service: service,
            routing: DetailRouting(openComments: { _ in })
        )
        private lazy var view = DetailView(model: model)
        private struct TestError: Error {}

        func testModelIsKeptByTheScreen() async {
            // when
            let parts = Mirror(reflecting: view).children.map(\.value)

            // then
            XCTAssertTrue(parts.contains { $0 is State<DetailModel> })
        }

        func testTitleIsShown() async {
            // then
            XCTAssertTrue("\(view.body)".contains(String(reflecting: "Detail")))
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
            self.service.fetchArticleOutcomes = [
                .success(Article(title: "First snow", text: "It snows."))
            ]

            // when
            self.model.fetchArticle()
            await self.model.fetchArticleTask?.value

            // then
            XCTAssertTrue(
                "\(view.content)".contains(
                    "\(DetailArticleViewModel(Article(title: "First snow", text: "It snows.")))"
                )
            )
        }

        func testFailureIsShown() async {
            // given
            let error: any Error = TestError()
            self.service.fetchArticleOutcomes = [.failure(error)]

            // when
            self.model.fetchArticle()
            await self.model.fetchArticleTask?.value

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
            XCTAssertEqual(identified.count - 1, 4)
            XCTAssertTrue(kinds.contains("ProgressView"))
            XCTAssertEqual(kinds.components(separatedBy: "DetailArticleRow").count - 1, 1)
        }

        func testControlsStandInTheirOrder() async {
            // given
            let captions = ["Comments"]

            // when
            var rest = "\(view.controls)"[...]
            let missing = captions.filter { caption in
                guard let place = rest.range(of: String(reflecting: caption)) else { return true }
                rest = rest[place.upperBound...]
                return false
            }

            // then
            XCTAssertEqual(missing, [])
        }

        func testControlsOfCommentsAreShown() async {
            // when
            let controls = "\(view.controls)"

            // then
            XCTAssertTrue(controls.contains("Comments"))
        }

        func testArticleIsShown() async {
            // given
            let row = DetailArticleViewModel(Article(title: "First snow", text: "It snows."))

            // when
            var rest = "\(DetailArticleRow(row: row).body)"[...]
            let texts = [row.title, row.text]
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
