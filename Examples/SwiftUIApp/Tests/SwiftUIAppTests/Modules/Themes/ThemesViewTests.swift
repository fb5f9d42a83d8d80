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
            XCTAssertTrue("\(view.body)".contains(String(reflecting: "Themes")))
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
            self.service.fetchThemesOutcomes = [[Theme(name: "name")]]

            // when
            self.model.fetchThemes()

            // then
            XCTAssertTrue(
                "\(view.content)".contains("\(ThemesThemeViewModel(Theme(name: "name")))")
            )
            XCTAssertFalse("\(view.content)".contains("Nothing to Show"))
        }

        func testEmptyContentIsExplained() async {
            // given
            self.service.fetchThemesOutcomes = [[]]

            // when
            self.model.fetchThemes()

            // then
            XCTAssertTrue("\(view.content)".contains("Nothing to Show"))
        }

        func testAllThatUserInterfaceTestsUseHasAnIdentifier() async {
            // when
            let kinds = "\(type(of: view.content))"

            // then
            let identified = kinds.components(separatedBy: "AccessibilityAttachmentModifier")
            XCTAssertEqual(identified.count - 1, 2)
            XCTAssertEqual(kinds.components(separatedBy: "ThemesThemeRow").count - 1, 1)
        }

        func testThemeIsShown() async {
            // given
            let row = ThemesThemeViewModel(Theme(name: "name"))

            // when
            var rest = "\(ThemesThemeRow(row: row).body)"[...]
            let texts = [row.name]
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
