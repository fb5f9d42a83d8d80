import Testing

/// Tests `template check` with the modules and base classes of an app.
struct AppWorldTests {
    /// A template with a type that the app's module `Boxes` and its base class `Base` make.
    private static let page = [
        "page.rambaspec": """
        name: page
        check_stubs: [Stubs]
        parameters:
          - {name: worker, type: bool}
        code_files:
          - {name: View.swift, path: view.swift.mustache}
        test_files:
          - {name: Tests.swift, path: tests.swift.mustache}

        """,
        "view.swift.mustache": """
        import Boxes

        final class {{ prefix }}{{ module_info.name }}View: Base { let size = box() }

        """,
        "tests.swift.mustache": """
        import XCTest
        @testable import Shop

        final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
            func testSize() { XCTAssertEqual({{ prefix }}{{ module_info.name }}View().size, 1) }
        }

        """,
        "Stubs/Boxes/Box.swift": "public func box() -> Int { 1 }\n",
        "Stubs/Base.swift": "class Base {}\n",
    ]

    private let passes = """
                 ok  Profile --worker true  (1 test)
                 ok  Profile --prefix ZZ --worker true  (1 test)
                 ok  Profile,URLPreview --worker true  (2 tests)
        page: 3 combinations, all 3 ok
        """

    @Test func aTemplateIsInstalledWithItsStubs() throws {
        let shop = try Sandbox()
        try shop.write([
            "Rambafile":
                "project_name: S\nproject_target: S\ntemplates: [{name: page, local: ../shelf/page}]\n"
        ])
        try shop.write(Self.page, below: "../shelf/page")
        try shop.write(["Stubs/Boxes/list.json": "[]\n"], below: "../shelf/page")
        try shop.expect("template", "install", output: "page from ../shelf/page: all 6 created")
        #expect(
            try shop.files(in: "Templates/page") == [
                "Stubs/Base.swift", "Stubs/Boxes/Box.swift", "Stubs/Boxes/list.json", "page.rambaspec",
                "tests.swift.mustache", "view.swift.mustache",
            ])
        try shop.expect("template", "check", "page", "--worker", "--swift-version", "6", output: passes)
    }

    @Test func stubsOfTheCommandLineReplaceThoseOfTheTemplate() throws {
        let shop = try Sandbox()
        try shop.write(Self.page, below: "own/page")
        try shop.write([
            "one/Boxes/Box.swift": "public func box() -> Int { 2 }\n", "one/Base.swift": "struct Base {}\n",
            "two/Base.swift": "class Base { init() {} }\n",
        ])
        let before = try shop.snapshot()
        try shop.expect(
            "template", "check", "own/page", "--no-worker", "--swift-version", "6", "--stubs", "one",
            "--stubs", "two",
            output: """
                     failed  Profile --worker false  (1 of 1 test failed)
                     failed  Profile --prefix ZZ --worker false  (1 of 1 test failed)
                     failed  Profile,URLPreview --worker false  (2 of 2 tests failed)
                page: 3 combinations, all 3 failed
                """,
            messages: """
                Tests/ShopTests/Profile/ProfileTests.swift:5:5: error: 'ProfileTests.testSize' fails: XCTAssertEqual failed: ("2") is not equal to ("1")
                 5 |     func testSize() { XCTAssertEqual(ProfileView().size, 1) }
                   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  from: own/page/tests.swift.mustache:5:5
                 5 |     func testSize() { XCTAssertEqual({{ prefix }}{{ module_info.name }}View().size, 1) }
                   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  in: all 3 combinations, such as Profile --worker false
                """, status: 1)
        #expect(try shop.snapshot() == before)
        try shop.refuses(
            "template", "check", "own/page", "--stubs", "none",
            saying: """
                error: no folder 'none'
                  hint: name a folder with Swift files
                """)
    }

    @Test func anOptionBelongsToOneOfTheTemplates() throws {
        let shop = try Sandbox()
        try shop.write(Self.page, below: "own/page")
        try shop.write(
            [
                "badge.rambaspec": """
                name: badge
                parameters: [{name: tint}]
                code_files: [{name: Badge.swift, path: badge.swift}]

                """, "badge.swift": "",
            ], below: "own/badge")
        try shop.expect(
            "template", "check", "--worker", "own/page", "--tint", "red", "own/badge", "--swift-version",
            "6",
            output: passes + "\n" + """
                   compiled  Profile --tint red  (no tests)
                   compiled  Profile --prefix ZZ --tint red  (no tests)
                   compiled  Profile,URLPreview --tint red  (no tests)
                badge: 3 combinations, all 3 compiled
                2 templates: 6 combinations, 3 ok, 3 compiled
                """)
        try shop.refuses(
            "template", "check", "own", "--custom_parameters", "tnt:red",
            saying: """
                error: no template has a parameter 'tnt'
                  hint: did you mean 'tint'?
                """)
        try shop.refuses(
            "template", "check", "own", "--tnt", "red", status: 64,
            saying: """
                error: unknown option '--tnt'
                  hint: did you mean '--tint'?
                """)
    }

    @Test func theNameOfTheProjectIsNoModule() throws {
        let shop = try Sandbox()
        try shop.write(Self.page, below: "own/page")
        try shop.write(
            [
                "view.swift.mustache":
                    "// {{ module_info.project_name }} {{ module_info.product_module_name }}\n",
                "tests.swift.mustache": "",
            ], below: "own/page")
        let run = try shop.run("template", "check", "own/page", "--compile-only", "--keep", "out")
        #expect(run.status == 0, "\(run)")
        #expect(
            try shop.read("out/page/1-Profile/Sources/Shop/Profile/ProfileView.swift") == "// My Shop Shop\n")
        try shop.write(
            ["tests.swift.mustache": "@testable import {{ module_info.project_name }}\n"], below: "own/page")
        #expect(try shop.run("template", "check", "own/page", "--compile-only").status == 1)
    }
}
