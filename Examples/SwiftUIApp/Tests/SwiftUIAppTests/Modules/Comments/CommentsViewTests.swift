#if canImport(SwiftUI)
    import SwiftUI
    import XCTest

    @testable import SwiftUIApp

    @MainActor
    final class CommentsViewTests: XCTestCase {
        private let input = CommentsInput(id: 1)
        private lazy var service = CommentsServiceSpy()
        private lazy var model = makeModel()
        private lazy var view = CommentsView(model: model)
        private struct TestError: Error {}

        func testModelIsKeptByTheScreen() async {
            // when
            let parts = Mirror(reflecting: self.view).children.map(\.value)

            // then
            XCTAssertTrue(parts.contains { $0 is State<CommentsModel> })
        }

        func testTitleIsShown() async {
            // then
            XCTAssertTrue("\(self.view.body)".contains(String(reflecting: "Comments")))
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
            guard !CommentsViewParts(of: EmptyView().onAppear {}).actions.isEmpty else { return }
            self.service.fetchCommentsOutcomes = [
                .success([Comment(author: "Ann", text: "Lovely!")])
            ]

            // when
            for action in CommentsViewParts(of: self.view.body).actions { action() }
            await self.model.fetchCommentsTask?.value

            // then
            XCTAssertEqual(self.service.calls.count, 1)
        }

        func testPullLoadsTheContentAgain() async {
            // given
            guard !CommentsViewParts(of: EmptyView().refreshable {}).pulls.isEmpty else { return }
            self.service.fetchCommentsOutcomes = [
                .success([Comment(author: "Ann", text: "Lovely!")]),
                .success([Comment(author: "Ann", text: "Lovely!")]),
            ]
            self.model.fetchComments()
            await self.model.fetchCommentsTask?.value

            // when
            for pull in CommentsViewParts(of: self.view.content).pulls { await pull() }

            // then
            XCTAssertEqual(self.service.calls.count, 2)
        }

        func testContentIsShown() async {
            // given
            self.service.fetchCommentsOutcomes = [
                .success([Comment(author: "Ann", text: "Lovely!")])
            ]

            // when
            self.model.fetchComments()
            await self.model.fetchCommentsTask?.value

            // then
            XCTAssertTrue(
                "\(self.view.content)".contains(
                    "\(CommentsCommentViewModel(Comment(author: "Ann", text: "Lovely!")))"
                )
            )
            XCTAssertFalse("\(self.view.content)".contains("Nothing to Show"))
        }

        func testEmptyContentIsExplained() async {
            // given
            self.service.fetchCommentsOutcomes = [.success([])]

            // when
            self.model.fetchComments()
            await self.model.fetchCommentsTask?.value

            // then
            XCTAssertTrue("\(self.view.content)".contains("Nothing to Show"))
        }

        func testFailureIsShown() async {
            // given
            let error: any Error = TestError()
            self.service.fetchCommentsOutcomes = [.failure(error)]

            // when
            self.model.fetchComments()
            await self.model.fetchCommentsTask?.value

            // then
            XCTAssertTrue("\(self.view.content)".contains(error.localizedDescription))
            XCTAssertTrue("\(self.view.content)".contains("Cannot Load"))
            XCTAssertTrue("\(self.view.content)".contains("Try Again"))
        }

        func testContentIsLoadedByTheButtonToTryAgain() async throws {
            // given
            self.service.fetchCommentsOutcomes = [
                .failure(TestError()),
                .success([Comment(author: "Ann", text: "Lovely!")]),
            ]
            self.model.fetchComments()
            await self.model.fetchCommentsTask?.value
            guard let button = try self.button("\"Try Again\"", in: self.view.content) else {
                return
            }

            // when
            button.tap()
            await self.model.fetchCommentsTask?.value

            // then
            XCTAssertTrue(button.isEnabled)
            XCTAssertEqual(self.service.calls.count, 2)
        }

        func testAllThatUserInterfaceTestsUseHasAnIdentifier() async {
            // when
            let kinds = "\(type(of: self.view.content))"

            // then
            let identified = kinds.components(separatedBy: "AccessibilityAttachmentModifier")
            XCTAssertEqual(identified.count - 1, 3)
            XCTAssertTrue(kinds.contains("ProgressView"))
            XCTAssertEqual(kinds.components(separatedBy: "CommentsCommentRow").count - 1, 1)
        }

        func testCommentIsShown() async {
            // given
            let row = CommentsCommentViewModel(Comment(author: "Ann", text: "Lovely!"))

            // when
            var rest = "\(CommentsCommentRow(row: row).body)"[...]
            let texts = [row.author, row.text]
            let missing = texts.filter { text in
                guard let place = rest.range(of: String(reflecting: text)) else { return true }
                rest = rest[place.upperBound...]
                return false
            }

            // then
            XCTAssertEqual(missing, [])
        }
    }

    extension CommentsViewTests {
        private func makeModel() -> CommentsModel {
            CommentsModel(input: input, service: service)
        }

        /// Returns the button that shows a text; nil if SwiftUI does not show its buttons.
        private func button(
            _ text: String,
            in view: some View
        ) throws -> CommentsViewParts.Button? {
            guard !CommentsViewParts(of: Button("") {}).buttons.isEmpty else { return nil }
            let buttons = CommentsViewParts(of: view).buttons
            let button = try XCTUnwrap(buttons.first { $0.text.contains(text) })
            return button
        }
    }

    /// What SwiftUI keeps of a view. It does not document that, so each test asks first whether a sample shows its part.
    @MainActor
    private struct CommentsViewParts {
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
            let parts = (part as? any CommentsViewRows)?.rows ?? mirror.children.map(\.value)
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
    private protocol CommentsViewRows {
        var rows: [Any] { get }
    }

    extension ForEach: CommentsViewRows where Content: View {
        fileprivate var rows: [Any] { data.map { content($0) } }
    }
#endif
