#if canImport(SwiftUI)
    import SwiftUI
    import XCTest

    @testable import SwiftUIApp

    @MainActor
    final class SettingsViewTests: XCTestCase {
        private lazy var service = SettingsServiceSpy()
        private lazy var model = SettingsModel(
            service: service,
            routing: SettingsRouting(openThemes: { completion in completion("result") })
        )
        private lazy var view = SettingsView(model: model)

        func testModelIsKeptByTheScreen() async {
            // when
            let parts = Mirror(reflecting: view).children.map(\.value)

            // then
            XCTAssertTrue(parts.contains { $0 is State<SettingsModel> })
        }

        func testTitleIsShown() async {
            // then
            XCTAssertTrue("\(view.body)".contains("Settings"))
        }

        func testScreenDoesMoreThanItsContent() async {
            // then
            XCTAssertFalse(type(of: view.body) == type(of: view.content))
        }

        func testContentIsShown() async {
            // given
            self.service.fetchVersionOutcomes = ["result"]

            // when
            self.model.fetchVersion()

            // then
            XCTAssertTrue("\(view.content)".contains("\("result")"))
        }

        func testAllThatUserInterfaceTestsUseHasAnIdentifier() async {
            // when
            let kinds = "\(type(of: view.content))"

            // then
            let identified = kinds.components(separatedBy: "AccessibilityAttachmentModifier")
            XCTAssertEqual(identified.count - 1, 4)
        }

        func testControlsStandInTheirOrder() async {
            // given
            let captions = ["Themes"]

            // when
            var rest = "\(view.controls)"[...]
            let missing = captions.filter { caption in
                guard let place = rest.range(of: caption) else { return true }
                rest = rest[place.upperBound...]
                return false
            }

            // then
            XCTAssertEqual(missing, [])
        }

        func testControlsOfThemesAreShown() async {
            // when
            let controls = "\(view.controls)"

            // then
            XCTAssertTrue(controls.contains("Themes"))
        }

        func testResultOfThemesIsShown() async {
            // given
            let controlsBefore = "\(self.view.controls)"

            // when
            self.model.openThemes()

            // then
            XCTAssertNotEqual("\(self.view.controls)", controlsBefore)
        }
    }
#endif
