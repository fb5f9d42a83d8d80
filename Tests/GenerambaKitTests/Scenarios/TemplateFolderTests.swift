import Testing

/// Tests `folder:` and `test_folder:` of a template in the Rambafile.
struct TemplateFolderTests {
    /// A package with the targets Shop, Services and Feature and their tests, and a Rambafile with this entry.
    private static func project(_ entry: String, settings: String = "test_target: ShopTests\n") throws
        -> Sandbox
    {
        let names = ["Shop", "Services", "Feature"]
        let sandbox = try Sandbox([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Shop", targets: [
                .target(name: "Shop"), .target(name: "Services"), .target(name: "Feature"),
                .testTarget(name: "ShopTests", dependencies: ["Shop"]),
                .testTarget(name: "ServicesTests", dependencies: ["Services"]),
                .testTarget(name: "MoreTests", dependencies: ["Feature"]),
                .testTarget(name: "Checks", dependencies: ["Feature"]),
            ])

            """,
            "Rambafile": """
            project_name: Shop
            project_target: Shop
            project_file_path: Sources/Shop/Modules
            \(settings)templates:
              - \(entry)

            """,
        ])
        for name in names { try sandbox.write(["Sources/\(name)/File.swift": ""]) }
        for name in ["ShopTests", "ServicesTests", "MoreTests", "Checks"] {
            try sandbox.write(["Tests/\(name)/File.swift": ""])
        }
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

    private func planned(_ code: String, _ tests: String) -> Run {
        Run(
            output: """
                     create  \(code)/Profile/Profile.txt
                     create  \(tests)/Profile/ProfileTests.txt
                Profile from page: all 2 to create (dry run, nothing was written)
                """)
    }

    private static let own =
        "{name: page, folder: Sources/Shop/Services, test_folder: /Tests/ShopTests/Doubles/}"

    @Test(arguments: [
        ([], "Sources/Shop/Services", "Tests/ShopTests/Doubles"),
        (["--project_file_path", "Sources/Shop/A"], "Sources/Shop/A", "Tests/ShopTests/Doubles"),
        (
            ["--module_path", "Sources/Shop/A", "--test_path", "Tests/ShopTests/B"], "Sources/Shop/A",
            "Tests/ShopTests/B"
        ),
        (["--target", "Services"], "Sources/Services/Services", "Tests/ServicesTests/Doubles"),
        (
            ["--target", "Feature", "--test_targets", "MoreTests"], "Sources/Feature/Services",
            "Tests/MoreTests/Doubles"
        ),
        (["--module_path", "Sources/Services/A"], "Sources/Services/A", "Tests/ServicesTests/Doubles"),
    ])
    func theyWinOverTheRambafileAndLoseToOptions(options: [String], code: String, tests: String) throws {
        let run = try Self.project(Self.own).run(["gen", "Profile", "--dry-run"] + options)
        // The leading '/' of test_folder causes a warning, as in test_file_path.
        #expect(Run(exactly: run.output, "", run.status) == planned(code, tests))
    }

    @Test func aLeadingSlashIsReadAsTheProject() throws {
        let run = try Self.project(Self.own).run("gen", "Profile", "--dry-run")
        #expect(
            run.messages == """
                Rambafile:6:62: warning: the leading '/' of '/Tests/ShopTests/Doubles/' is read as the project's folder
                 6 |   - {name: page, folder: Sources/Shop/Services, test_folder: /Tests/ShopTests/Doubles/}
                   |                                                              ^^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: write 'Tests/ShopTests/Doubles'

                """)
    }

    @Test(arguments: [
        ([], "Sources/Services/A", "Tests/ServicesTests"),
        (["--target", "Shop"], "Sources/Shop/A", "Tests/ShopTests"),
        (["--target", "Services"], "Sources/Services/A", "Tests/ServicesTests"),
    ])
    func aFolderDeterminesTheTarget(options: [String], code: String, tests: String) throws {
        let project = try Self.project("{name: page, folder: Sources/Services/A}")
        let run = try project.run(["gen", "Profile", "--dry-run"] + options)
        #expect(run == planned(code, tests))
    }

    @Test func aTestFolderDeterminesTheTestTarget() throws {
        let project = try Self.project("{name: page, test_folder: Tests/MoreTests/A}", settings: "")
        #expect(
            try project.run("gen", "Profile", "--dry-run")
                == planned("Sources/Shop/Modules", "Tests/MoreTests/A"))
    }

    @Test func aTestFolderWithoutATestTargetGetsAWarning() throws {
        try Self.project("{name: page, test_folder: Doubles}", settings: "").expect(
            "gen", "Profile", "--dry-run",
            output: """
                     create  Sources/Shop/Modules/Profile/Profile.txt
                Profile from page: 1 to create (dry run, nothing was written)
                  note: no tests are generated because the Rambafile names no 'test_target'
                  hint: add 'test_target: ShopTests' to it, or pass '--no-tests'
                """,
            messages: """
                Rambafile:5:31: warning: 'test_folder' without 'test_target': no tests are generated
                 5 |   - {name: page, test_folder: Doubles}
                   |                               ^^^^^^^
                  hint: add 'test_target: …'
                """)
    }

    @Test func severalTestTargetsAreAChoice() throws {
        let project = try Self.project("{name: page, folder: Sources/Feature/A}")
        try project.refuses(
            "gen", "Profile",
            saying: """
                Rambafile:6:26: error: 'Feature' has several test targets: 'MoreTests', 'Checks'
                 6 |   - {name: page, folder: Sources/Feature/A}
                   |                          ^^^^^^^^^^^^^^^^^
                  hint: choose one with '--test_targets', or write '--no-tests'
                """)
        #expect(
            try project.run("gen", "Profile", "--dry-run", "--test_targets", "MoreTests")
                == planned("Sources/Feature/A", "Tests/MoreTests"))
        #expect(try project.run("gen", "Profile", "--dry-run", "--no-tests").status == 0)
    }

    @Test func aFolderOutsideOfAllTargetsIsRefused() throws {
        try Self.project("{name: page, folder: Services}").refuses(
            "gen", "Profile",
            saying: """
                Rambafile:6:26: error: the folder 'Services' does not belong to the target 'Shop'
                 6 |   - {name: page, folder: Services}
                   |                          ^^^^^^^^
                  hint: paths are relative to the Rambafile's folder: did you mean 'Sources/Shop/Services'?
                """)
    }
}
