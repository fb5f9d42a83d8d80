import Testing

/// Rambafiles with errors.
struct RambafileMistakeTests {
    private static let settings = "project_name: Shop\nproject_target: Shop\n"

    /// Expects the same message from both commands that read a Rambafile.
    private func refused(
        _ rambafile: String, saying messages: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let shop = try Shop.sandbox(settings: rambafile)
        try shop.refuses("gen", "Profile", "page", saying: messages, sourceLocation: sourceLocation)
        try shop.refuses("template", "install", saying: messages, sourceLocation: sourceLocation)
    }

    @Test func whatIsNoYAML() throws {
        try refused(
            "project_name: Shop: the shop\n",
            saying: """
                Rambafile:1:15: error: a value that contains ': ' needs quotes
                 1 | project_name: Shop: the shop
                   |               ^^^^^^^^^^^^^^
                  hint: write "Shop: the shop"
                """)
    }

    @Test func aTab() throws {
        try refused(
            "templates:\n\t- {name: page}\n",
            saying: """
                Rambafile:2:1: error: YAML does not allow tabs for indentation
                 2 | \t- {name: page}
                   | ^
                  hint: indent with spaces
                """)
    }

    @Test func anUnclosedQuoteIsMarkedWhereItOpens() throws {
        try refused(
            "project_name: \"Shop\nproject_target: Shop\n",
            saying: """
                Rambafile:1:15: error: unclosed quote
                 1 | project_name: "Shop
                   |               ^
                  hint: write " at the end of the value
                """)
    }

    @Test func anUnknownKeyIsAWarning() throws {
        let shop = try Shop.sandbox(settings: Self.settings + "poject_name: Shop\nfoo: [1]\ntemplates: []\n")
        try shop.expect(
            "gen", "Profile", "page", "--dry-run",
            output: """
                     create  Sources/Shop/Profile/View/ProfileView.swift
                     create  Sources/Shop/Profile/ProfileModel.swift
                Profile from page: all 2 to create (dry run, nothing was written)
                  note: no tests are generated because the Rambafile names no 'test_target'
                  hint: add 'test_target: ShopTests' to it, or pass '--no-tests'
                """,
            messages: """
                Rambafile:3:1: warning: unknown key 'poject_name'
                 3 | poject_name: Shop
                   | ^^^^^^^^^^^
                  hint: did you mean 'project_name'?
                Rambafile:4:1: warning: unknown key 'foo'
                 4 | foo: [1]
                   | ^^^
                """)
    }

    @Test func aDoubleKeyIsAWarningAndTheLastWins() throws {
        let shop = try Shop.sandbox(settings: Self.settings + "prefix: A\nprefix: B\n")
        try shop.expect(
            "gen", "Profile", "page", "--dry-run",
            output: """
                     create  Sources/Shop/Profile/View/BProfileView.swift
                     create  Sources/Shop/Profile/BProfileModel.swift
                Profile from page: all 2 to create (dry run, nothing was written)
                  note: no tests are generated because the Rambafile names no 'test_target'
                  hint: add 'test_target: ShopTests' to it, or pass '--no-tests'
                """,
            messages: """
                Rambafile:4:1: warning: 'prefix' appears again: this value is used
                 4 | prefix: B
                   | ^^^^^^
                  hint: remove one
                """)
    }

    @Test func mandatoryKeysThatAreMissing() throws {
        try refused(
            "# nothing\ncompany: Example Ltd.\nproject_target:\n",
            saying: """
                Rambafile:2:1: error: the Rambafile has no 'project_name'
                 2 | company: Example Ltd.
                   | ^
                  hint: add 'project_name: …'
                Rambafile:3:16: error: the Rambafile has no 'project_target'
                 3 | project_target:
                   |                ^
                  hint: add 'project_target: …'
                """)
    }

    @Test(arguments: [
        "project_targets: []", "project_targets: ['']", "project_targets: ~", "project_targets: [",
    ])
    func noTargetAtAll(line: String) throws {
        let shop = try Shop.sandbox(settings: "project_name: Shop\n\(line)\n")
        let before = try shop.snapshot()
        let run = try shop.run("gen", "Profile", "page")
        #expect(run.status == 1 && run.output == "" && run.messages.hasPrefix("Rambafile:"), "\(run)")
        #expect(try shop.snapshot() == before)
    }

