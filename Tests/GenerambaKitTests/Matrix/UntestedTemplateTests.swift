import Testing

/// Runs `template check` on small templates of which no test can run, or some cannot.
struct UntestedTemplateTests {
    @Test(arguments: cases) func aTemplateThatIsNotTestedIsNotOk(_ template: TemplateCase) throws {
        try template.run()
    }

    static let cases = [
        TemplateCase(
            "a class that is no test class",
            [
                "View.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }}View { let title = 1 }

                """,
                "Tests.swift.mustache": """
                import XCTest
                @testable import {{ module_info.product_module_name }}

                final class {{ prefix }}{{ module_info.name }}Tests {
                    func testTitle() { XCTAssertEqual({{ prefix }}{{ module_info.name }}View().title, 2) }
                }

                """,
            ],
            output: """
                     failed  Profile  (1 error)
                page: 1 combination, 1 failed
                """,
            messages: """
                error: no test runs: the test files have no classes that inherit from XCTestCase
                  in: Profile
                """,
            status: 1),
        TemplateCase(
            "methods with other names",
            [
                "View.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }}View { let title = 1 }

                """,
                "Tests.swift.mustache": """
                import XCTest
                @testable import {{ module_info.product_module_name }}

                final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
                    func checkTitle() { XCTAssertEqual({{ prefix }}{{ module_info.name }}View().title, 2) }
                }

                """,
            ],
            output: """
                     failed  Profile  (1 error)
                page: 1 combination, 1 failed
                """,
            messages: """
                Tests/ShopTests/Profile/ProfileTests.swift:4:13: error: no test runs: a test of 'ProfileTests' is a method without parameters that returns nothing, and its name begins with 'test'
                 4 | final class ProfileTests: XCTestCase {
                   |             ^
                  from: own/page/Tests.swift.mustache:4:25
                 4 | final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
                   |                         ^^^^^^^^^^^^^^^^^^^^^^
                  in: Profile
                """,
            status: 1),
        TemplateCase(
            "a test with a parameter",
            [
                "View.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }}View { let title = 1 }

                """,
                "Tests.swift.mustache": """
                import XCTest
                @testable import {{ module_info.product_module_name }}

                final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
                    func testTitle(_ title: Int) { XCTAssertEqual({{ prefix }}{{ module_info.name }}View().title, title) }
                }

                """,
            ],
            output: """
                     failed  Profile  (1 error)
                page: 1 combination, 1 failed
                """,
            messages: """
                Tests/ShopTests/Profile/ProfileTests.swift:4:13: error: no test runs: a test of 'ProfileTests' is a method without parameters that returns nothing, and its name begins with 'test'
                 4 | final class ProfileTests: XCTestCase {
                   |             ^
                  from: own/page/Tests.swift.mustache:4:25
                 4 | final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
                   |                         ^^^^^^^^^^^^^^^^^^^^^^
                  in: Profile
                """,
            status: 1),
        TemplateCase(
            "a private class",
            [
                "View.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }}View { let title = 1 }

                """,
                "Tests.swift.mustache": """
                import XCTest
                @testable import {{ module_info.product_module_name }}

                private final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
                    func testTitle() { XCTAssertEqual({{ prefix }}{{ module_info.name }}View().title, 2) }
                }

                """,
            ],
            output: """
                     failed  Profile  (1 warning)
                page: 1 combination, 1 failed
                """,
            messages: """
                Tests/ShopTests/Profile/ProfileTests.swift:4:21: warning: the tests of 'ProfileTests' do not run: the class is private
                 4 | private final class ProfileTests: XCTestCase {
                   |                     ^
                  from: own/page/Tests.swift.mustache:4:33
                 4 | private final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
                   |                                 ^^^^^^^^^^^^^^^^^^^^^^
                  in: Profile
                """,
            status: 1),
        TemplateCase(
            "a private method",
            [
                "View.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }}View { let title = 1 }

                """,
                "Tests.swift.mustache": """
                import XCTest
                @testable import {{ module_info.product_module_name }}

                final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
                    func testOne() {}
                    private func testTitle() { XCTAssertEqual({{ prefix }}{{ module_info.name }}View().title, 2) }
                }

                """,
            ],
            output: """
                     failed  Profile  (1 warning)
                page: 1 combination, 1 failed
                """,
            messages: """
                Tests/ShopTests/Profile/ProfileTests.swift:6:18: warning: 'ProfileTests.testTitle()' does not run: the method is private
                 6 |     private func testTitle() { XCTAssertEqual(ProfileView().title, 2) }
                   |                  ^
                  from: own/page/Tests.swift.mustache:6:18
                 6 |     private func testTitle() { XCTAssertEqual({{ prefix }}{{ module_info.name }}View().title, 2) }
                   |                  ^
                  in: Profile
                """,
            status: 1),
        TemplateCase(
            "a generic class, with and without a subclass",
            [
                "View.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }}View { let title = 1 }

                """,
                "Tests.swift.mustache": """
                import XCTest
                @testable import {{ module_info.product_module_name }}

                class {{ prefix }}{{ module_info.name }}BaseTests<Value>: XCTestCase {
                    func testNothing() {}
                }

                final class {{ prefix }}{{ module_info.name }}IntTests: {{ prefix }}{{ module_info.name }}BaseTests<Int> {}

                final class {{ prefix }}{{ module_info.name }}LostTests<Value>: XCTestCase {
                    func testNothing() {}
                }

                """,
            ],
            output: """
                     failed  Profile  (1 warning)
                page: 1 combination, 1 failed
                """,
            messages: """
                Tests/ShopTests/Profile/ProfileTests.swift:10:13: warning: the tests of 'ProfileLostTests' do not run: the class is generic
                 10 | final class ProfileLostTests<Value>: XCTestCase {
                    |             ^
                  from: own/page/Tests.swift.mustache:10:25
                 10 | final class {{ prefix }}{{ module_info.name }}LostTests<Value>: XCTestCase {
                    |                         ^^^^^^^^^^^^^^^^^^^^^^
                  in: Profile
                """,
            status: 1),
        TemplateCase(
            "tests that '#if' leaves out",
            [
                "View.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }}View { let title = 1 }

                """,
                "Tests.swift.mustache": """
                #if NEVER
                import XCTest
                @testable import {{ module_info.product_module_name }}

                final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
                    func testTitle() {}
                }
                #endif

                """,
            ],
            output: """
                     failed  Profile  (1 error)
                page: 1 combination, 1 failed
                """,
            messages: """
                error: no test runs: '#if' leaves out all tests
                  in: Profile
                """,
            status: 1),
        TemplateCase(
            "tests that are all left out for want of a sample",
            [
                "page.rambaspec": """
                name: page
                parameters:
                  - {name: inputs, type: arguments}
                code_files:
                  - {name: View.swift, path: View.swift.mustache}
                test_files:
                  - {name: Tests.swift, path: Tests.swift.mustache}

                """,
                "View.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }}View {
                {{#inputs}}{{#arguments}}
                    let {{ name }}: {{ type }}
                {{/arguments}}{{/inputs}}
                }

                """,
                "Tests.swift.mustache": """
                import XCTest
                @testable import {{ module_info.product_module_name }}

                final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
                {{#inputs}}{{#sampled}}
                    func testInput() {}
                {{/sampled}}{{/inputs}}
                }

                """,
            ],
            check: "--inputs owner:ObjectIdentifier",
            output: """
                   compiled  Profile --inputs owner:ObjectIdentifier  (not run: no sample for 'ObjectIdentifier')
                page: 1 combination, 1 compiled
                """,
            messages: """
                warning: no test runs: no sample for 'ObjectIdentifier'
                  hint: give one: --samples 'ObjectIdentifier=…'
                  in: Profile --inputs owner:ObjectIdentifier
                """),
        TemplateCase(
            "tests that are all skipped",
            [
                "View.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }}View { let title = 1 }

                """,
                "Tests.swift.mustache": """
                import XCTest
                @testable import {{ module_info.product_module_name }}

                final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
                    func testTitle() throws { throw XCTSkip("later") }
                }

                """,
            ],
            output: """
                         ok  Profile  (1 test, 1 skipped)
                page: 1 combination, 1 ok
                """),
    ]
}
