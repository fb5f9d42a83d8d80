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
            XCTAssertTrue("\(view.body)".contains(String(reflecting: "Settings")))
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
                guard let place = rest.range(of: String(reflecting: caption)) else { return true }
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
            XCTAssertTrue(self.shows("\("result" as String)", below: "Themes"))
        }

        /// Whether the controls show a text below a caption.
        private func shows(_ text: String, below caption: String) -> Bool {
            let controls = "\(view.controls)"
            guard let place = controls.range(of: String(reflecting: caption)) else { return false }
            return controls[place.upperBound...].contains(String(reflecting: text))
        }
    }
#endif