    @Test func valuesOfTheWrongType() throws {
        try refused(
            """
            project_name: [Shop]
            company: {name: Example}
            project_target: Shop
            project_targets: {a: b}
            test_targets: [a, [b]]
            templates: page
            catalogs: [{a: b}]

            """,
            saying: """
                Rambafile:1:15: error: 'project_name' must be text, not a list
                 1 | project_name: [Shop]
                   |               ^^^^^^
                Rambafile:2:10: error: 'company' must be text, not a mapping
                 2 | company: {name: Example}
                   |          ^^^^^^^^^^^^^^^
                Rambafile:4:18: error: 'project_targets' must be a list of strings, not a mapping
                 4 | project_targets: {a: b}
                   |                  ^^^^^^
                Rambafile:5:19: error: 'test_targets' must be text, not a list
                 5 | test_targets: [a, [b]]
                   |                   ^^^
                Rambafile:6:12: error: 'templates' must be a list, not text
                 6 | templates: page
                   |            ^^^^
                Rambafile:7:12: error: 'catalogs' must be text, not a mapping
                 7 | catalogs: [{a: b}]
                   |            ^^^^^^
                """)
    }

    @Test func templatesThatAreNone() throws {
        try refused(
            Self.settings + """
                templates:
                  - [page]
                  - {nam: page}
                  - {name: ../page}
                  - {name: page, local: a, git: b}
                  - {name: page, branch: main}
                  -

                """,
            saying: """
                Rambafile:4:5: error: a template must be a mapping, not a list
                 4 |   - [page]
                   |     ^^^^^^
                  hint: write '- {name: NAME}'
                Rambafile:5:5: error: the template has no 'name'
                 5 |   - {nam: page}
                   |     ^
                  hint: add 'name: …'
                Rambafile:5:6: warning: unknown key 'nam'
                 5 |   - {nam: page}
                   |      ^^^
                  hint: did you mean 'name'?
                Rambafile:6:12: error: '../page' is not a valid template name
                 6 |   - {name: ../page}
                   |            ^^^^^^^
                  hint: a name contains no '/'
                Rambafile:7:25: error: a template cannot have both 'local' and 'git'
                 7 |   - {name: page, local: a, git: b}
                   |                         ^
                Rambafile:8:26: error: 'branch' needs 'git'
                 8 |   - {name: page, branch: main}
                   |                          ^^^^
                Rambafile:9:4: error: the template has no 'name'
                 9 |   -
                   |    ^
                  hint: add 'name: …'
                """)
    }

    @Test func anXcodeProject() throws {
        let shop = try Shop.sandbox(settings: Shop.settings + "xcodeproj_path: Shop.xcodeproj\n")
        try shop.refuses(
            "gen", "Profile",
            saying: """
                Rambafile:9:17: error: no Xcode project 'Shop.xcodeproj'
                 9 | xcodeproj_path: Shop.xcodeproj
                   |                 ^^^^^^^^^^^^^^
                  hint: correct the path, or remove it to generate into the Swift package beside the Rambafile
                """)
    }

    @Test func aRambafileThatIsAFolder() throws {
        let shop = try Shop.sandbox()
        try shop.remove("Rambafile")
        try shop.makeFolder("Rambafile")
        try shop.refuses("gen", "Profile", saying: "error: cannot read 'Rambafile': is a directory")
    }

    @Test func neitherAPackageNorAFolder() throws {
        let shop = try Shop.sandbox(
            settings: "project_name: Shop\nproject_target: Shop\ntemplates:\n  - {name: page}\n")
        try shop.remove("Package.swift")
        try shop.refuses(
            "gen", "Profile",
            saying: """
                error: there is neither a Package.swift nor an Xcode project that tells where the modules belong
                  hint: name the folder with 'project_file_path'
                """)
    }

    @Test func aPackageThatDoesNotCompile() throws {
        let shop = try Shop.sandbox(
            manifest: "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = 1 +\n")
        let before = try shop.snapshot()
        let run = try shop.run("gen", "Profile")
        #expect(run.status == 1 && run.output == "")
        #expect(
            run.messages.hasPrefix(
                "error: 'swift package --package-path <root>/Shop dump-package' failed with status 1\n  | "),
            "\(run)")
        #expect(try shop.snapshot() == before)
    }
}
