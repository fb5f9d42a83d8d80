import Testing

/// Folders with several Xcode projects, or with none but those of a workspace.
struct SeveralProjectsTests {
    private static func workspace(_ content: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Workspace\n   version = \"1.0\">\n\(content)</Workspace>\n"
    }

    private static func reference(_ location: String) -> String {
        "   <FileRef\n      location = \"\(location)\">\n   </FileRef>\n"
    }

    private static let tools = AppProject(targets: [AppProject.Target(name: "Tools", folders: ["Tools"])])

    /// A sandbox with projects at these paths and the template.
    private func sandbox(_ projects: [String: AppProject], _ files: [String: String] = [:]) throws -> Sandbox
    {
        let sandbox = try Sandbox(files)
        for (path, project) in projects { try sandbox.write(["\(path)/project.pbxproj": project.text]) }
        try sandbox.install(ShopApp.page, as: "page")
        return sandbox
    }

    private func setting(_ key: String, of app: Sandbox) throws -> String? {
        let lines = try app.read("Rambafile").split(separator: "\n").map(String.init)
        return lines.first { $0.hasPrefix("\(key): ") }.map { String($0.dropFirst(key.count + 2)) }
    }

    @Test func theProjectThatIsNamedLikeTheFolder() throws {
        let app = try sandbox(["Shop.xcodeproj": ShopApp.synchronized, "Alpha.xcodeproj": Self.tools])
        #expect(try app.run("setup", "--yes", "--templates", "page").status == 0)
        #expect(try setting("xcodeproj_path", of: app) == "Shop.xcodeproj")
        #expect(try setting("project_target", of: app) == "Shop")
        try app.remove("Rambafile")
        try app.expect(
            "gen", "Profile", "page",
            output: ShopApp.output(
                "  note: Shop.xcodeproj needs no edit: Xcode synchronizes 'Shop', 'ShopTests'"))
    }

    @Test func otherwiseSomebodyHasToChoose() throws {
        let app = try sandbox(["Alpha.xcodeproj": ShopApp.synchronized, "Beta.xcodeproj": Self.tools])
        let message = "error: '<root>/Shop' has several Xcode projects: 'Alpha.xcodeproj', 'Beta.xcodeproj'\n"
        try app.refuses("setup", "--yes", saying: message + "  hint: choose one with '--xcodeproj_path'")
        try app.refuses(
            "gen", "Profile", "page",
            saying: message + "  hint: choose one with 'generamba setup --xcodeproj_path …'")
        #expect(try app.run("setup", "--yes", "--xcodeproj_path", "Beta.xcodeproj").status == 0)
        #expect(try setting("project_target", of: app) == "Tools")
    }

    @Test func aRambafileWithoutAProjectIsAmbiguous() throws {
        let app = try sandbox(["Alpha.xcodeproj": ShopApp.synchronized, "Beta.xcodeproj": Self.tools])
        try app.write(["Rambafile": "project_name: Shop\nproject_target: Shop\n"])
        try app.refuses(
            "gen", "Profile", "page",
            saying: """
                error: '<root>/Shop' has several Xcode projects: 'Alpha.xcodeproj', 'Beta.xcodeproj'
                  hint: name one in the Rambafile with 'xcodeproj_path'
                """)
    }

    @Test func aTerminalAsks() throws {
        let app = try sandbox(["Alpha.xcodeproj": ShopApp.synchronized, "Beta.xcodeproj": Self.tools])
        let run = try app.converse(
            "gen", "Profile", "page",
            reacting: [
                .answer("↑↓, number or name: ", "2"),
                .answer("Keep these answers in a Rambafile? [Y/n]: ", "n"),
            ])
        #expect(run.status == 0, "\(run)")
        #expect(app.exists("Tools/Profile/ProfileModel.swift"))
    }

