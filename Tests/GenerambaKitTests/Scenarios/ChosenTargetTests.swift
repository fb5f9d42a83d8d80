import Testing

/// Tests `--target` and folders that determine the target, in a package with many targets.
struct ChosenTargetTests {
    private static let count = 30

    /// A package with the targets Shop and Feature1 to Feature29. Feature2 has tests of another name, Feature3 has two
    /// test targets, and Feature4 none.
    private static func project(_ settings: String = "") throws -> Sandbox {
        let names = ["Shop"] + (1..<count).map { "Feature\($0)" }
        let tests = names.filter { !["Feature2", "Feature3", "Feature4"].contains($0) }.map { "\($0)Tests" }
        let code = names.map { ".target(name: \"\($0)\")" }
        let all =
            code + tests.map { ".testTarget(name: \"\($0)\", dependencies: [\"\($0.dropLast(5))\"])" } + [
                ".testTarget(name: \"Checks\", dependencies: [.target(name: \"Feature2\"), \"Feature3\"])",
                ".testTarget(name: \"MoreChecks\", dependencies: [.byName(name: \"Feature3\")])",
            ]
        let folders =
            names.map { "Sources/\($0)" } + (tests + ["Checks", "MoreChecks"]).map { "Tests/\($0)" }
        return try TargetTests.project(
            all.joined(separator: ", "), folders: folders, target: "Shop", settings: settings)
    }

    @Test(arguments: [
        (["--target", "Feature9"], "Sources/Feature9", "Tests/Feature9Tests"),
        (["--target", "Feature2"], "Sources/Feature2", "Tests/Checks"),
        (["--target", "Shop"], "Sources/Shop", "Tests/ShopTests"),
        (["--target", "Feature3", "--test_targets", "MoreChecks"], "Sources/Feature3", "Tests/MoreChecks"),
        (["--module_path", "Sources/Feature9"], "Sources/Feature9", "Tests/Feature9Tests"),
        (["--module_path", "Sources/Feature9/Screens/"], "Sources/Feature9/Screens", "Tests/Feature9Tests"),
        (["--project_file_path", "Sources/Shop/Screens"], "Sources/Shop/Screens", "Tests/ShopTests"),
        (
            [
                "--target", "Feature9", "--module_path", "Sources/Feature9/A", "--test_path",
                "Tests/Feature9Tests/B",
            ],
            "Sources/Feature9/A", "Tests/Feature9Tests/B"
        ),
        (["--project_targets", "Feature9"], "Sources/Feature9", "Tests/ShopTests"),
        (["--test_path", "Tests/Checks/A"], "Sources/Shop", "Tests/Checks/A"),
    ])
    func oneOptionIsEnough(options: [String], code: String, tests: String) throws {
        let run = try Self.project().run(["gen", "Profile", "--dry-run"] + options)
        #expect(run == Run(output: TargetTests.planned(code, tests)))
    }

    @Test(arguments: [["--target", "Feature9"], ["--module_path", "Sources/Feature9/Modules"]])
    func theRambafilesFoldersAreMoved(options: [String]) throws {
        let project = try Self.project(
            "project_file_path: Sources/Shop/Modules\ntest_file_path: Tests/ShopTests/Modules\n")
        let run = try project.run(["gen", "Profile", "--dry-run"] + options)
        #expect(
            run == Run(output: TargetTests.planned("Sources/Feature9/Modules", "Tests/Feature9Tests/Modules"))
        )
    }

    @Test func aTargetWithoutTestsGetsNone() throws {
        try Self.project().expect(
            "gen", "Profile", "--dry-run", "--target", "Feature4",
            output: """
                     create  Sources/Feature4/Profile/Profile.txt
                Profile from page: 1 to create (dry run, nothing was written)
                  note: no tests are generated because Package.swift has no test target for the code
                  hint: add one, or pass '--no-tests'
                """)
    }

    @Test func severalTestTargetsAreAChoice() throws {
        try Self.project().refuses(
            "gen", "Profile", "--target", "Feature3",
            saying: """
                error: 'Feature3' has several test targets: 'Checks', 'MoreChecks'
                  hint: choose one with '--test_targets', or write '--no-tests'
                """)
    }

    @Test func anUnknownTargetIsRefused() throws {
        try Self.project().refuses(
            "gen", "Profile", "--target", "Featur9",
            saying: """
                error: no target 'Featur9' in Package.swift
                  hint: did you mean 'Feature9'?
                """)
    }

    @Test func aFolderInsideTheTargetIsNamedWhole() throws {
        try Self.project().refuses(
            "gen", "Profile", "--module_path", "Screens",
            saying: """
                error: the folder 'Screens' does not belong to the target 'Shop'
                  hint: paths are relative to the Rambafile's folder: did you mean 'Sources/Shop/Screens'?
                """)
    }

    @Test func twoOptionsForTheTargetAreTooMany() throws {
        try Self.project().refuses(
            "gen", "Profile", "--target", "Feature9", "--project_targets", "Shop", status: 64,
            saying: """
                error: '--target' and '--project_targets' both name a target
                  hint: use only one of them
                """)
    }
}
