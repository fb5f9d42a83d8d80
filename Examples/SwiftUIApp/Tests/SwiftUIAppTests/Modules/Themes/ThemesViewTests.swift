#if canImport(SwiftUI)
    import SwiftUI
    import XCTest

    @testable import SwiftUIApp

    @MainActor
    final class ThemesViewTests: XCTestCase {
        private lazy var service = ThemesServiceSpy()
        private lazy var model = ThemesModel(
            service: service,
            output: ThemesOutput(didChoose: { _ in })
        )
        private lazy var view = ThemesView(model: model)

        func testModelIsKeptByTheScreen() async {
            // when
            let parts = Mirror(reflecting: view).children.map(\.value)

            // then
            XCTAssertTrue(parts.contains { $0 is State<ThemesModel> })
        }

        func testTitleIsShown() async {
            // then
            XCTAssertTrue("\(view.body)".contains("Themes"))
        }

        func testScreenDoesMoreThanItsContent() async {
            // then
            XCTAssertFalse(type(of: view.body) == type(of: view.content))
        }

        func testContentIsShown() async {
            // given
            self.service.fetchThemesOutcomes = [[Theme(name: "name")]]

            // when
            self.model.fetchThemes()

            // then
            XCTAssertTrue(
                "\(view.content)".contains("\(ThemesThemeViewModel(Theme(name: "name")))")
            )
        }

        func testEmptyContentIsExplained() async {
            // given
            self.service.fetchThemesOutcomes = [[]]

            // when
            self.model.fetchThemes()

            // then
            XCTAssertTrue("\(view.content)".contains("Nothing to Show"))
        }

        func testThemeIsShown() async {
            // given
            let row = ThemesThemeViewModel(Theme(name: "name"))

            // when
            let body = "\(ThemesThemeRow(row: row).body)"

            // then
            XCTAssertTrue(body.contains(String(reflecting: row.name)))
        }
    }
#endif
