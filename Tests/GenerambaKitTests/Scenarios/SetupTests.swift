import Testing

/// Tests `setup` without questions.
struct SetupTests {
    private static let next = "Next: 'generamba gen NAME'."

    @Test(arguments: [["setup", "--yes"], ["setup", "-y"], ["setup"]])
    func everythingHasADefaultInAPackage(arguments: [String]) throws {
        let project = try Sandbox(Shop.package)
        #expect(
            try project.run(arguments)
                == Run(
                    output: """
                             create  Rambafile
                        \(Self.next)
                        """))
        #expect(
            try project.read("Rambafile") == """
                # Generamba's settings for this project. Paths are relative to this file's folder.

                # The names of the project and the company, as templates print them
                project_name: Shop
                # company: Example Ltd.
                # The prefix of the names of types and files
                # prefix: XY

                # The target for the modules, and their folder. By default, it is the target's own.
                project_target: Shop
                # project_file_path: Sources/Shop/Modules

                # The same for the tests. Without a test target, no tests are generated.
                test_target: ShopTests
                # test_file_path: Tests/ShopTests/Modules
                # Whether tests are written with Swift Testing or XCTest. By default, each template decides.
                # tests: swift-testing

                # Catalogs to search before the built-in one: git URLs or folders
                # catalogs:
                #   - https://example.com/catalog.git

                # The templates that the team uses, such as
                #   - {name: rviper_controller}
                #   - {name: own_template, local: path/to/own_template}
                #   - {name: team_template, git: https://example.com/team_template.git, branch: main}
                templates:
                  - {name: swiftui_mvvm}

                """)
        #expect(!project.exists("../home/.generamba"))
    }

    @Test func everyAnswerIsAnOption() throws {
        let manifest = Shop.manifest.replacing(
            "targets: [",
            with: "targets: [\n        .target(name: \"Other\"), .testTarget(name: \"OtherTests\"),")
        let project = try Sandbox(Shop.package)
        try project.write([
            "Package.swift": manifest, "Sources/Other/File.swift": "", "Tests/OtherTests/File.swift": "",
        ])
        try project.expect(
            "setup", "--company", "Example: \"Ltd.\"", "--author", "Ann O'Nym", "--project_name", "The Shop",
            "--prefix", "SH", "--project_target", "Shop", "--project_file_path", "Sources/Shop/Modules",
            "--test_target", "ShopTests", "--test_file_path", "Tests/ShopTests/Modules", "--templates",
            "clean_swift, silver",
            output: """
                     create  Rambafile
                Saved the author in ~/.generamba/user_preferences.yml.
                Next: 'generamba gen NAME TEMPLATE'.
                """)
        #expect(
            settings(try project.read("Rambafile")) == """
                project_name: The Shop
                company: "Example: \\"Ltd.\\""
                prefix: SH
                project_target: Shop
                project_file_path: Sources/Shop/Modules
                test_target: ShopTests
                test_file_path: Tests/ShopTests/Modules
                templates:
                  - {name: clean_swift}
                  - {name: silver}
                """)
        #expect(try project.read("../home/.generamba/user_preferences.yml") == "username: \"Ann O'Nym\"\n")
    }

    @Test func optionsMayBeSpelledWithHyphensAndBeEmpty() throws {
        let project = try Sandbox(Shop.package)
        let run = try project.run(
            "setup", "--yes", "--project-name", "Name", "--project-target", "Shop", "--project-file-path", "",
            "--test-target", "", "--test-file-path", "Tests/ShopTests", "--templates", "")
        #expect(run.status == 0 && run.messages == "", "\(run)")
        #expect(
            settings(try project.read("Rambafile")) == """
                project_name: Name
                project_target: Shop
                templates: []
                """)
    }

    @Test func theAuthorIsGitsOrTheOneThatIsKept() throws {
        let project = try Sandbox(Shop.package)
        try project.write(["../home/.gitconfig": "[user]\n\tname = Git\n"])
        _ = try project.run("setup", "--yes")
        #expect(try project.read("../home/.generamba/user_preferences.yml") == "username: Git\n")
        try project.write(["../home/.generamba/user_preferences.yml": "# mine\nother: 1\nusername: Kept\n"])
        let before = try project.snapshot().filter { $0.hasPrefix("../home") }
        _ = try project.run("setup", "--yes", "--on-conflict", "overwrite")
        #expect(try project.snapshot().filter { $0.hasPrefix("../home") } == before)
        _ = try project.run("setup", "--yes", "--on-conflict", "overwrite", "--author", "New")
        #expect(
            try project.read("../home/.generamba/user_preferences.yml")
                == "# mine\nother: 1\nusername: New\n")
    }

    @Test func whatItWritesIsEnoughToGenerate() throws {
        let shop = try Shop.sandbox()
        try shop.remove("Rambafile")
        _ = try shop.run("setup", "--yes", "--templates", "page")
        try shop.expect(
            "gen", "Profile", "--no-tests",
            output: """
                     create  Sources/Shop/Profile/View/ProfileView.swift
                     create  Sources/Shop/Profile/ProfileModel.swift
                Profile from page: all 2 created
                """)
    }

    @Test func inAFolderWithoutAPackageTheTargetIsNeeded() throws {
        let project = try Sandbox()
        try project.refuses(
            "setup", "--yes",
            saying: """
                error: no Package.swift or Xcode project in '<root>/Shop' or any folder above it
                  hint: run this command in the folder of your project, or create a package with 'swift package init'
                """)
        let run = try project.run("setup", "--yes", "--project_target", "App")
        #expect(run.status == 0)
        #expect(
            settings(try project.read("Rambafile")) == """
                project_name: Shop
                project_target: App
                templates:
                  - {name: swiftui_mvvm}
                """)
    }

    @Test func aPackageWithoutTests() throws {
        let project = try Sandbox([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Tool", targets: [.executableTarget(name: "tool")])

            """, "Sources/main.swift": "",
        ])
        _ = try project.run("setup", "--yes")
        #expect(
            settings(try project.read("Rambafile")) == """
                project_name: Tool
                project_target: tool
                templates:
                  - {name: swiftui_mvvm}
                """)
    }

    @Test func aPackageWithoutATargetForModules() throws {
        let project = try Sandbox([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Tool", targets: [.testTarget(name: "ToolTests")])

            """, "Tests/ToolTests/Tests.swift": "",
        ])
        for command in [["setup", "--yes"], ["gen", "Profile", "silver"]] {
            #expect(
                try project.run(command)
                    == Run(
                        messages: """
                            error: Package.swift has no target that can receive modules
                              hint: add one, such as '.target(name: "App")', or run this command in the folder \
                            of the code
                            """, status: 1))
        }
    }

    @Test func thePackageIsFoundFromBelow() throws {
        let project = try Sandbox(Shop.package)
        try project.expect(
            "setup", "--yes", in: "Sources/Shop",
            output: """
                     create  ../../Rambafile
                \(Self.next)
                """)
        #expect(project.exists("Rambafile") && !project.exists("Sources/Shop/Rambafile"))
    }

    @Test func templatesOfTheProjectCanBeListed() throws {
        let project = try Sandbox(Shop.package)
        try project.install(Shop.page, as: "page")
        try project.expect(
            "setup", "--yes", "--templates", "page",
            output: """
                     create  Rambafile
                Next: 'generamba gen NAME'.
                """)
    }

    @Test func anotherFolderCanBeNamed() throws {
        let project = try Sandbox(Shop.package)
        let run = try project.run("setup", "--yes", "-C", project.project, in: "../home")
        #expect(run.status == 0)
        #expect(project.exists("Rambafile") && !project.exists("../home/Rambafile"))
    }

    /// The lines that are not comments.
    private func settings(_ rambafile: String) -> String {
        rambafile.split(separator: "\n").filter { !$0.hasPrefix("#") }.joined(separator: "\n")
    }
}
