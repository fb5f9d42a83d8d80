import Testing

/// Runs `template check` on templates with errors in the code: those in the tests are reported, too.
struct TestErrorTests {
    @Test(arguments: cases) func errorsInTestsAreReported(_ template: TemplateCase) throws {
        try template.run()
    }

    static let cases = [
        TemplateCase(
            "errors in the code and in the tests",
            [
                "Model.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }} {
                    let count: Int = "one"
                    func load() -> Missing { Missing() }
                }
                """,
                "Tests.swift.mustache": """
                import XCTest
                @testable import {{ module_info.product_module_name }}

                final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
                    func testCount() { XCTAssertEqual({{ prefix }}{{ module_info.name }}().count, 1) }
                    func testLoad() { _ = {{ prefix }}{{ module_info.name }}().load() }
                    func testName() { XCTAssertEqual({{ prefix }}{{ module_info.name }}().name, "a") }
                }
                """,
            ],
            output: """
                     failed  Profile  (4 errors)
                page: 1 combination, 1 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileModel.swift:3:20: error: nothing declares 'Missing'
                 3 |     func load() -> Missing { Missing() }
                   |                    ^
                  note: 3 more errors follow from this
                  from: own/page/Model.swift.mustache:3:20
                 3 |     func load() -> Missing { Missing() }
                   |                    ^
                  hint: if your app declares it, put files with such declarations into DIR and pass '--stubs DIR', or name the folder in the rambaspec: 'check_stubs: DIR'
                  in: Profile
                """,
            status: 1
        ),
        TemplateCase(
            "a library of the tests that is missing, and an error in the code",
            [
                "Model.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }} { let count: Int = "one" }
                """,
                "Tests.swift.mustache": """
                import Quick
                @testable import {{ module_info.product_module_name }}

                final class {{ prefix }}{{ module_info.name }}Spec: QuickSpec {
                    override class func spec() { describe("count") { expect({{ prefix }}{{ module_info.name }}().count) == 1 } }
                }
                """,
                "page.rambaspec": """
                name: page
                dependencies: [Quick]
                code_files:
                  - {name: Model.swift, path: Model.swift.mustache}
                test_files:
                  - {name: Spec.swift, path: Tests.swift.mustache}
                """,
            ],
            output: """
                     failed  Profile  (6 errors)
                page: 1 combination, 1 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileModel.swift:1:35: error: cannot convert value of type 'String' to specified type 'Int'
                 1 | struct Profile { let count: Int = "one" }
                   |                                   ^
                  from: own/page/Model.swift.mustache:1:62
                 1 | struct {{ prefix }}{{ module_info.name }} { let count: Int = "one" }
                   |                                                              ^
                  in: Profile
                Tests/ShopTests/Profile/ProfileSpec.swift:1:8: error: the module 'Quick' is missing
                 1 | import Quick
                   |        ^
                  note: nothing else declares 'QuickSpec', so this module or your app may do it
                  note: 4 more errors follow from this
                  from: own/page/Tests.swift.mustache:1:8
                 1 | import Quick
                   |        ^
                  hint: the template's 'dependencies' name it: put stubs of it into a folder 'Quick' in DIR and pass '--stubs DIR'
                  in: Profile
                """,
            status: 1
        ),
        TemplateCase(
            "tests of code that cannot be parsed",
            [
                "Model.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }} {
                    let count = 1
                    func load( {}
                    var name: String { "a" }
                }
                """,
                "Tests.swift.mustache": """
                import XCTest
                @testable import {{ module_info.product_module_name }}

                final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
                    func testName() { XCTAssertEqual({{ prefix }}{{ module_info.name }}().name, "a") }
                }
                """,
            ],
            output: """
                     failed  Profile  (2 errors)
                page: 1 combination, 1 failed
                """,
            messages: """
                Sources/Shop/Profile/ProfileModel.swift:3:16: error: expected parameter name followed by ':'
                 3 |     func load( {}
                   |                ^
                  from: own/page/Model.swift.mustache:3:16
                 3 |     func load( {}
                   |                ^
                  in: Profile
                Sources/Shop/Profile/ProfileModel.swift:3:10: error: expected '{' in body of function declaration
                 3 |     func load( {}
                   |          ^
                  from: own/page/Model.swift.mustache:3:10
                 3 |     func load( {}
                   |          ^
                  in: Profile
                """,
            status: 1
        ),
    ]
}
