import Testing

/// Tests what `template check` finds in one version of the language only. In an older version, it does not run tests that
/// passed in a newer one, unless the code has conditions.
struct OlderLanguageTests {
    private static let imports = "import XCTest\n\n@testable import {{ module_info.product_module_name }}\n\n"

    private static func template(_ name: String, _ code: String, test: String) -> [String: String] {
        [
            "\(name)/\(name).rambaspec": """
            name: \(name)
            code_files: [{name: Page.swift, path: page.liquid}]
            test_files: [{name: Tests.swift, path: tests.liquid}]

            """,
            "\(name)/page.liquid": code,
            "\(name)/tests.liquid": imports + """
                final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
                  \(test)
                }

                """,
        ]
    }

    private static let newer = template(
        "newer",
        """
        struct {{ prefix }}{{ module_info.name }}Page {
          #if swift(>=6)
            let isNew = true
          #else
            let isNew = false
          #endif
        }

        """,
        test: "func testIsNew() { XCTAssertTrue({{ prefix }}{{ module_info.name }}Page().isNew) }")

    private static let slashes = template(
        "slashes", "struct {{ prefix }}{{ module_info.name }}Page { let title = \"Page\" }\n",
        test:
            "func testPage() { XCTAssertNotNil({{ prefix }}{{ module_info.name }}Page().title.firstMatch(of: /Page/)) }"
    )

    @Test func whatIsWrongInSwift5AloneIsFound() throws {
        let sandbox = try Sandbox(Self.newer.merging(Self.slashes) { first, _ in first })
        try sandbox.expect(
            "template", "check", "newer", "slashes",
            output: """
                     failed  Profile  (1 of 1 test failed)
                     failed  Profile --prefix ZZ  (1 of 1 test failed)
                     failed  Profile,URLPreview  (2 of 2 tests failed)
                newer: 3 combinations, all 3 failed
                     failed  Profile  (3 errors)
                     failed  Profile --prefix ZZ  (3 errors)
                     failed  Profile,URLPreview  (6 errors)
                slashes: 3 combinations, all 3 failed
                2 templates: 6 combinations, all 6 failed
                """,
            messages: """
                Tests/ShopTests/Profile/ProfileTests.swift:6:73: error: nothing declares 'Page'
                 6 |   func testPage() { XCTAssertNotNil(ProfilePage().title.firstMatch(of: /Page/)) }
                   |                                                                         ^
                  note: 2 more errors follow from this
                  from: slashes/tests.liquid:6:100
                 6 |   func testPage() { XCTAssertNotNil({{ prefix }}{{ module_info.name }}Page().title.firstMatch(of: /Page/)) }
                   |                                                                                                    ^
                  hint: if your app declares it, put files with such declarations into DIR and pass '--stubs DIR', or name the folder in the rambaspec: 'check_stubs: DIR'
                  in: slashes, Swift 5 mode, all 3 combinations, such as Profile
                Tests/ShopTests/Profile/ProfileTests.swift:6:3: error: 'ProfileTests.testIsNew' fails: XCTAssertTrue failed
                 6 |   func testIsNew() { XCTAssertTrue(ProfilePage().isNew) }
                   |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  from: newer/tests.liquid:6:3
                 6 |   func testIsNew() { XCTAssertTrue({{ prefix }}{{ module_info.name }}Page().isNew) }
                   |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  in: newer, Swift 5 mode, all 3 combinations, such as Profile
                """,
            status: 1)
    }
}
