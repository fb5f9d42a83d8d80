import Testing

/// Where modules go in a project whose folders Xcode synchronizes.
struct SynchronizedModuleTests {
    private static let note = "  note: Shop.xcodeproj needs no edit: Xcode synchronizes 'Shop', 'ShopTests'"

    @Test func aFolderOfTheTargetNeedsNoEdit() throws {
        let app = try ShopApp.sandbox(ShopApp.synchronized)
        try app.expect("gen", "Profile", "page", output: ShopApp.output(Self.note))
        #expect(try app.read("Shop.xcodeproj/project.pbxproj") == ShopApp.synchronized.text)
        #expect(try app.read("ShopTests/Profile/ProfileTests.swift") == "@testable import Shop\n")
        let before = try app.snapshot()
        try app.expect("gen", "Profile", "page", output: "Profile from page: all 3 identical")
        try app.expect(
            "gen", "Profile", "page", "--check",
            output: "Profile from page: all 3 identical (check, nothing was written)")
        #expect(try app.snapshot() == before)
    }

    @Test func aRambafileIsNotNeeded() throws {
        let app = try ShopApp.sandbox(ShopApp.synchronized, settings: nil)
        try app.expect("gen", "Profile", "page", output: ShopApp.output(Self.note))
        #expect(!app.exists("Rambafile"))
    }

    @Test func aTestInTheFolderOfTheAppIsRefused() throws {
        let app = try ShopApp.sandbox(
            ShopApp.synchronized, settings: ShopApp.settings + "test_file_path: Shop/Tests\n")
        try app.refuses(
            "gen", "Profile", "page",
            saying: """
                Rambafile:5:17: error: the file 'Shop/Tests/Profile/ProfileTests.swift' does not belong to the target 'ShopTests'
                 5 | test_file_path: Shop/Tests
                   |                 ^^^^^^^^^^
                  hint: the folder 'Shop' belongs to the target 'Shop'; put the files below 'ShopTests', or pass '--add-exception'
                """)
    }

    @Test func anOptionAddsItToTheTests() throws {
        let app = try ShopApp.sandbox(ShopApp.synchronized)
        let arguments = ["gen", "Profile", "page", "--test_path", "Shop/Tests"]
        try app.refuses(
            arguments,
            saying: """
                error: the file 'Shop/Tests/Profile/ProfileTests.swift' does not belong to the target 'ShopTests'
                  hint: the folder 'Shop' belongs to the target 'Shop'; put the files below 'ShopTests', or pass '--add-exception'
                """)
        let old = try app.objects()
        let run = try app.run(arguments + ["--add-exception"])
        #expect(run == Run(output: ShopApp.output(tests: "Shop/Tests", ShopApp.edit)))
        let new = try app.objects()
        #expect(new.added(to: old) == ["PBXFileSystemSynchronizedBuildFileExceptionSet": 2])
        let text = try app.read("Shop.xcodeproj/project.pbxproj")
        #expect(
            text.contains(
                """
                \t\t\tmembershipExceptions = (
                \t\t\t\tTests/Profile/ProfileTests.swift,
                \t\t\t);

                """))
        let before = try app.snapshot()
        for arguments in [arguments, arguments + ["--add-exception"]] {
            #expect(try app.run(arguments) == Run(output: "Profile from page: all 3 identical"))
        }
        #expect(try app.snapshot() == before)
    }

    @Test func aFolderOfNoTarget() throws {
        var project = ShopApp.synchronized
        project.folders = ["Docs"]
        let app = try ShopApp.sandbox(project)
        try app.refuses(
            "gen", "Profile", "page", "--module_path", "Docs",
            saying: """
                error: the file 'Docs/Profile/View/ProfileView.swift' does not belong to the target 'Shop'
                  hint: the folder 'Docs' belongs to no target; put the files below 'Shop', or pass '--add-exception'
                """)
        try app.expect(
            "gen", "Profile", "page", "--module_path", "Docs", "--add-exception",
            output: ShopApp.output(code: "Docs", ShopApp.edit))
    }

    @Test func aFolderThatAnExceptionLeavesOut() throws {
        var project = ShopApp.synchronized
        project.exceptions = [("Shop", "Shop", ["Info.plist", "Old"])]
        let app = try ShopApp.sandbox(project)
        try app.refuses(
            "gen", "Profile", "page", "--module_path", "Shop/Old",
            saying: """
                error: the file 'Shop/Old/Profile/View/ProfileView.swift' does not belong to the target 'Shop'
                  hint: an exception in 'Shop.xcodeproj' takes it out of the target's folder 'Shop'; choose another folder, or pass '--add-exception'
                """)
        try app.expect(
            "gen", "Profile", "page", "--module_path", "Shop/New",
            output: ShopApp.output(code: "Shop/New", Self.note))
    }

    @Test func aFolderInTheFolderOfTheApp() throws {
        var tests = ShopApp.tests
        tests.folders = ["Shop/Tests"]
        let project = AppProject(
            targets: [AppProject.Target(name: "Shop", folders: ["Shop"]), tests],
            exceptions: [("Shop", "Shop", ["Tests"])])
        let app = try ShopApp.sandbox(project)
        try app.expect(
            "gen", "Profile", "page",
            output: ShopApp.output(
                tests: "Shop/Tests",
                "  note: Shop.xcodeproj needs no edit: Xcode synchronizes 'Shop', 'Shop/Tests'"))
    }

    @Test func aFolderOutsideOfAllIsAClassicOne() throws {
        let app = try ShopApp.sandbox(ShopApp.synchronized)
        let old = try app.objects()
        try app.expect(
            "gen", "Profile", "page", "--module_path", "Screens",
            output: ShopApp.output(code: "Screens", ShopApp.edit))
        let new = try app.objects()
        #expect(new.phases(of: "Screens/Profile/ProfileModel.swift") == ["Shop/Sources"])
        #expect(new.phases(of: "ShopTests/Profile/ProfileTests.swift") == [])
        #expect(new.damaged(since: old) == [])
    }
}

