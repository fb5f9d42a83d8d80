#if canImport(SwiftUI)
    import SwiftUI
    import XCTest

    @testable import SwiftUIApp

    @MainActor
    final class ComposeViewTests: XCTestCase {
        private lazy var service = ComposeServiceSpy()
        private lazy var model = ComposeModel(service: service)
        private lazy var view = ComposeView(model: model)

        func testModelIsKeptByTheScreen() async {
            // when
            let parts = Mirror(reflecting: view).children.map(\.value)

            // then
            XCTAssertTrue(parts.contains { $0 is State<ComposeModel> })
        }

        func testTitleIsShown() async {
            // then
            XCTAssertTrue("\(view.body)".contains(String(reflecting: "Compose")))
        }

        func testAllThatUserInterfaceTestsUseHasAnIdentifier() async {
            // when
            let kinds = "\(type(of: view.content))"

            // then
            let identified = kinds.components(separatedBy: "AccessibilityAttachmentModifier")
            XCTAssertEqual(identified.count - 1, 3)
        }

        func testControlsStandInTheirOrder() async {
            // given
            let captions = ["Text", "Send"]

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

        func testNothingIsEnteredAtFirst() async {
            // then
            XCTAssertEqual(self.model.fields.sendText, "")
        }

        func testEnteredTextIsShown() async {
            // when
            self.model.fields.sendText = "Entered as sendText"
            let controls = "\(view.controls)"

            // then
            XCTAssertTrue(controls.contains("Entered as sendText"))
        }

        func testControlsOfSendAreShown() async {
            // when
            let controls = "\(view.controls)"

            // then
            XCTAssertTrue(controls.contains("Text"))
            XCTAssertTrue(controls.contains("Send"))
        }
    }
#endif
