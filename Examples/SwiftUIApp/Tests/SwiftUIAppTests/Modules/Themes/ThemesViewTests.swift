#if canImport(SwiftUI)
    import SwiftUI
    import XCTest

    @testable import SwiftUIApp

    @MainActor
    final class ThemesViewTests: XCTestCase {
        private lazy var service = ThemesServiceSpy()
        private lazy var model = makeModel()
        private lazy var view = ThemesView(model: model)

        func testModelIsKeptByTheScreen() async {
            // when
            let parts = Mirror(reflecting: self.view).children.map(\.value)

            // then
            XCTAssertTrue(parts.contains { $0 is State<ThemesModel> })
        }

        func testTitleIsShown() async {
            // then
            XCTAssertTrue("\(self.view.body)".contains(String(reflecting: "Themes")))
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
            guard !ThemesViewParts(of: EmptyView().onAppear {}).actions.isEmpty else { return }
            self.service.fetchThemesOutcomes = [[Theme(name: "name")]]

            // when
            for action in ThemesViewParts(of: self.view.body).actions { action() }

            // then
            XCTAssertEqual(self.service.calls.count, 1)
        }

        func testRowsOfFetchThemesLeadOn() async throws {
            // given
            let entity: Theme = Theme(name: "other")
            let firstAndOther: [Theme] = [Theme(name: "name"), entity]
            self.service.fetchThemesOutcomes = [firstAndOther]
            self.model.fetchThemes()
            let callsBefore = self.service.calls
            self.model.selectFetchThemesRow(at: 1)
            let expected = self.service.calls.dropFirst(callsBefore.count)
            let row = ThemesThemeViewModel(entity)
            guard let tappedButton = try self.button("\(row)", in: self.view.content) else {
                return
            }

            // when
            tappedButton.tap()

            // then
            XCTAssertTrue(tappedButton.isEnabled)
            XCTAssertEqual(self.service.calls, callsBefore + expected + expected)
        }

        func testContentIsShown() async {
            // given
            self.service.fetchThemesOutcomes = [[Theme(name: "name")]]

            // when
            self.model.fetchThemes()

            // then
            XCTAssertTrue(
                "\(self.view.content)".contains("\(ThemesThemeViewModel(Theme(name: "name")))")
            )
            XCTAssertFalse("\(self.view.content)".contains("Nothing to Show"))
        }

        func testEmptyContentIsExplained() async {
            // given
            self.service.fetchThemesOutcomes = [[]]

            // when
            self.model.fetchThemes()

            // then
            XCTAssertTrue("\(self.view.content)".contains("Nothing to Show"))
        }

        func testAllThatUserInterfaceTestsUseHasAnIdentifier() async {
            // when
            let kinds = "\(type(of: self.view.content))"

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

    extension ThemesViewTests {
        private func makeModel() -> ThemesModel {
            ThemesModel(
                service: service,
                output: ThemesOutput(
                    didChoose: { [unowned self] theme in
                        self.service.record("didChoose(theme: \(theme))")
                    }
                )
            )
        }

        /// Returns the button that shows a text; nil if SwiftUI does not show its buttons.
        private func button(_ text: String, in view: some View) throws -> ThemesViewParts.Button? {
            guard !ThemesViewParts(of: Button("") {}).buttons.isEmpty else { return nil }
            let buttons = ThemesViewParts(of: view).buttons
            let button = try XCTUnwrap(buttons.first { $0.text.contains(text) })
            return button
        }
    }

    /// What SwiftUI keeps of a view. It does not document that, so each test asks first whether a sample shows its part.
    @MainActor
    private struct ThemesViewParts {
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
            let parts = (part as? any ThemesViewRows)?.rows ?? mirror.children.map(\.value)
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
    private protocol ThemesViewRows {
        var rows: [Any] { get }
    }

    extension ForEach: ThemesViewRows where Content: View {
        fileprivate var rows: [Any] { data.map { content($0) } }
    }
#endif
