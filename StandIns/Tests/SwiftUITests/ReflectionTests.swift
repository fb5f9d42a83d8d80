import SwiftUI
import XCTest

/// What tests find in views by reflection, as in SwiftUI.
@MainActor
final class ReflectionTests: XCTestCase {
    func testButtonHasItsAction() async {
        XCTAssertTrue(parts(of: Button("") {}).contains { $0 is @MainActor () -> Void })
    }

    func testFieldsHaveTheirBindings() async {
        XCTAssertTrue(parts(of: TextField("", text: .constant(""))).contains { $0 is Binding<String> })
        XCTAssertTrue(parts(of: SecureField("", text: .constant(""))).contains { $0 is Binding<String> })
        XCTAssertTrue(parts(of: Toggle("", isOn: .constant(true))).contains { $0 is Binding<Bool> })
    }

    func testAppearanceHasItsAction() async {
        XCTAssertTrue(parts(of: EmptyView().onAppear {}).contains { $0 is () -> Void })
    }

    func testListThatIsPulledHasItsAction() async {
        XCTAssertTrue(parts(of: EmptyView().refreshable {}).contains { $0 is @Sendable () async -> Void })
    }

    func testTitleIsKept() async {
        let title = LocalizedStringKey("Title")
        let view = EmptyView().navigationTitle(title)
        XCTAssertTrue(parts(of: view).contains { $0 as? LocalizedStringKey == title })
    }

    func testToolbarHasAndNamesItsContent() async {
        let view = EmptyView().toolbar { Button("") {}.accessibilityIdentifier("") }
        XCTAssertTrue(parts(of: view).contains { $0 is @MainActor () -> Void })
        XCTAssertTrue("\(type(of: view))".contains("AccessibilityAttachmentModifier"))
    }

    func testDisabledViewTurnsOffWhatIsEnabled() async {
        var isEnabled = true
        for case let change as (inout Bool) -> Void in parts(of: EmptyView().disabled(true)) {
            change(&isEnabled)
        }
        XCTAssertFalse(isEnabled)
    }

    func testViewInADisabledOneStaysDisabled() async {
        var isEnabled = false
        for case let change as (inout Bool) -> Void in parts(of: EmptyView().disabled(false)) {
            change(&isEnabled)
        }
        XCTAssertFalse(isEnabled)
    }

    private func parts(of part: Any) -> [Any] {
        Mirror(reflecting: part).children.flatMap { [$0.value] + parts(of: $0.value) }
    }
}
