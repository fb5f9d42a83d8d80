#if canImport(SwiftUI)
    import SwiftUI
    import XCTest

    @testable import SwiftUIApp

    @MainActor
    final class FeedViewTests: XCTestCase {
        private lazy var service = FeedServiceSpy()
        private lazy var model = makeModel()
        private lazy var view = FeedView(model: model)
        private struct TestError: Error {}

        func testModelIsKeptByTheScreen() async {
            // when
            let parts = Mirror(reflecting: self.view).children.map(\.value)

            // then
            XCTAssertTrue(parts.contains { $0 is State<FeedModel> })
        }

        func testTitleIsShown() async {
            // then
            XCTAssertTrue("\(self.view.body)".contains(String(reflecting: "Feed")))
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
            guard !FeedViewParts(of: EmptyView().onAppear {}).actions.isEmpty else { return }
            self.service.fetchPostsOutcomes = [.success([Post(id: 1, title: "First snow")])]

            // when
            for action in FeedViewParts(of: self.view.body).actions { action() }
            await self.model.fetchPostsTask?.value

            // then
            XCTAssertEqual(self.service.calls.count, 1)
        }

        func testPullLoadsTheContentAgain() async {
            // given
            guard !FeedViewParts(of: EmptyView().refreshable {}).pulls.isEmpty else { return }
            self.service.fetchPostsOutcomes = [
                .success([Post(id: 1, title: "First snow")]),
                .success([Post(id: 1, title: "First snow")]),
            ]
            self.model.fetchPosts()
            await self.model.fetchPostsTask?.value

            // when
            for pull in FeedViewParts(of: self.view.content).pulls { await pull() }

            // then
            XCTAssertEqual(self.service.calls.count, 2)
        }

        func testRowsOfFetchPostsLeadOn() async throws {
            // given
            let entity: Post = Post(id: 1, title: "other")
            let firstAndOther: [Post] = [Post(id: 1, title: "First snow"), entity]
            self.service.fetchPostsOutcomes = [.success(firstAndOther)]
            self.model.fetchPosts()
            await self.model.fetchPostsTask?.value
            let callsBefore = self.service.calls
            self.model.selectFetchPostsRow(at: 1)
            let expected = self.service.calls.dropFirst(callsBefore.count)
            let row = FeedPostViewModel(entity)
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
            self.service.fetchPostsOutcomes = [.success([Post(id: 1, title: "First snow")])]

            // when
            self.model.fetchPosts()
            await self.model.fetchPostsTask?.value

            // then
            XCTAssertTrue(
                "\(self.view.content)".contains(
                    "\(FeedPostViewModel(Post(id: 1, title: "First snow")))"
                )
            )
            XCTAssertFalse("\(self.view.content)".contains("Nothing to Show"))
        }

        func testEmptyContentIsExplained() async {
            // given
            self.service.fetchPostsOutcomes = [.success([])]

            // when
            self.model.fetchPosts()
            await self.model.fetchPostsTask?.value

            // then
            XCTAssertTrue("\(self.view.content)".contains("Nothing to Show"))
        }

        func testFailureIsShown() async {
            // given
            let error: any Error = TestError()
            self.service.fetchPostsOutcomes = [.failure(error)]

            // when
            self.model.fetchPosts()
            await self.model.fetchPostsTask?.value

            // then
            XCTAssertTrue("\(self.view.content)".contains(error.localizedDescription))
            XCTAssertTrue("\(self.view.content)".contains("Cannot Load"))
            XCTAssertTrue("\(self.view.content)".contains("Try Again"))
        }

        func testContentIsLoadedByTheButtonToTryAgain() async throws {
            // given
            self.service.fetchPostsOutcomes = [
                .failure(TestError()),
                .success([Post(id: 1, title: "First snow")]),
            ]
            self.model.fetchPosts()
            await self.model.fetchPostsTask?.value
            guard let button = try self.button("\"Try Again\"", in: self.view.content) else {
                return
            }

            // when
            button.tap()
            await self.model.fetchPostsTask?.value

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
            XCTAssertEqual(kinds.components(separatedBy: "FeedPostRow").count - 1, 1)
        }

        func testPostIsShown() async {
            // given
            let row = FeedPostViewModel(Post(id: 1, title: "First snow"))

            // when
            var rest = "\(FeedPostRow(row: row).body)"[...]
            let texts = [row.id, row.title]
            let missing = texts.filter { text in
                guard let place = rest.range(of: String(reflecting: text)) else { return true }
                rest = rest[place.upperBound...]
                return false
            }

            // then
            XCTAssertEqual(missing, [])
        }
    }

    extension FeedViewTests {
        private func makeModel() -> FeedModel {
            FeedModel(
                service: service,
                routing: FeedRouting(
                    openDetail: { [unowned self] id in
                        self.service.record("detail(id: \(id))")
                    }
                )
            )
        }

        /// Returns the button that shows a text; nil if SwiftUI does not show its buttons.
        private func button(_ text: String, in view: some View) throws -> FeedViewParts.Button? {
            guard !FeedViewParts(of: Button("") {}).buttons.isEmpty else { return nil }
            let buttons = FeedViewParts(of: view).buttons
            let button = try XCTUnwrap(buttons.first { $0.text.contains(text) })
            return button
        }
    }

    /// What SwiftUI keeps of a view. It does not document that, so each test asks first whether a sample shows its part.
    @MainActor
    private struct FeedViewParts {
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
            let parts = (part as? any FeedViewRows)?.rows ?? mirror.children.map(\.value)
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
    private protocol FeedViewRows {
        var rows: [Any] { get }
    }

    extension ForEach: FeedViewRows where Content: View {
        fileprivate var rows: [Any] { data.map { content($0) } }
    }
#endif
