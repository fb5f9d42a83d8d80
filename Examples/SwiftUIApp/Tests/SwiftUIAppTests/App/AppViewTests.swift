#if canImport(SwiftUI)
    import SwiftUI
    import XCTest

    @testable import SwiftUIApp

    @MainActor
    final class AppViewTests: XCTestCase {
        func testEachTabHasItsFirstScreen() async {
            // given
            let screens: [any View.Type] = [FeedView.self, ComposeView.self, SettingsView.self]

            // when
            let body = "\(type(of: AppView().body))"

            // then
            for screen in screens { XCTAssertTrue(body.contains("\(screen)"), "\(screen)") }
        }

        func testEachStepLeadsToItsScreen() async {
            // given
            let view = AppView()

            // then
            XCTAssertTrue("\(view.screen(after: .detail(id: 1)))".contains("DetailView"))
            XCTAssertTrue("\(view.screen(after: .comments(id: 1)))".contains("CommentsView"))
            XCTAssertTrue("\(view.screen(after: .themes))".contains("ThemesView"))
        }
    }
#endif
