#if canImport(SwiftUI)
    import SwiftUI
    import XCTest

    @testable import SwiftUIApp

    @MainActor
    final class ComposeViewTests: XCTestCase {
        private lazy var service = ComposeServiceSpy()
        private lazy var model = makeModel()
        private lazy var view = ComposeView(model: model)
        private struct TestError: Error {}

        func testModelIsKeptByTheScreen() async {
            // when
            let parts = Mirror(reflecting: self.view).children.map(\.value)

            // then
            XCTAssertTrue(parts.contains { $0 is State<ComposeModel> })
        }

        func testTitleIsShown() async {
            // then
            XCTAssertTrue("\(self.view.body)".contains(String(reflecting: "Compose")))
        }

        func testAllThatUserInterfaceTestsUseHasAnIdentifier() async {
            // when
            let kinds = "\(type(of: self.view.content))"

            // then
            let identified = kinds.components(separatedBy: "AccessibilityAttachmentModifier")
            XCTAssertEqual(identified.count - 1, 3)
        }

        func testControlsStandInTheirOrder() async {
            // given
            let captions = ["Text", "Send"]

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

        func testNothingIsEnteredAtFirst() async {
            // then
            XCTAssertEqual(self.model.fields.sendText, "")
        }

        func testEnteredTextIsShown() async {
            // when
            self.model.fields.sendText = "Entered as sendText"
            let controls = "\(self.view.controls)"

            // then
            XCTAssertTrue(controls.contains("Entered as sendText"))
        }

        func testEnteredTextReachesTheModel() async {
            // given
            let fields = ComposeViewParts(of: self.view.controls).texts
            guard ComposeViewParts(of: TextField("", text: .constant(""))).texts.count == 1 else {
                return
            }

            // when
            for (index, text) in fields.enumerated() { text.wrappedValue = "Entered \(index)" }

            // then
            XCTAssertEqual(self.model.fields.sendText, "Entered 0")
        }

        func testControlsOfSendAreShown() async {
            // when
            let controls = "\(self.view.controls)"

            // then
            XCTAssertTrue(controls.contains("Text"))
            XCTAssertTrue(controls.contains("Send"))
        }

        func testSendIsDoneByButtonSend() async throws {
            // given
            let text: String = "text"
            self.service.sendOutcomes = [.success(())]
            self.model.fields.sendText = text
            guard let tappedButton = try self.button("\"Send\"", in: self.view.controls) else {
                return
            }

            // when
            tappedButton.tap()
            await self.model.sendTask?.value

            // then
            XCTAssertTrue(tappedButton.isEnabled)
            XCTAssertEqual(self.service.calls, ["send(text: \(text))"])
        }

        func testConfirmedFailureIsGone() async {
            // given
            let sample = EmptyView().alert("", isPresented: .constant(true)) {}
            guard ComposeViewParts(of: sample).switches.count == 1 else { return }
            let text: String = "text"
            self.service.sendOutcomes = [.failure(TestError())]
            self.model.send(text: text)
            await self.model.sendTask?.value
            let wasShown = self.model.isFailureShown

            // when
            for isOn in ComposeViewParts(of: self.view.body).switches { isOn.wrappedValue = false }

            // then
            XCTAssertTrue(wasShown)
            XCTAssertFalse(self.model.isFailureShown)
        }
    }

    extension ComposeViewTests {
        private func makeModel() -> ComposeModel {
            ComposeModel(service: service)
        }

        /// Returns the button that shows a text; nil if SwiftUI does not show its buttons.
        private func button(_ text: String, in view: some View) throws -> ComposeViewParts.Button? {
            guard !ComposeViewParts(of: Button("") {}).buttons.isEmpty else { return nil }
            let buttons = ComposeViewParts(of: view).buttons
            let button = try XCTUnwrap(buttons.first { $0.text.contains(text) })
            return button
        }
    }

    /// What SwiftUI keeps of a view. It does not document that, so each test asks first whether a sample shows its part.
    @MainActor
    private struct ComposeViewParts {
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
            let parts = (part as? any ComposeViewRows)?.rows ?? mirror.children.map(\.value)
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
    private protocol ComposeViewRows {
        var rows: [Any] { get }
    }

    extension ForEach: ComposeViewRows where Content: View {
        fileprivate var rows: [Any] { data.map { content($0) } }
    }
#endif
