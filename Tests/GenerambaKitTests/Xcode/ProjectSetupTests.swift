import Testing

/// What `setup --yes` makes of an Xcode project, and whether the Rambafile works.
struct ProjectSetupTests {
    /// Runs `setup --yes` and returns the settings in the Rambafile.
    private func settings(of app: Sandbox, _ arguments: String...) throws -> [String] {
        let run = try app.run(["setup", "--yes", "--templates", "page"] + arguments)
        #expect(run == Run(output: "     create  Rambafile\nNext: 'generamba gen NAME'."))
        let lines = try app.read("Rambafile").split(separator: "\n").map(String.init)
        return lines.filter { !$0.hasPrefix("#") && !$0.contains("templates:") && !$0.hasPrefix("  ") }
    }

    private static let shop = [
        "project_name: Shop", "xcodeproj_path: Shop.xcodeproj", "project_target: Shop",
    ]

    @Test func anAppWithSynchronizedFolders() throws {
        let app = try ShopApp.sandbox(ShopApp.synchronized, settings: nil)
        #expect(try settings(of: app) == Self.shop + ["test_target: ShopTests"])
        #expect(try app.run("gen", "Profile").status == 0)
        #expect(try app.read("Shop.xcodeproj/project.pbxproj") == ShopApp.synchronized.text)
    }

    @Test func anAppWithGroups() throws {
        let app = try ShopApp.sandbox(ShopApp.classic, settings: nil)
        #expect(try settings(of: app) == Self.shop + ["test_target: ShopTests"])
        try app.expect("gen", "Profile", output: ShopApp.output(ShopApp.edit))
    }

    @Test func foldersThatAreNotNamedLikeTheTargets() throws {
        let project = AppProject(
            targets: [AppProject.Target(name: "Shop"), ShopApp.classicTests],
            groups: [
                AppProject.Group(
                    name: "Code", path: "Code",
                    files: [
                        ("A.swift", ["Shop"]), ("Screens/B.swift", ["Shop"]), ("C/C.swift", ["Shop"]),
                        ("D/D.swift", ["Shop"]),
                    ]),
                AppProject.Group(name: "Checks", path: "Checks/Unit", files: [("T.swift", ["ShopTests"])]),
                AppProject.Group(name: "Other", path: "Other", files: [("Main.swift", ["Shop"])]),
            ])
        let files = ["Code/A.swift": "", "Checks/Unit/T.swift": "", "Other/Main.swift": ""]
        let app = try ShopApp.sandbox(project, files: files, settings: nil)
        let tests = ["test_target: ShopTests", "test_file_path: Checks/Unit", "test_group_path: Checks"]
        #expect(try settings(of: app) == Self.shop + tests)
        try app.expect(
            "gen", "Profile", output: ShopApp.output(code: "Code", tests: "Checks/Unit", ShopApp.edit))
    }

    @Test func aTargetWithoutFilesNeedsAnAnswer() throws {
        let project = AppProject(targets: [AppProject.Target(name: "Shop")])
        let app = try ShopApp.sandbox(project, files: [:], settings: nil)
        try app.refuses(
            "setup", "--yes", "--templates", "page",
            saying: """
                error: no answer to 'Folder for modules', and no default
                  hint: give it with '--project_file_path'
                """)
        try app.refuses(
            "gen", "Profile", "page",
            saying: """
                error: it is not clear where the files of the target 'Shop' belong
                  hint: name the folder with 'project_file_path' in the Rambafile or with '--project_file_path'
                """)
        #expect(
            try settings(of: app, "--project_file_path", "Sources") == Self.shop + [
                "project_file_path: Sources"
            ])
        try app.expect(
            "gen", "Profile",
            output: ShopApp.output(code: "Sources", tests: nil, ShopApp.untested, ShopApp.edit))
    }

    @Test func testsThatNeedAnEditAlthoughTheCodeNeedsNone() throws {
        var project = ShopApp.synchronized
        project.targets[1] = ShopApp.classicTests
        project.groups = [
            AppProject.Group(name: "ShopTests", path: "ShopTests", files: [("Test.swift", ["ShopTests"])])
        ]
        let app = try ShopApp.sandbox(project, settings: nil)
        let output = ShopApp.output(ShopApp.edit)
        try app.expect(
            "gen", "Profile", "page", "--dry-run",
            output: output.replacing("created\n", with: "to create (dry run, nothing was written)\n"))
        #expect(try settings(of: app) == Self.shop + ["test_target: ShopTests"])
        try app.expect("gen", "Profile", output: output)
    }

    @Test func anAnswerInTheFolderOfAnotherTarget() throws {
        let app = try ShopApp.sandbox(ShopApp.synchronized, settings: nil)
        for folder in ["Shop", "Shop/Tests"] {
            try app.refuses(
                "setup", "--yes", "--test_file_path", folder,
                saying: """
                    error: the folder '\(folder)' does not belong to the target 'ShopTests': the folder 'Shop' belongs to the target 'Shop'
                    """)
        }
    }

    @Test func severalAppsNeedAnAnswer() throws {
        let project = AppProject(targets: [
            AppProject.Target(name: "Buyer", folders: ["Buyer"]),
            AppProject.Target(name: "Seller", folders: ["Seller"]),
        ])
        let app = try ShopApp.sandbox(project, files: [:], settings: nil)
        try app.refuses(
            "setup", "--yes",
            saying: """
                error: the project has several targets: 'Buyer', 'Seller'
                  hint: choose one with '--project_target'
                """)
        #expect(
            try settings(of: app, "--project_target", "Seller", "--xcodeproj_path", "./Shop.xcodeproj/")
                == ["project_name: Shop", "xcodeproj_path: Shop.xcodeproj", "project_target: Seller"])
    }

    @Test func theAppThatIsNamedLikeTheProject() throws {
        let project = AppProject(targets: [
            AppProject.Target(name: "Buyer", folders: ["Buyer"]),
            AppProject.Target(name: "Shop", folders: ["Shop"]), ShopApp.tests,
        ])
        let app = try ShopApp.sandbox(project, settings: nil)
        #expect(try settings(of: app) == Self.shop + ["test_target: ShopTests"])
    }

    @Test func aSecondSetupChangesNothing() throws {
        let app = try ShopApp.sandbox(ShopApp.classic, settings: nil)
        _ = try settings(of: app)
        let before = try app.snapshot()
        let run = try app.run("setup", "--yes")
        #expect(run.status == 0 && run.messages == "", "\(run)")
        #expect(try app.snapshot() == before)
    }
}
