import Testing

/// Tests the targets of a package and their folders, according to SwiftPM's rules.
struct TargetTests {
    /// A project with these targets and folders. Its template makes a file and its tests.
    ///
    /// - Parameters:
    ///   - target: the target that the Rambafile names, along with that one's tests.
    ///   - settings: further lines of the Rambafile.
    static func project(
        _ targets: String, folders: [String], target: String = "App", settings: String = ""
    ) throws -> Sandbox {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Shop", targets: [\(targets)])

            """
        let sandbox = try Sandbox([
            "Package.swift": manifest,
            "Rambafile":
                "project_name: Shop\nproject_target: \(target)\ntest_target: \(target)Tests\n\(settings)templates: [page]\n",
        ])
        for folder in folders { try sandbox.write([folder + "/File.swift": ""]) }
        try sandbox.install(Shop.page, as: "page")
        try sandbox.write([
            "Templates/page/page.rambaspec": """
            name: page
            code_files: [{name: .txt, path: Code/model.swift.mustache}]
            test_files: [{name: Tests.txt, path: Code/model.swift.mustache}]

            """
        ])
        return sandbox
    }

    /// The report of a dry run in such a project.
    static func planned(_ code: String, _ tests: String) -> String {
        """
             create  \(code)/Profile/Profile.txt
             create  \(tests)/Profile/ProfileTests.txt
        Profile from page: all 2 to create (dry run, nothing was written)
        """
    }

    @Test(arguments: [
        ("Sources/App", "Tests/AppTests"), ("Source/App", "Tests/AppTests"),
        ("Sources/App", "Sources/AppTests"), ("src/App", "src/AppTests"),
        ("srcs/App", "Tests"), ("Sources", "Tests/AppTests"), ("Source", "Tests"), ("src", "Tests/AppTests"),
        ("srcs", "Tests"),
    ])
    func theFoldersWhereSwiftPMLooksForThem(code: String, tests: String) throws {
        let project = try Self.project(
            ".target(name: \"App\"), .testTarget(name: \"AppTests\")", folders: [code, tests])
        try project.expect("gen", "Profile", "--dry-run", output: Self.planned(code, tests))
    }

    @Test(arguments: ["Code/App", "./Code//App/Inner/../"])
    func theFoldersThatTheManifestNames(path: String) throws {
        let project = try Self.project(
            ".target(name: \"App\", path: \"\(path)\"), .testTarget(name: \"AppTests\", path: \"Checks\")",
            folders: ["Code/App/Inner", "Checks"])
        try project.expect("gen", "Profile", "--dry-run", output: Self.planned("Code/App", "Checks"))
    }

    @Test func aTargetInThePackagesOwnFolder() throws {
        let project = try Self.project(
            ".target(name: \"App\", path: \".\", exclude: [\"Tests\", \"Templates\"]), .testTarget(name: \"AppTests\")",
            folders: ["Tests/AppTests"])
        try project.expect(
            "gen", "Profile", "--dry-run",
            output: """
                     create  Profile/Profile.txt
                     create  Tests/AppTests/Profile/ProfileTests.txt
                Profile from page: all 2 to create (dry run, nothing was written)
                """)
    }

    @Test(arguments: [".executableTarget(name: \"App\")", ".macro(name: \"App\")"])
    func otherTargetsWithCode(target: String) throws {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            import CompilerPluginSupport
            let package = Package(
                name: "Shop", platforms: [.macOS(.v13)], targets: [\(target), .testTarget(name: "AppTests")])

            """
        let project = try Self.project("", folders: ["Sources/App", "Tests/AppTests"])
        try project.write(["Package.swift": manifest])
        try project.expect(
            "gen", "Profile", "--dry-run", output: Self.planned("Sources/App", "Tests/AppTests"))
    }

    @Test func aTargetWithoutAFolderIsRefused() throws {
        let project = try Self.project(
            """
            .target(name: "App"), .target(name: "Other"), .testTarget(name: "AppTests"),
            .testTarget(name: "OtherTests")
            """, folders: ["Sources/Other", "Tests/OtherTests"])
        try project.refuses(
            "gen", "Profile",
            saying: """
                error: the target 'App' has no folder
                  hint: create 'Sources/App', where SwiftPM looks for it
                error: the target 'AppTests' has no folder
                  hint: create 'Tests/AppTests', where SwiftPM looks for it
                """)
    }

    @Test func ofSeveralTargetsTheFirstOneTakesTheFiles() throws {
        let project = try Self.project(
            """
            .target(name: "App"), .target(name: "Other"), .testTarget(name: "AppTests"),
            .testTarget(name: "OtherTests")
            """, folders: ["Sources/App", "Sources/Other", "Tests/AppTests", "Tests/OtherTests"])
        try project.install(
            Shop.template(
                printing: """
                    {{#module_info.project_targets}}{{.}};{{/module_info.project_targets}}
                    {{#module_info.test_targets}}{{.}};{{/module_info.test_targets}}

                    """), as: "page")
        try project.write([
            "Rambafile": """
            project_name: Shop
            project_targets: [App, Other]
            test_targets:
              - AppTests
              - OtherTests
            templates: [page]

            """
        ])
        try project.expect(
            "gen", "Profile",
            output: """
                     create  Sources/App/Profile/Profile.txt
                Profile from page: 1 created
                """,
            messages: """
                Rambafile:2:24: warning: the files go only into 'App', the first of 2 targets
                 2 | project_targets: [App, Other]
                   |                        ^^^^^
                  hint: in a Swift package, a file belongs to one target; templates may still print the other names
                Rambafile:5:5: warning: the files go only into 'AppTests', the first of 2 targets
                 5 |   - OtherTests
                   |     ^^^^^^^^^^
                  hint: in a Swift package, a file belongs to one target; templates may still print the other names
                """)
        #expect(try project.read("Sources/App/Profile/Profile.txt") == "App;Other;\nAppTests;OtherTests;\n")
        try project.expect(
            "gen", "Profile", "--project_targets", "Other, App", "--no-tests", "--dry-run",
            output: """
                     create  Sources/Other/Profile/Profile.txt
                Profile from page: 1 to create (dry run, nothing was written)
                """,
            messages: """
                warning: the files go only into 'Other', the first of 2 targets
                  hint: in a Swift package, a file belongs to one target; templates may still print the other names
                """)
    }
}
