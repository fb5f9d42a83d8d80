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
            XCTAssertTrue("\(view.body)".contains("Compose"))
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
