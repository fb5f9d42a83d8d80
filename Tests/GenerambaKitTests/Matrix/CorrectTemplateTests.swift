import Testing

/// Runs `template check` on small templates that are correct.
struct CorrectTemplateTests {
    @Test(arguments: cases) func aCorrectTemplatePasses(_ template: TemplateCase) throws {
        try template.run()
    }

    static let cases = [
        TemplateCase(
            "code and tests",
            [
                "View.swift.mustache": "struct {{ prefix }}{{ module_info.name }}View { let title = 1 }\n",
                "Tests.swift.mustache": """
                import XCTest
                @testable import {{ module_info.product_module_name }}

                final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
                    func testTitle() { XCTAssertEqual({{ prefix }}{{ module_info.name }}View().title, 1) }
                }

                """,
            ],
            output: """
                         ok  Profile  (1 test)
                page: 1 combination, 1 ok
                """)
    ]
}