    @Test func theProjectOfAWorkspace() throws {
        let text = Self.workspace(
            Self.reference("group:App/Shop.xcodeproj") + Self.reference("group:Pods/Pods.xcodeproj"))
        let app = try sandbox(
            ["App/Shop.xcodeproj": ShopApp.synchronized, "Pods/Pods.xcodeproj": Self.tools],
            ["Main.xcworkspace/contents.xcworkspacedata": text])
        let output = ShopApp.output(
            code: "App/Shop", tests: "App/ShopTests",
            "  note: App/Shop.xcodeproj needs no edit: Xcode synchronizes 'App/Shop', 'App/ShopTests'")
        try app.expect(
            "gen", "Profile", "page", "--dry-run",
            output: output.replacing("created\n", with: "to create (dry run, nothing was written)\n"))
        #expect(try app.run("setup", "--yes", "--templates", "page").status == 0)
        #expect(try setting("xcodeproj_path", of: app) == "App/Shop.xcodeproj")
        try app.expect("gen", "Profile", output: output)
    }

    @Test func aTargetOfAnotherProjectOfTheWorkspace() throws {
        let text = Self.workspace(
            Self.reference("group:Shop.xcodeproj") + Self.reference("group:Parts/Tools.xcodeproj"))
        let app = try sandbox(
            ["Shop.xcodeproj": ShopApp.synchronized, "Parts/Tools.xcodeproj": Self.tools],
            ["Shop.xcworkspace/contents.xcworkspacedata": text])
        #expect(try app.run("setup", "--yes", "--templates", "page").status == 0)
        #expect(try setting("xcodeproj_path", of: app) == "Shop.xcodeproj")
        try app.refuses(
            "gen", "Profile", "--target", "Tools",
            saying: """
                error: no target 'Tools' in Shop.xcodeproj
                  hint: 'Parts/Tools.xcodeproj' has it: choose that project with 'generamba setup --xcodeproj_path \
                Parts/Tools.xcodeproj --project_target Tools'
                """)
        let setup = ["setup", "--xcodeproj_path", "Parts/Tools.xcodeproj"]
        #expect(try app.run(setup + ["--project_target", "Tools"]).status == 0)
        #expect(try app.run("gen", "Profile").status == 0)
        #expect(app.exists("Parts/Tools/Profile/ProfileModel.swift"))
    }

    @Test func anotherProjectHasItsOwnTargets() throws {
        let app = try sandbox(["Shop.xcodeproj": ShopApp.synchronized, "Alpha.xcodeproj": Self.tools])
        #expect(try app.run("setup", "--yes", "--templates", "page").status == 0)
        #expect(try setting("test_target", of: app) == "ShopTests")
        #expect(try app.run("setup", "--yes", "--xcodeproj_path", "Alpha.xcodeproj").status == 0)
        #expect(try setting("project_target", of: app) == "Tools")
        #expect(try setting("test_target", of: app) == nil)
        #expect(try app.run("gen", "Profile").status == 0)
    }

    @Test func targetsThatTheProjectLacks() throws {
        let app = try sandbox(["Shop.xcodeproj": ShopApp.synchronized])
        let settings = "project_name: Shop\nxcodeproj_path: Shop.xcodeproj\nproject_targets: [Shop, Shp]\n"
        try app.write(["Rambafile": settings])
        let run = try app.run("setup", "--yes")
        #expect(
            run
                == Run(
                    output: "  identical  Rambafile\nNext: 'generamba gen NAME TEMPLATE'.",
                    messages: """
                        Rambafile:3:25: warning: no target 'Shp' in Shop.xcodeproj
                         3 | project_targets: [Shop, Shp]
                           |                         ^^^
                          hint: did you mean 'Shop'?
                        """), "\(run)")
    }

    @Test func theProjectThatIsNamedLikeTheWorkspace() throws {
        let group =
            "   <Group\n      location = \"container:Apps\"\n      name = \"Apps\">\n"
            + Self.reference("group:One/Main.xcodeproj") + "   </Group>\n"
        let text = Self.workspace(group + Self.reference("container:Tools/Tools.xcodeproj"))
        let app = try sandbox(
            ["Apps/One/Main.xcodeproj": ShopApp.synchronized, "Tools/Tools.xcodeproj": Self.tools],
            ["Main.xcworkspace/contents.xcworkspacedata": text])
        #expect(try app.run("setup", "--yes", "--templates", "page").status == 0)
        #expect(try setting("xcodeproj_path", of: app) == "Apps/One/Main.xcodeproj")

        try app.remove("Rambafile")
        try app.remove("Main.xcworkspace")
        try app.write(["All.xcworkspace/contents.xcworkspacedata": text])
        try app.refuses(
            "setup", "--yes",
            saying: """
                error: '<root>/Shop' has several Xcode projects: 'Apps/One/Main.xcodeproj', 'Tools/Tools.xcodeproj'
                  hint: choose one with '--xcodeproj_path'
                """)
    }
}

