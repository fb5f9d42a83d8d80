import Testing

/// Tests the options of `gen` from Generamba 1.5 in every spelling and position.
struct OptionTests {
    /// A project in which each option affects the name or the contents of a file.
    private static func project() throws -> Sandbox {
        let manifest = Shop.manifest.replacing(
            ".target(name: \"Shop\"),",
            with: """
                .target(name: "Shop"),
                        .target(name: "Other"),
                        .testTarget(name: "OtherTests"),
                """)
        let shop = try Shop.sandbox(manifest: manifest)
        try shop.write([
            "Sources/Other/Other.swift": "", "Tests/OtherTests/OtherTests.swift": "",
            "Templates/page/page.rambaspec": """
            name: page
            code_files: [{name: .txt, path: Code/model.swift.mustache}]
            test_files: [{name: Tests.txt, path: Code/model.swift.mustache}]

            """,
        ])
        return shop
    }

    private static let usual = "Sources/Shop/Modules/Profile/Profile.txt"
    private static let usualTests = "Tests/ShopTests/Modules/Profile/ProfileTests.txt"

    @Test(arguments: [
        (["project_targets", "Other"], "Sources/Other/Profile/Profile.txt", usualTests),
        (["project_file_path", "Sources/Shop/A"], "Sources/Shop/A/Profile/Profile.txt", usualTests),
        (["module_path", "Sources/Shop/A"], "Sources/Shop/A/Profile/Profile.txt", usualTests),
        (["project_group_path", "A/B"], usual, usualTests),
        (["test_targets", "OtherTests"], usual, "Tests/OtherTests/Profile/ProfileTests.txt"),
        (["test_file_path", "Tests/ShopTests/A"], usual, "Tests/ShopTests/A/Profile/ProfileTests.txt"),
        (["test_path", "Tests/ShopTests/A"], usual, "Tests/ShopTests/A/Profile/ProfileTests.txt"),
        (["test_group_path", "A/B"], usual, usualTests),
    ])
    func everySpellingAtEveryPlace(option: [String], code: String, tests: String) throws {
        let shop = try Self.project()
        // The Rambafile's folders would belong to the Rambafile's targets.
        let settings = "project_name: Shop\nproject_target: Shop\ntest_target: ShopTests\ntemplates: [page]\n"
        let hasTarget = option[0].hasSuffix("_targets")
        if hasTarget { try shop.write(["Rambafile": settings]) }
        let code = hasTarget ? code.replacing("Shop/Modules", with: "Shop") : code
        let tests = hasTarget ? tests.replacing("ShopTests/Modules", with: "ShopTests") : tests
        let spellings = ["--" + option[0], "--" + option[0].replacing("_", with: "-")]
        for arguments in [
            ["gen", spellings[0], option[1], "Profile", "page"],
            ["gen", "Profile", "\(spellings[1])=\(option[1])", "page"],
            ["gen", "Profile", "page", spellings[0], option[1]],
        ] {
            #expect(
                try shop.run(arguments + ["--dry-run"])
                    == Run(
                        output: """
                                 create  \(code)
                                 create  \(tests)
                            Profile from page: all 2 to create (dry run, nothing was written)
                            """), "\(arguments)")
        }
    }

    @Test func theFolderForAllWinsOverTheFolder() throws {
        let shop = try Self.project()
        try shop.expect(
            "gen", "Profile", "--project_file_path", "Sources/Shop/A", "--module_path", "Sources/Shop/B",
            "--test_path", "Tests/ShopTests/B", "--test_file_path", "Tests/ShopTests/A", "--dry-run",
            output: """
                     create  Sources/Shop/B/Profile/Profile.txt
                     create  Tests/ShopTests/B/Profile/ProfileTests.txt
                Profile from page: all 2 to create (dry run, nothing was written)
                """)
    }

    @Test func anOptionThatIsNoneIsRefused() throws {
        let shop = try Shop.sandbox()
        try shop.refuses(
            "gen", "Profile", "--dryrun", status: 64,
            saying: """
                error: unknown option '--dryrun'
                  hint: did you mean '--dry-run'?
                """)
    }

    @Test func anOptionWithoutItsValueIsRefused() throws {
        let shop = try Shop.sandbox()
        try shop.refuses(
            "gen", "Profile", "--prefix", status: 64,
            saying: """
                error: missing value for '--prefix <prefix>'
                  hint: usage: generamba gen [<options>] <name> [<template>]
                """)
    }

    @Test func anArgumentTooManyIsRefused() throws {
        let shop = try Shop.sandbox()
        try shop.refuses(
            "gen", "Profile", "page", "more", status: 64,
            saying: """
                error: unexpected argument 'more'
                  hint: did you mean 'generamba gen Profile,more page'?
                """)
    }

    @Test func aNameIsNeeded() throws {
        let shop = try Shop.sandbox()
        try shop.refuses(
            "gen", status: 64,
            saying: """
                error: gen needs a module name
                  hint: run 'generamba gen Profile'
                """)
    }
}
