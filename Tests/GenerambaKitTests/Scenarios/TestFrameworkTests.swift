import Testing

@testable import GenerambaKit

/// Tests `--tests` and `tests:`, which choose the library that tests are written with.
struct TestFrameworkTests {
    private static let xctest = """
        import XCTest

        @testable import Shop

        final class ProfileTests: XCTestCase {
          func testNameIsShown() {
            XCTAssertEqual(Profile().name, "Profile")
          }
        }

        """

    private static let swiftTesting = """
        import Testing

        @testable import Shop

        struct ProfileTests {
          @Test func nameIsShown() {
            #expect(Profile().name == "Profile")
          }
        }

        """

    /// A template with one file of tests.
    private static func template(_ tests: String) -> [String: String] {
        [
            "page.rambaspec": """
            name: page
            test_files:
              - {name: Tests.swift, path: tests.mustache}

            """,
            "tests.mustache": tests.replacing("Profile", with: "{{ module_info.name }}"),
        ]
    }

    private static let path = "Tests/ShopTests/Modules/Profile/ProfileTests.swift"

    private func shop(_ tests: String, settings: String = "") throws -> Sandbox {
        let shop = try Shop.sandbox(settings: Shop.settings + settings)
        try shop.install(Self.template(tests), as: "page")
        return shop
    }

    @Test(arguments: [([], xctest), (["--tests", "swift-testing"], swiftTesting)])
    func aTemplateCanKeepItsTestsWhateverTheProjectSays(options: [String], expected: String) throws {
        let shop = try shop(Self.xctest, settings: "tests: swift-testing\n")
        let spec = "Templates/page/page.rambaspec"
        try shop.write([spec: "convert_tests: false\n" + shop.read(spec)])
        #expect(try shop.run(["gen", "Profile", "page"] + options).status == 0)
        #expect(try shop.read(Self.path) == expected)
        #expect(try shop.run("update").status == 0)
        #expect(try shop.read(Self.path) == expected)
    }

    @Test(arguments: [
        ("", [], xctest),
        ("tests: swift-testing\n", [], swiftTesting),
        ("", ["--tests", "swift-testing"], swiftTesting),
        ("tests: xctest\n", ["--tests=swift-testing"], swiftTesting),
        ("tests: swift-testing\n", ["--tests", "xctest"], xctest),
    ])
    func theOptionWinsOverTheRambafile(settings: String, options: [String], expected: String) throws {
        let shop = try shop(Self.xctest, settings: settings)
        #expect(try shop.run(["gen", "Profile", "page", "--quiet"] + options) == Run())
        #expect(try shop.read(Self.path) == expected)
    }

    @Test func aFileWithAnObstacleStays() throws {
        let tests = Self.xctest.replacing(
            "XCTAssertEqual(Profile().name, \"Profile\")", with: "measure { _ = Profile() }")
        let shop = try shop(tests)
        #expect(
            try shop.run("gen", "Profile", "page", "--tests", "swift-testing", "--quiet")
                == Run(
                    messages: """
                        Templates/page/page.rambaspec:3:12: warning: the tests in 'ProfileTests.swift' stay tests of XCTest: Swift Testing has no 'measure'
                         3 |   - {name: Tests.swift, path: tests.mustache}
                           |            ^^^^^^^^^^^
                        """))
        #expect(try shop.read(Self.path) == tests)
    }

    @Test(arguments: BuiltInCatalog.names)
    func theTestsOfBuiltInTemplatesAreConverted(template: String) throws {
        let shop = try Shop.sandbox()
        let run = try shop.run(
            ["gen", "Profile", template, "--with-required", "--tests", "swift-testing"]
                + Shop.needed(by: template))
        #expect(run.status == 0 && run.messages == "", "\(run)")
        for path in try shop.files(in: "Tests") {
            #expect(!(try shop.read("Tests/" + path).contains("XCT")), "\(path)")
        }
    }

    @Test func testsOfSwiftTestingAreNotConverted() throws {
        let shop = try shop(Self.swiftTesting)
        #expect(
            try shop.run("gen", "Profile", "page", "--tests", "xctest", "--quiet")
                == Run(
                    messages: """
                        Templates/page/page.rambaspec:3:12: warning: the tests in 'ProfileTests.swift' are written with Swift Testing, and stay so
                         3 |   - {name: Tests.swift, path: tests.mustache}
                           |            ^^^^^^^^^^^
                          hint: tests are converted from XCTest to Swift Testing only
                        """))
        #expect(try shop.read(Self.path) == Self.swiftTesting)
    }

    @Test func anUnknownLibraryInTheRambafileIsAnError() throws {
        let shop = try shop(Self.xctest, settings: "tests: swifttesting\n")
        try shop.refuses(
            "gen", "Profile", "page",
            saying: """
                Rambafile:9:8: error: 'swifttesting' is not a library for tests
                 9 | tests: swifttesting
                   |        ^^^^^^^^^^^^
                  hint: did you mean 'swift-testing'?
                """)
    }

    @Test(arguments: [
        ("import Testing\n", "", "tests: swift-testing"),
        ("import XCTest\n", "", "tests: xctest"),
        ("import Testing\nimport XCTest\n", "", "tests: swift-testing"),
        ("import XCTest\n", "import Testing\n", "tests: swift-testing"),
        ("struct Double {}\n", "", "# tests: swift-testing"),
    ])
    func setupWritesWhatTheTestsUse(first: String, second: String, line: String) throws {
        let project = try Sandbox(Shop.package)
        try project.write([
            "Tests/ShopTests/ShopTests.swift": first, "Tests/ShopTests/More/CartTests.swift": second,
        ])
        _ = try project.run("setup", "--yes")
        #expect(
            try project.read("Rambafile").split(separator: "\n").filter { $0.contains("tests: ") } == [
                line[...]
            ])
        _ = try project.run("setup", "--yes", "--tests", "xctest")
        #expect(try project.read("Rambafile").contains("\ntests: xctest\n"))
    }

    @Test func withoutARambafileTheTestTargetDecides() throws {
        let project = try Sandbox(Shop.package)
        try project.write(Self.template(Self.xctest), below: "page")
        try project.write(["Tests/ShopTests/ShopTests.swift": "import Testing\n"])
        _ = try project.run("gen", "Profile", "./page")
        #expect(try project.read("Tests/ShopTests/Profile/ProfileTests.swift") == Self.swiftTesting)
    }
}
