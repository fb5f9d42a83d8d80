import Testing

/// What concerns tests is looked at only if tests are generated, and less strictly than in a package.
struct LenientTargetTests {
    private static let settings = "project_name: Shop\nxcodeproj_path: Shop.xcodeproj\nproject_target: Shop\n"

    @Test func testTargetMayNameAnyTarget() throws {
        let app = try ShopApp.sandbox(
            ShopApp.classic, settings: Self.settings + "test_target: Shop\ntest_file_path: Shop/Tests\n")
        try app.expect(
            "gen", "Profile", "page", output: ShopApp.output(tests: "Shop/Tests", ShopApp.edit),
            messages: """
                Rambafile:4:14: warning: 'Shop' is not a test target
                 4 | test_target: Shop
                   |              ^^^^
                """)
        let tests = "Shop/Tests/Profile/ProfileTests.swift"
        #expect(try app.objects().phases(of: tests) == ["Shop/Sources"])
    }

    @Test func aTargetThatCompilesNothingIsRefused() throws {
        let app = try ShopApp.sandbox(ShopApp.classic, settings: Self.settings + "test_target: Nothing\n")
        #expect(try app.run("gen", "Profile", "page").status == 1)
    }

    @Test(arguments: [["--no-tests"], []])
    func aMissingTestSourceDoesNotStopTheCode(options: [String]) throws {
        let settings = Self.settings + (options.isEmpty ? "" : "test_target: ShopTests\n")
        let app = try ShopApp.sandbox(ShopApp.classic, settings: settings)
        try app.remove("Templates/page/Tests")
        let run = try app.run(["gen", "Profile", "page"] + options)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix(ShopApp.output(tests: nil)))
        #expect(try app.run("gen", "Cart", "page", "--test_targets", "ShopTests").status == 1)
    }
}
