#if canImport(SwiftUI)
    import SwiftUI
    import XCTest

    @testable import SwiftUIApp

    @MainActor
    final class DetailViewTests: XCTestCase {
        private let input = DetailInput(id: 1)
        private lazy var service = DetailServiceSpy()
        private lazy var model = makeModel()
        private lazy var view = DetailView(model: model)
        private struct TestError: Error {}

        func testModelIsKeptByTheScreen() async {
            // when
            let parts = Mirror(reflecting: self.view).children.map(\.value)

            // then
            XCTAssertTrue(parts.contains { $0 is State<DetailModel> })
        }

        func testTitleIsShown() async {
            // then
            XCTAssertTrue("\(self.view.body)".contains(String(reflecting: "Detail")))
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
            guard !DetailViewParts(of: EmptyView().onAppear {}).actions.isEmpty else { return }
            self.service.fetchArticleOutcomes = [
                .success(Article(title: "First snow", text: "It snows."))
            ]

            // when
            for action in DetailViewParts(of: self.view.body).actions { action() }
            await self.model.fetchArticleTask?.value

            // then
            XCTAssertEqual(self.service.calls.count, 1)
        }

        func testContentIsShown() async {
            // given
            self.service.fetchArticleOutcomes = [
                .success(Article(title: "First snow", text: "It snows."))
            ]

            // when
            self.model.fetchArticle()
            await self.model.fetchArticleTask?.value

            // then
            XCTAssertTrue(
                "\(self.view.content)".contains(
                    "\(DetailArticleViewModel(Article(title: "First snow", text: "It snows.")))"
                )
            )
        }

        func testFailureIsShown() async {
            // given
            let error: any Error = TestError()
            self.service.fetchArticleOutcomes = [.failure(error)]

            // when
            self.model.fetchArticle()
            await self.model.fetchArticleTask?.value

            // then
            XCTAssertTrue("\(self.view.content)".contains(error.localizedDescription))
            XCTAssertTrue("\(self.view.content)".contains("Cannot Load"))
            XCTAssertTrue("\(self.view.content)".contains("Try Again"))
        }

        func testContentIsLoadedByTheButtonToTryAgain() async throws {
            // given
            self.service.fetchArticleOutcomes = [
                .failure(TestError()),
                .success(Article(title: "First snow", text: "It snows.")),
            ]
            self.model.fetchArticle()
            await self.model.fetchArticleTask?.value
            guard let button = try self.button("\"Try Again\"", in: self.view.content) else {
                return
            }

            // when
            button.tap()
            await self.model.fetchArticleTask?.value

            // then
            XCTAssertTrue(button.isEnabled)
            XCTAssertEqual(self.service.calls.count, 2)
        }

        func testAllThatUserInterfaceTestsUseHasAnIdentifier() async {
            // when
            let kinds = "\(type(of: self.view.content))"

            // then
            let identified = kinds.components(separatedBy: "AccessibilityAttachmentModifier")
            XCTAssertEqual(identified.count - 1, 4)
            XCTAssertTrue(kinds.contains("ProgressView"))
            XCTAssertEqual(kinds.components(separatedBy: "DetailArticleRow").count - 1, 1)
        }

        func testControlsStandInTheirOrder() async {
            // given
            let captions = ["Comments"]

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

        func testControlsOfCommentsAreShown() async {
            // when
            let controls = "\(self.view.controls)"

            // then
            XCTAssertTrue(controls.contains("Comments"))
        }

        func testCommentsIsDoneByButtonComments() async throws {
            // given
            let id: Int = self.input.id
            guard let tappedButton = try self.button("\"Comments\"", in: self.view.controls) else {
                return
            }

            // when
            tappedButton.tap()

            // then
            XCTAssertTrue(tappedButton.isEnabled)
            XCTAssertEqual(self.service.calls, ["comments(id: \(id))"])
        }

        func testArticleIsShown() async {
            // given
            let row = DetailArticleViewModel(Article(title: "First snow", text: "It snows."))

            // when
            var rest = "\(DetailArticleRow(row: row).body)"[...]
            let texts = [row.title, row.text]
            let missing = texts.filter { text in
                guard let place = rest.range(of: String(reflecting: text)) else { return true }
                rest = rest[place.upperBound...]
                return false
            }

            // then
            XCTAssertEqual(missing, [])
        }
    }

    extension DetailViewTests {
        private func makeModel() -> DetailModel {
            DetailModel(
                input: input,
                service: service,
                routing: DetailRouting(
                    openComments: { [unowned self] id in
                        self.service.record("comments(id: \(id))")
                    }
                )
            )
        }

        /// Returns the button that shows a text; nil if SwiftUI does not show its buttons.
        private func button(_ text: String, in view: some View) throws -> DetailViewParts.Button? {
            guard !DetailViewParts(of: Button("") {}).buttons.isEmpty else { return nil }
            let buttons = DetailViewParts(of: view).buttons
            let button = try XCTUnwrap(buttons.first { $0.text.contains(text) })
            return button
        }
    }

    /// What SwiftUI keeps of a view. It does not document that, so each test asks first whether a sample shows its part.
    @MainActor
    private struct DetailViewParts {
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
            let parts = (part as? any DetailViewRows)?.rows ?? mirror.children.map(\.value)
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
    private protocol DetailViewRows {
        var rows: [Any] { get }
    }

    extension ForEach: DetailViewRows where Content: View {
        fileprivate var rows: [Any] { data.map { content($0) } }
    }
#endif
