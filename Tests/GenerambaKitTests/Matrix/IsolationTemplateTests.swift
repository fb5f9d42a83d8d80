import Testing

#if compiler(>=6.2)
    /// Runs `template check` on small templates in several language modes and isolations.
    struct IsolationTemplateTests {
        @Test(arguments: cases) func theModeOfAFindingIsNamed(_ template: TemplateCase) throws {
            try template.run()
        }

        static let cases = [
            TemplateCase(
                "code that needs the main actor",
                [
                    "View.swift.mustache": """
                    @MainActor class {{ prefix }}{{ module_info.name }}Screen { var title = 1 }

                    class {{ prefix }}{{ module_info.name }}View {
                        let screen = {{ prefix }}{{ module_info.name }}Screen()
                        func clear() { screen.title = 0 }
                    }

                    """
                ], check: "--isolation nonisolated,mainactor",
                output: """
                         failed  Profile  (1 error)
                    page: 1 combination, 1 failed
                    """,
                messages: """
                    Sources/Shop/Profile/ProfileView.swift:5:27: error: main actor-isolated property 'title' can not be mutated from a nonisolated context
                     5 |     func clear() { screen.title = 0 }
                       |                           ^
                      note: mutation of this property is only permitted within the actor
                      note: add '@MainActor' to make instance method 'clear()' part of global actor 'MainActor'
                      from: own/page/View.swift.mustache:5:27
                     5 |     func clear() { screen.title = 0 }
                       |                           ^
                      in: without MainActor isolation, Profile
                    """,
                status: 1),
            TemplateCase(
                "a spy whose methods leave its actor",
                [
                    "Service.swift.mustache": """
                    protocol {{ prefix }}{{ module_info.name }}Service: Sendable { func load() async }

                    @MainActor final class {{ prefix }}{{ module_info.name }}ServiceSpy: {{ prefix }}{{ module_info.name }}Service {
                        var calls = 0
                        func load() async { calls += 1 }
                    }

                    """
                ], check: "--swift-version 6 --features ApproachableConcurrency",
                output: """
                         failed  Profile  (1 error)
                    page: 1 combination, 1 failed
                    """,
                messages: """
                    Sources/Shop/Profile/ProfileService.swift:5:25: error: main actor-isolated property 'calls' can not be mutated from a nonisolated context
                     5 |     func load() async { calls += 1 }
                       |                         ^
                      note: consider declaring an isolated method on 'MainActor' to perform the mutation
                      note: mutation of this property is only permitted within the actor
                      from: own/page/Service.swift.mustache:5:25
                     5 |     func load() async { calls += 1 }
                       |                         ^
                      in: Profile
                    """,
                status: 1),
            TemplateCase(
                "tests that are not on the main actor",
                [
                    "View.swift.mustache": """
                    struct {{ prefix }}{{ module_info.name }}View { let title = 1 }

                    """,
                    "Tests.swift.mustache": """
                    import Testing
                    import XCTest
                    @testable import {{ module_info.product_module_name }}

                    @Test func {{ module_info.name }}{{ prefix }}HasATitle() {
                        let view = {{ prefix }}{{ module_info.name }}View()
                        #expect(view.title == 1)
                    }

                    final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
                        func testModel() { XCTAssertEqual({{ prefix }}{{ module_info.name }}Model().count, 0) }
                    }

                    """,
                    "Model.swift.mustache": """
                    final class {{ prefix }}{{ module_info.name }}Model { var count = 0 }

                    """,
                ], check: "--swift-version 5,6 --isolation nonisolated,mainactor",
                output: """
                         failed  Profile  (2 errors)
                    page: 1 combination, 1 failed
                    """,
                messages: """
                    Tests/ShopTests/Profile/ProfileTests.swift:7:5: error: main actor-isolated property 'title' can not be referenced from a nonisolated context
                     7 |     #expect(view.title == 1)
                       |     ^
                      note: property declared here
                      note: add '@MainActor' to make global function 'ProfileHasATitle()' part of global actor 'MainActor'
                      from: own/page/Tests.swift.mustache:7:5
                     7 |     #expect(view.title == 1)
                       |     ^
                      in: Swift 6 mode with MainActor isolation, Profile
                    Tests/ShopTests/Profile/ProfileTests.swift:11:54: error: main actor-isolated property 'count' can not be referenced from a nonisolated autoclosure
                     11 |     func testModel() { XCTAssertEqual(ProfileModel().count, 0) }
                        |                                                      ^
                      note: property declared here
                      from: own/page/Tests.swift.mustache:11:81
                     11 |     func testModel() { XCTAssertEqual({{ prefix }}{{ module_info.name }}Model().count, 0) }
                        |                                                                                 ^
                      in: Swift 6 mode with MainActor isolation, Profile
                    """,
                status: 1),
            TemplateCase(
                "code for both isolations",
                [
                    "View.swift.mustache": """
                    @MainActor final class {{ prefix }}{{ module_info.name }}View { var title = 1 }

                    """,
                    "Tests.swift.mustache": """
                    import XCTest
                    @testable import {{ module_info.product_module_name }}

                    @MainActor final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
                        func testTitle() { XCTAssertEqual({{ prefix }}{{ module_info.name }}View().title, 1) }
                    }

                    """,
                ], check: "--isolation nonisolated,mainactor",
                output: """
                             ok  Profile  (1 test)
                    page: 1 combination, 1 ok
                    """),
        ]
    }
#endif