/// Folders that several targets own.
struct SharedModuleTests {
    private static let project = AppProject(targets: [
        AppProject.Target(name: "Shop", folders: ["Shared", "Shop"]),
        AppProject.Target(name: "ShopPro", folders: ["Shared", "ShopPro"]), ShopApp.tests,
    ])
    private let app: Sandbox

    init() throws {
        app = try ShopApp.sandbox(
            Self.project, files: ["Shop/App.swift": "", "ShopPro/App.swift": "", "Shared/Model.swift": ""])
    }

    @Test func theOtherTargetGetsTheFilesAsWell() throws {
        try app.expect(
            "gen", "Profile", "page", "--module_path", "Shared",
            output: ShopApp.output(
                code: "Shared",
                "  note: Shop.xcodeproj needs no edit: Xcode synchronizes 'Shared', 'ShopTests'"))
    }

    @Test func theFolderThatIsNamedLikeTheTargetIsItsOwn() throws {
        try app.expect(
            "gen", "Profile", "page", "--target", "ShopPro",
            output: ShopApp.output(
                code: "ShopPro", tests: nil, ShopApp.untested,
                "  note: Shop.xcodeproj needs no edit: Xcode synchronizes 'ShopPro'"))
    }

    @Test func severalTargetsNeedAFolderThatAllOwn() throws {
        try app.refuses(
            "gen", "Profile", "page", "--project_targets", "Shop,ShopPro",
            saying: """
                error: the file 'Shop/Profile/View/ProfileView.swift' does not belong to the target 'ShopPro'
                  hint: the folder 'Shop' belongs to the target 'Shop'; put the files below 'Shared', or pass '--add-exception'
                """)
        try app.expect(
            "gen", "Profile", "page", "--project_targets", "Shop,ShopPro", "--module_path", "Shared",
            output: ShopApp.output(
                code: "Shared",
                "  note: Shop.xcodeproj needs no edit: Xcode synchronizes 'Shared', 'ShopTests'"))
    }

    @Test func aFolderOfTwoOthers() throws {
        try app.refuses(
            "gen", "Profile", "page", "--test_path", "Shared",
            saying: """
                error: the file 'Shared/Profile/ProfileTests.swift' does not belong to the target 'ShopTests'
                  hint: the folder 'Shared' belongs to the targets 'Shop', 'ShopPro'; put the files below 'ShopTests', or pass '--add-exception'
                """)
    }
}
