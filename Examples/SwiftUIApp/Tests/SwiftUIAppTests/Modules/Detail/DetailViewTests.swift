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

        func testModelIsKeptByTheScreen() async {
            // when
            let parts = Mirror(reflecting: view).children.map(\.value)

            // then
            XCTAssertTrue(parts.contains { $0 is State<DetailModel> })
        }

        func testTitleIsShown() async {
            // then
            XCTAssertTrue("\(view.body)".contains("Detail"))
        }

        func testScreenDoesMoreThanItsContent() async {
            // then
            XCTAssertFalse(type(of: view.body) == type(of: view.content))
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
            let error: any Error = CancellationError()
            self.service.fetchArticleOutcomes = [.failure(error)]

            // when
            self.model.fetchArticle()
            await self.model.fetchArticleTask?.value

            // then
            XCTAssertTrue("\(view.content)".contains(error.localizedDescription))
            XCTAssertTrue("\(view.content)".contains("Try Again"))
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
            let body = "\(DetailArticleRow(row: row).body)"

            // then
            XCTAssertTrue(body.contains(String(reflecting: row.title)))
            XCTAssertTrue(body.contains(String(reflecting: row.text)))
        }
    }
#endif
