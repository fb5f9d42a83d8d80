import Testing

/// Runs `template check` on small templates without tests, or of which nothing is compiled.
struct UncompiledTemplateTests {
    @Test(arguments: cases) func whatIsCompiledIsTold(_ template: TemplateCase) throws {
        try template.run()
    }

    static let cases = [
        TemplateCase(
            "tests that are not run",
            [
                "View.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }}View { let title = 1 }

                """,
                "Tests.swift.mustache": """
                import XCTest
                @testable import {{ module_info.product_module_name }}

                final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
                    func testTitle() { XCTAssertEqual({{ prefix }}{{ module_info.name }}View().title, 2) }
                }

                """,
            ], check: "--compile-only",
            output: """
                   compiled  Profile
                page: 1 combination, 1 compiled
                """),
        TemplateCase(
            "code without tests",
            [
                "View.swift.mustache": """
                struct {{ prefix }}{{ module_info.name }}View { let title = 1 }

                """
            ],
            output: """
                   compiled  Profile  (no tests)
                page: 1 combination, 1 compiled
                """),
        TemplateCase(
            "only Objective-C",
            [
                "View.m.mustache": """
                @implementation {{ prefix }}{{ module_info.name }}View
                @end

                """,
                "View.h.mustache": """
                @interface {{ prefix }}{{ module_info.name }}View
                @end

                """,
            ],
            output: """
                   left out  Profile  ('ProfileView.h' and 1 more are not compiled because they are not Swift)
                page: 1 combination, 1 left out
                """,
            messages: """
                error: nothing is compiled, because no file is Swift
                  hint: add '--allow-uncompiled' to accept this
                  in: Profile
                """,
            status: 1),
        TemplateCase(
            "only Objective-C, which is accepted",
            [
                "View.m.mustache": """
                @implementation {{ prefix }}{{ module_info.name }}View
                @end

                """
            ], check: "--allow-uncompiled",
            output: """
                   left out  Profile  ('ProfileView.m' is not compiled because it is not Swift)
                page: 1 combination, 1 left out
                """),
        TemplateCase(
            "only a text",
            [
                "View.txt.mustache": """
                {{ prefix }}{{ module_info.name }}

                """
            ],
            output: """
                   left out  Profile  (no Swift files)
                page: 1 combination, 1 left out
                """,
            messages: """
                error: nothing is compiled, because no file is Swift
                  hint: add '--allow-uncompiled' to accept this
                  in: Profile
                """,
            status: 1),
    ]
}
