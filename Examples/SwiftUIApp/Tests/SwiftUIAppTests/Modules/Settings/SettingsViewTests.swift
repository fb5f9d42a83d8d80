#if canImport(SwiftUI)
    import SwiftUI
    import XCTest

    @testable import SwiftUIApp

    @MainActor
    final class SettingsViewTests: XCTestCase {
        private lazy var service = SettingsServiceSpy()
        private lazy var model = makeModel()
        private lazy var view = SettingsView(model: model)

        func testModelIsKeptByTheScreen() async {
            // when
            let parts = Mirror(reflecting: self.view).children.map(\.value)

            // then
            XCTAssertTrue(parts.contains { $0 is State<SettingsModel> })
        }

        func testTitleIsShown() async {
            // then
            XCTAssertTrue("\(self.view.body)".contains(String(reflecting: "Settings")))
        }

        func testScreenDoesMoreThanItsContent() async {
            // given
            let content = self.view.content
                .navigationTitle("")
                .onAppear {}

            // then
            XCTAssertTrue(type(of: self.view.body) == type(of: content))
        }

        func testContentIsLoadedWhenTheScreenAppears() async {
            // given
            guard !SettingsViewParts(of: EmptyView().onAppear {}).actions.isEmpty else { return }
            self.service.fetchVersionOutcomes = ["result"]

            // when
            for action in SettingsViewParts(of: self.view.body).actions { action() }

            // then
            XCTAssertEqual(self.service.calls.count, 1)
        }

        func testContentIsShown() async {
            // given
            self.service.fetchVersionOutcomes = ["result"]

            // when
            self.model.fetchVersion()

            // then
            XCTAssertTrue("\(self.view.content)".contains("\("result")"))
        }

        func testAllThatUserInterfaceTestsUseHasAnIdentifier() async {
            // when
            let kinds = "\(type(of: self.view.content))"

            // then
            let identified = kinds.components(separatedBy: "AccessibilityAttachmentModifier")
            XCTAssertEqual(identified.count - 1, 4)
        }

        func testControlsStandInTheirOrder() async {
            // given
            let captions = ["Themes"]

            // when
            var rest = "\(self.view.controls)"[...]
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
            let controls = "\(self.view.controls)"

            // then
            XCTAssertTrue(controls.contains("Themes"))
        }

        func testThemesIsDoneByButtonThemes() async throws {
            // given
            guard let tappedButton = try self.button("\"Themes\"", in: self.view.controls) else {
                return
            }

            // when
            tappedButton.tap()

            // then
            XCTAssertTrue(tappedButton.isEnabled)
            XCTAssertEqual(self.service.calls, ["themes()"])
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

        /// Whether the controls show a text or a row below a caption.
        private func shows(_ value: Any, below caption: String) -> Bool {
            let controls = "\(self.view.controls)"
            guard let place = controls.range(of: String(reflecting: caption)) else { return false }
            return controls[place.upperBound...].contains(String(reflecting: value))
        }
    }

    extension SettingsViewTests {
        private func makeModel() -> SettingsModel {
            SettingsModel(
                service: service,
                routing: SettingsRouting(
                    openThemes: { [unowned self] completion in
                        self.service.record("themes()")
                        completion("result")
                    }
                )
            )
        }

        /// Returns the button that shows a text; nil if SwiftUI does not show its buttons.
        private func button(
            _ text: String,
            in view: some View
        ) throws -> SettingsViewParts.Button? {
            guard !SettingsViewParts(of: Button("") {}).buttons.isEmpty else { return nil }
            let buttons = SettingsViewParts(of: view).buttons
            let button = try XCTUnwrap(buttons.first { $0.text.contains(text) })
            return button
        }
    }

    /// What SwiftUI keeps of a view. It does not document that, so each test asks first whether a sample shows its part.
    @MainActor
    private struct SettingsViewParts {
        struct Button {
            let text: String
            let isEnabled: Bool
            let tap: () -> Void
        }

        private(set) var buttons: [Button] = []
        private(set) var texts: [Binding<String>] = []
        private(set) var switches: [Binding<Bool>] = []
        private(set) var pulls: [@Sendable () async -> Void] = []
        private(set) var actions: [() -> Void] = []

        init(of view: some View) {
            add(view, isEnabled: true, button: nil)
        }

        private mutating func add(_ part: Any, isEnabled: Bool, button: String?) {
            if let text = part as? Binding<String> { return texts.append(text) }
            if let isOn = part as? Binding<Bool> { return switches.append(isOn) }
            if let pull = part as? @Sendable () async -> Void { return pulls.append(pull) }
            if let action = part as? () -> Void ?? isolatedAction(part) {
                guard let button else { return actions.append(action) }
                return buttons.append(Button(text: button, isEnabled: isEnabled, tap: action))
            }
            let mirror = Mirror(reflecting: part)
            guard mirror.displayStyle != .class else { return }
            let parts = (part as? any SettingsViewRows)?.rows ?? mirror.children.map(\.value)
            var isEnabled = isEnabled
            for child in parts.flatMap({ Mirror(reflecting: $0).children }) {
                if let change = child.value as? (inout Bool) -> Void { change(&isEnabled) }
            }
            let isButton = "\(type(of: part))".hasPrefix("Button<")
            for child in parts {
                add(child, isEnabled: isEnabled, button: isButton ? "\(part)" : button)
            }
        }

        /// Returns an action that only the main actor may call. A cast does not find it if SwiftUI was compiled as Swift 5 and
        /// the tests are compiled as Swift 6, because its type is not `Sendable` then.
        private func isolatedAction(_ part: Any) -> (() -> Void)? {
            let type = "\(type(of: part))"
            guard ["@MainActor () -> ()", "@MainActor @Sendable () -> ()"].contains(type) else {
                return nil
            }
            func action<Action>(of part: Action) -> () -> Void {
                unsafeBitCast(part, to: (() -> Void).self)
            }
            return _openExistential(part, do: action)
        }
    }

    @MainActor
    private protocol SettingsViewRows {
        var rows: [Any] { get }
    }

    extension ForEach: SettingsViewRows where Content: View {
        fileprivate var rows: [Any] { data.map { content($0) } }
    }
#endif
