import Testing

/// Runs `template check` on small templates with tests of Swift Testing.
struct SwiftTestingTemplateTests {
    @Test(arguments: cases) func testsOfSwiftTestingAreRun(_ template: TemplateCase) throws {
        try template.run()
    }

    static let cases = [
        TemplateCase(
            "every kind of test",
            [
                "View.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }}View { let title = 1 }

                """,
                "Tests.swift.mustache": """
                import Testing
                @testable import {{ module_info.product_module_name }}

                @Suite("The view") struct {{ prefix }}{{ module_info.name }}Tests {
                    @Test func hasATitle() { #expect({{ prefix }}{{ module_info.name }}View().title == 1) }
                    @Test("Numbers", arguments: [1, 2]) func takes(number: Int) async throws {
                        let found = try #require([number].first)
                        #expect(found == number)
                    }
                    @Test(.disabled("not now")) func isDisabled() { Issue.record("never") }
                    @Test(.enabled(if: false)) func isNotEnabled() { Issue.record("never") }
                    @Test(.tags(.{{ module_info.name }}{{ prefix }}), .timeLimit(.minutes(1))) func hasTraits() { #expect(Bool(true)) }
                    @Test func isKnown() { withKnownIssue { Issue.record("known") } }
                    struct Inner { @MainActor @Test func isOnTheMainActor() throws { #expect(Bool(true)) } }
                }

                extension {{ prefix }}{{ module_info.name }}Tests { @Test func isInAnExtension() { #expect(Bool(true)) } }

                private struct {{ prefix }}{{ module_info.name }}HiddenTests { @Test private func isPrivate() { #expect(Bool(true)) } }

                @Suite(.serialized) final class {{ prefix }}{{ module_info.name }}ClassTests {
                    @Test(arguments: zip(["a"], [1])) func takes(_ text: String, _ number: Int) { #expect(Bool(true)) }
                }

                actor {{ prefix }}{{ module_info.name }}ActorTests { @Test func isIsolated() { #expect(Bool(true)) } }

                extension Tag { @Tag static var {{ module_info.name }}{{ prefix }}: Self }

                @Test func isGlobal{{ prefix }}{{ module_info.name }}() { #expect(Bool(true)) }

                """,
            ],
            output: """
                         ok  Profile  (12 tests, 2 skipped)
                page: 1 combination, 1 ok
                """),
        TemplateCase(
            "beside XCTest",
            [
                "View.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }}View { let title = 1 }

                """,
                "NewTests.swift.mustache": """
                import Testing
                @testable import {{ module_info.product_module_name }}

                @Test func {{ module_info.name }}{{ prefix }}HasATitle() { #expect({{ prefix }}{{ module_info.name }}View().title == 1) }

                """,
                "OldTests.swift.mustache": """
                import XCTest
                @testable import {{ module_info.product_module_name }}

                final class {{ prefix }}{{ module_info.name }}OldTests: XCTestCase {
                    func testTitle() { XCTAssertEqual({{ prefix }}{{ module_info.name }}View().title, 1) }
                    func testLater() throws { throw XCTSkip("later") }
                }

                """,
            ],
            output: """
                         ok  Profile  (3 tests, 1 skipped)
                page: 1 combination, 1 ok
                """),
        TemplateCase(
            "a suite that is disabled",
            [
                "View.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }}View { let title = 1 }

                """,
                "Tests.swift.mustache": """
                import Testing
                @testable import {{ module_info.product_module_name }}

                @Suite(.disabled("not now")) struct {{ prefix }}{{ module_info.name }}Tests {
                    @Test func one() { #expect(Bool(true)) }
                    @Test func two() { #expect(Bool(true)) }
                }

                """,
            ],
            output: """
                         ok  Profile  (2 tests, 2 skipped)
                page: 1 combination, 1 ok
                """),
        TemplateCase(
            "a suite without tests",
            [
                "View.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }}View { let title = 1 }

                """,
                "Tests.swift.mustache": """
                import Testing
                @testable import {{ module_info.product_module_name }}

                struct {{ prefix }}{{ module_info.name }}Tests {
                    func testTitle() { #expect({{ prefix }}{{ module_info.name }}View().title == 1) }
                }

                """,
            ],
            output: """
                     failed  Profile  (1 error)
                page: 1 combination, 1 failed
                """,
            messages: """
                error: no test runs: the test files have no functions with '@Test'
                  in: Profile
                """,
            status: 1),
    ]
}
