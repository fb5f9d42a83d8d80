/// Templates for `template check`, by the paths in their folders. They compile quickly because they do not import
/// UIKit.
enum CheckedPages {
    /// A view with a test. With `cached` and a prefix, it has a property of an undeclared type.
    static let page = [
        "page.rambaspec": """
        name: page
        parameters:
          - {name: title, type: string, default: Hello, examples: [Hello, Bye]}
          - {name: cached, type: bool}
        requires: [badge]
        code_files:
          - {name: View.swift, path: Code/view.swift.mustache}
          - {name: Cache.swift, path: Code/cache.swift.mustache, when: cached}
        test_files:
          - {name: Tests.swift, path: Code/tests.swift.mustache}

        """,
        "Code/view.swift.mustache": """
        struct {{ prefix }}{{ module_info.name }}View {
          let title = "{{ title }}"
          let badge = Badge()
        {{#cached}}
          var cache: {{ module_info.name }}Cache?
        {{/cached}}
        }

        """,
        "Code/cache.swift.mustache": "struct {{ prefix }}{{ module_info.name }}Cache {}\n",
        "Code/tests.swift.mustache": """
        import XCTest

        @testable import {{ module_info.product_module_name }}

        final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
          func testTitle() {
            XCTAssertEqual({{ prefix }}{{ module_info.name }}View().title, "Hello")
          }

          @MainActor func testBadge() async throws {
            XCTAssertEqual({{ prefix }}{{ module_info.name }}View().badge.count, 0)
          }
        }

        """,
    ]

    /// A template that `page` requires.
    static let badge = [
        "badge.rambaspec": """
        name: badge
        code_files:
          - {name: Badge.swift, custom_name: Badge.swift, path: Code/badge.swift}

        """,
        "Code/badge.swift": "struct Badge { let count = 0 }\n",
    ]

    /// A project in which both are installed.
    static func sandbox() throws -> Sandbox {
        let sandbox = try Shop.sandbox()
        try sandbox.install(page, as: "page")
        try sandbox.install(badge, as: "badge")
        return sandbox
    }
}