/// Paths of Xcode projects in a Rambafile.
struct ProjectPathTests {
    private static func settings(_ path: String) -> String {
        ShopApp.settings.replacing("Shop.xcodeproj", with: path)
    }

    @Test(arguments: ["./Shop.xcodeproj", "Shop.xcodeproj/", "./Shop.xcodeproj/"])
    func otherSpellings(path: String) throws {
        let app = try ShopApp.sandbox(ShopApp.classic, settings: Self.settings(path))
        try app.expect("gen", "Profile", "page", output: ShopApp.output(ShopApp.edit))
    }

    @Test(arguments: [
        ("Shp.xcodeproj", "did you mean 'Shop.xcodeproj'?"), ("Shop", "the folder has 'Shop.xcodeproj'"),
        ("Shop.xcworkspace", "the folder has 'Shop.xcodeproj'"),
        ("Shop.xcodeproj/project.pbxproj", "name the bundle itself: 'Shop.xcodeproj'"),
    ])
    func aPathThatIsNone(path: String, hint: String) throws {
        let app = try ShopApp.sandbox(ShopApp.classic, settings: Self.settings(path))
        try app.refuses(
            "gen", "Profile", "page",
            saying: """
                Rambafile:2:17: error: no Xcode project '\(path)'
                 2 | xcodeproj_path: \(path)
                   |                 \(String(repeating: "^", count: path.count))
                  hint: \(hint)
                """)
    }

    @Test func aPathThatLeadsOutside() throws {
        let app = try ShopApp.sandbox(ShopApp.classic, settings: Self.settings("../Other/Shop.xcodeproj"))
        try app.refuses(
            "gen", "Profile", "page",
            saying: """
                Rambafile:2:17: error: '../Other/Shop.xcodeproj' leads outside the project: it leaves its folder through '..'
                 2 | xcodeproj_path: ../Other/Shop.xcodeproj
                   |                 ^^^^^^^^^^^^^^^^^^^^^^^
                  hint: name a folder below the Rambafile's folder
                """)
    }

    @Test func aLinkToTheBundle() throws {
        let app = try ShopApp.sandbox(ShopApp.synchronized, settings: nil)
        try app.write(["Real/Shop.xcodeproj/project.pbxproj": ShopApp.synchronized.text])
        try app.remove("Shop.xcodeproj")
        try app.makeLink("Shop.xcodeproj", to: "Real/Shop.xcodeproj")
        try app.expect(
            "gen", "Profile", "page",
            output: ShopApp.output(
                "  note: Shop.xcodeproj needs no edit: Xcode synchronizes 'Shop', 'ShopTests'"))
    }

    @Test func aProjectInASubfolder() throws {
        let app = try Sandbox(["App/Shop/App.swift": "", "App/ShopTests/Test.swift": ""])
        try app.write([
            "App/Shop.xcodeproj/project.pbxproj": ShopApp.classic.text,
            "Rambafile": Self.settings("App/Shop.xcodeproj"),
        ])
        try app.install(ShopApp.page, as: "page")
        try app.expect(
            "gen", "Profile", "page",
            output: ShopApp.output(
                code: "App/Shop", tests: "App/ShopTests", "       edit  App/Shop.xcodeproj/project.pbxproj"))
        let new = try app.objects(in: "App")
        #expect(new.groups(ofReferencesTo: "App/Shop/Profile/ProfileModel.swift") == ["Shop/Profile"])
        try app.expect("gen", "Profile", "page", output: "Profile from page: all 3 identical")
    }
}
