import Testing

/// Runs `template check` on small templates with tests of Swift Testing that fail.
struct FailingSwiftTestingTests {
    @Test(arguments: cases) func aFailureIsToldAtTheTemplatesLine(_ template: TemplateCase) throws {
        try template.run()
    }

    static let cases = [
        TemplateCase(
            "tests that fail",
            [
                "View.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }}View { let title = 1 }

                """,
                "Tests.swift.mustache": """
                import Testing
                @testable import {{ module_info.product_module_name }}

                struct {{ prefix }}{{ module_info.name }}Tests {
                    @Test func hasATitle() { #expect({{ prefix }}{{ module_info.name }}View().title == 2, "the title") }
                    @Test func isThere() throws { try #require({{ prefix }}{{ module_info.name }}View().title == 3) }
                    @Test func throwsIt() throws { struct Lost: Error {}; throw Lost() }
                    @Test("Sums", arguments: [1, 2]) func isOne(number: Int) {
                        #expect(number == 1)
                    }
                    @Test(arguments: zip(["a"], [1])) func isNone(_ text: String, number: Int) {
                        Issue.record("two")
                    }
                    @Test func knowsNothing() {
                        withKnownIssue {}
                    }
                    @Test func isLoose() async {
                        await Task.detached { _ = Issue.record("loose") }.value
                    }
                }

                """,
            ],
            output: """
                     failed  Profile  (7 of 7 tests failed)
                page: 1 combination, 1 failed
                """,
            messages: """
                Tests/ShopTests/Profile/ProfileTests.swift:5:5: error: 'ProfileTests.hasATitle()' fails: Expectation failed: (ProfileView().title → 1) == 2 - the title
                 5 |     @Test func hasATitle() { #expect(ProfileView().title == 2, "the title") }
                   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  from: own/page/Tests.swift.mustache:5:5
                 5 |     @Test func hasATitle() { #expect({{ prefix }}{{ module_info.name }}View().title == 2, "the title") }
                   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  in: Profile
                Tests/ShopTests/Profile/ProfileTests.swift:6:5: error: 'ProfileTests.isThere()' fails: Expectation failed: (ProfileView().title → 1) == 3
                 6 |     @Test func isThere() throws { try #require(ProfileView().title == 3) }
                   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  from: own/page/Tests.swift.mustache:6:5
                 6 |     @Test func isThere() throws { try #require({{ prefix }}{{ module_info.name }}View().title == 3) }
                   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  in: Profile
                Tests/ShopTests/Profile/ProfileTests.swift:7:5: error: 'ProfileTests.throwsIt()' fails: Caught error: Lost()
                 7 |     @Test func throwsIt() throws { struct Lost: Error {}; throw Lost() }
                   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  from: own/page/Tests.swift.mustache:7:5
                 7 |     @Test func throwsIt() throws { struct Lost: Error {}; throw Lost() }
                   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  in: Profile
                Tests/ShopTests/Profile/ProfileTests.swift:9:9: error: 'ProfileTests.isOne(number:)' with the argument 2 fails: Expectation failed: (number → 2) == 1
                 9 |         #expect(number == 1)
                   |         ^^^^^^^^^^^^^^^^^^^^
                  from: own/page/Tests.swift.mustache:9:9
                 9 |         #expect(number == 1)
                   |         ^^^^^^^^^^^^^^^^^^^^
                  in: Profile
                Tests/ShopTests/Profile/ProfileTests.swift:12:9: error: 'ProfileTests.isNone(_:number:)' with the arguments "a", 1 fails: two
                 12 |         Issue.record("two")
                    |         ^^^^^^^^^^^^^^^^^^^
                  from: own/page/Tests.swift.mustache:12:9
                 12 |         Issue.record("two")
                    |         ^^^^^^^^^^^^^^^^^^^
                  in: Profile
                Tests/ShopTests/Profile/ProfileTests.swift:15:9: error: 'ProfileTests.knowsNothing()' fails: Known issue was not recorded
                 15 |         withKnownIssue {}
                    |         ^^^^^^^^^^^^^^^^^
                  from: own/page/Tests.swift.mustache:15:9
                 15 |         withKnownIssue {}
                    |         ^^^^^^^^^^^^^^^^^
                  in: Profile
                Tests/ShopTests/Profile/ProfileTests.swift:18:9: error: 'ProfileTests.isLoose()' fails: loose
                 18 |         await Task.detached { _ = Issue.record("loose") }.value
                    |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  from: own/page/Tests.swift.mustache:18:9
                 18 |         await Task.detached { _ = Issue.record("loose") }.value
                    |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  in: Profile
                """,
            status: 1),
        TemplateCase(
            "a test that crashes",
            [
                "View.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }}View { let title = 1 }

                """,
                "Tests.swift.mustache": """
                import Testing
                @testable import {{ module_info.product_module_name }}

                struct {{ prefix }}{{ module_info.name }}Tests {
                    @Test func first() {}
                    @Test(arguments: [1, 2]) func crashes(number: Int) {
                        if number == 2 { fatalError("no way") }
                    }
                    @Test func last() {}
                }

                """,
            ],
            output: """
                     failed  Profile  (1 of 3 tests failed, 1 did not run)
                page: 1 combination, 1 failed
                """,
            messages: """
                Tests/ShopTests/Profile/ProfileTests.swift:7:9: error: 'ProfileTests.crashes(number:)' with the argument 2 fails: Fatal error: no way
                 7 |         if number == 2 { fatalError("no way") }
                   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  from: own/page/Tests.swift.mustache:7:9
                 7 |         if number == 2 { fatalError("no way") }
                   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  in: Profile
                """,
            status: 1),
        TemplateCase(
            "a test that crashes in the code",
            [
                "View.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }}View {
                    var title: Int { [][0] }
                }

                """,
                "Tests.swift.mustache": """
                import Testing
                @testable import {{ module_info.product_module_name }}

                @Test func {{ module_info.name }}{{ prefix }}Crashes() {
                    #expect({{ prefix }}{{ module_info.name }}View().title == 1)
                }

                """,
            ],
            output: """
                     failed  Profile  (1 of 1 test failed)
                page: 1 combination, 1 failed
                """,
            messages: """
                Tests/ShopTests/Profile/ProfileTests.swift:4:1: error: 'ProfileCrashes()' fails: Fatal error: Index out of range
                 4 | @Test func ProfileCrashes() {
                   | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  from: own/page/Tests.swift.mustache:4:1
                 4 | @Test func {{ module_info.name }}{{ prefix }}Crashes() {
                   | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  in: Profile
                """,
            status: 1),
        TemplateCase(
            "a test that hangs",
            [
                "View.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }}View { let title = 1 }

                """,
                "Tests.swift.mustache": """
                import Testing
                @testable import {{ module_info.product_module_name }}

                struct {{ prefix }}{{ module_info.name }}Tests {
                    @Test func first() {}
                    @Test func hangs() async throws {
                        try await Task.sleep(for: .seconds(1000))
                    }
                    @Test func last() {}
                }

                """,
            ],
            output: """
                     failed  Profile  (1 of 3 tests failed, 1 did not run)
                page: 1 combination, 1 failed
                """,
            messages: """
                Tests/ShopTests/Profile/ProfileTests.swift:6:5: error: 'ProfileTests.hangs()' fails: did not finish within 10 s
                 6 |     @Test func hangs() async throws {
                   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  from: own/page/Tests.swift.mustache:6:5
                 6 |     @Test func hangs() async throws {
                   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: the tests of later combinations did not run
                  in: Profile
                """,
            status: 1),
        TemplateCase(
            "a test that ends the program",
            [
                "View.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }}View { let title = 1 }

                """,
                "Tests.swift.mustache": """
                import Foundation
                import Testing
                @testable import {{ module_info.product_module_name }}

                struct {{ prefix }}{{ module_info.name }}Tests {
                    @Test func ends() { exit(0) }
                }

                """,
            ],
            output: """
                     failed  Profile  (1 of 1 test failed)
                page: 1 combination, 1 failed
                """,
            messages: """
                Tests/ShopTests/Profile/ProfileTests.swift:6:5: error: 'ProfileTests.ends()' fails: exited with status 0
                 6 |     @Test func ends() { exit(0) }
                   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  from: own/page/Tests.swift.mustache:6:5
                 6 |     @Test func ends() { exit(0) }
                   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  in: Profile
                """,
            status: 1),
        TemplateCase(
            "beside XCTest, and both fail",
            [
                "View.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }}View { let title = 1 }

                """,
                "Tests.swift.mustache": """
                import Testing
                import XCTest
                @testable import {{ module_info.product_module_name }}

                @Test func {{ module_info.name }}{{ prefix }}HasATitle() { #expect({{ prefix }}{{ module_info.name }}View().title == 2) }

                final class {{ prefix }}{{ module_info.name }}OldTests: XCTestCase {
                    func testTitle() { XCTAssertEqual({{ prefix }}{{ module_info.name }}View().title, 2) }
                }

                """,
            ],
            output: """
                     failed  Profile  (2 of 2 tests failed)
                page: 1 combination, 1 failed
                """,
            messages: """
                Tests/ShopTests/Profile/ProfileTests.swift:8:5: error: 'ProfileOldTests.testTitle' fails: XCTAssertEqual failed: ("1") is not equal to ("2")
                 8 |     func testTitle() { XCTAssertEqual(ProfileView().title, 2) }
                   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  from: own/page/Tests.swift.mustache:8:5
                 8 |     func testTitle() { XCTAssertEqual({{ prefix }}{{ module_info.name }}View().title, 2) }
                   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  in: Profile
                Tests/ShopTests/Profile/ProfileTests.swift:5:1: error: 'ProfileHasATitle()' fails: Expectation failed: (ProfileView().title → 1) == 2
                 5 | @Test func ProfileHasATitle() { #expect(ProfileView().title == 2) }
                   | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  from: own/page/Tests.swift.mustache:5:1
                 5 | @Test func {{ module_info.name }}{{ prefix }}HasATitle() { #expect({{ prefix }}{{ module_info.name }}View().title == 2) }
                   | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  in: Profile
                """,
            status: 1),
    ]
}
