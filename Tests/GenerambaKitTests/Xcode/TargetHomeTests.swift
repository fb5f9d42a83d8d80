import Testing

/// Where the modules of a target go if nothing but the project tells it: to the folder of most of its sources.
struct TargetHomeTests {
    private static let app = AppProject.Target(name: "Shop")

    private static func group(_ folder: String, _ files: [String], of targets: String...) -> AppProject.Group
    {
        AppProject.Group(name: folder, path: folder, files: files.map { ($0, targets) })
    }

    /// Generates a page without a Rambafile. Returns the folder of the module.
    private func home(_ project: AppProject, _ files: [String] = [], _ arguments: String...) throws -> String?
    {
        let all = Dictionary(uniqueKeysWithValues: (files + ["Shop/Other.swift"]).map { ($0, "") })
        let app = try ShopApp.sandbox(project, files: all, settings: nil)
        let run = try app.run(["gen", "Profile", "page", "--yes", "--no-tests"] + arguments)
        let line = run.output.split(separator: "\n").first { $0.hasSuffix("/Profile/ProfileModel.swift") }
        return line.map { String($0.dropFirst(13).dropLast("/Profile/ProfileModel.swift".count)) }
    }

    @Test func theFolderOfMostSourcesWinsOverItsName() throws {
        let project = AppProject(
            targets: [Self.app], groups: [Self.group("src", ["A.swift", "B.swift", "C/D.swift"], of: "Shop")])
        #expect(try home(project) == "src")
    }

    @Test func aSynchronizedFolderInsideOfOthersIsAPart() throws {
        let project = AppProject(
            targets: [AppProject.Target(name: "Shop", folders: ["App/Private"])],
            groups: [Self.group("App", ["A.swift"], of: "Shop")])
        let files = ["App/A.swift", "App/Private/B.swift", "App/Private/C.swift", "App/Private/D.swift"]
        #expect(try home(project, files) == "App")
    }

    @Test func theLargestSynchronizedFolderIsTheHome() throws {
        let project = AppProject(targets: [AppProject.Target(name: "Shop", folders: ["Design", "Screens"])])
        let files = ["Design/Color.swift", "Screens/A.swift", "Screens/B.swift"]
        #expect(try home(project, files) == "Screens")
        let named = AppProject(targets: [AppProject.Target(name: "Shop", folders: ["Design", "Shop"])])
        #expect(try home(named, ["Design/Color.swift"]) == "Shop")
    }

    @Test func aFewSourcesElsewhereDoNotMatter() throws {
        let project = AppProject(
            targets: [Self.app],
            groups: [
                Self.group("Code", ["A.swift", "B.swift", "C.swift"], of: "Shop"),
                Self.group("Shared", ["S.swift"], of: "Shop"),
            ])
        #expect(try home(project) == "Code")
    }

    @Test func sourcesOfOtherTargetsDoNotMatterIfItIsUnclear() throws {
        let project = AppProject(
            targets: [Self.app, AppProject.Target(name: "Widget", type: "app-extension")],
            groups: [
                Self.group("Code", ["A.swift", "B.swift", "C.swift"], of: "Shop"),
                Self.group("Common", ["X.swift", "Y.swift"], of: "Shop", "Widget"),
                Self.group("Extension", ["W.swift"], of: "Widget"),
            ])
        #expect(try home(project, [], "--target", "Widget") == "Extension")
        #expect(try home(project) == "Code")
    }

    @Test func sourcesInManyPlacesAreUnclear() throws {
        let project = AppProject(
            targets: [Self.app],
            groups: ["Core", "UI", "Net"].map { Self.group($0, ["\($0).swift"], of: "Shop") })
        #expect(try home(project) == nil)
    }

    @Test func testsThatCompileTheAppHaveTheirOwnHome() throws {
        let project = AppProject(
            targets: [Self.app, ShopApp.classicTests],
            groups: [
                Self.group("App", ["A.swift", "B.swift", "C.swift", "D.swift"], of: "Shop", "ShopTests"),
                Self.group("Checks", ["T.swift"], of: "ShopTests"),
            ])
        let app = try ShopApp.sandbox(project, files: [:], settings: nil)
        try app.expect(
            "gen", "Profile", "page", output: ShopApp.output(code: "App", tests: "Checks", ShopApp.edit))
    }

    @Test func theFolderOfAnEmptyTestTargetIsMade() throws {
        let project = AppProject(
            targets: [Self.app, ShopApp.classicTests], groups: [Self.group("Shop", ["App.swift"], of: "Shop")]
        )
        let app = try ShopApp.sandbox(project, files: ["Shop/App.swift": ""], settings: nil)
        try app.expect("gen", "Profile", "page", output: ShopApp.output(ShopApp.edit))
    }
}

/// The groups that files get into: those of their folders, whatever they are named.
struct FolderGroupTests {
    private static func project(_ groups: AppProject.Group...) -> AppProject {
        AppProject(targets: [AppProject.Target(name: "Shop")], groups: groups)
    }

    private static let sources = AppProject.Group(
        name: "App", path: "Sources", files: [("A.swift", ["Shop"])])

    private static let settings = "project_name: Shop\nxcodeproj_path: Shop.xcodeproj\nproject_target: Shop\n"

    @Test(arguments: ["", "project_file_path: Sources\n"])
    func genFindsTheGroupByTheFolder(setting: String) throws {
        let app = try ShopApp.sandbox(
            Self.project(Self.sources), files: ["Sources/A.swift": ""], settings: Self.settings + setting)
        try app.expect(
            "gen", "Profile", "page",
            output: ShopApp.output(code: "Sources", tests: nil, ShopApp.untested, ShopApp.edit)
        )
        try app.expect(
            "gen", "Profile", "page", "--no-tests", output: "Profile from page: all 2 identical")
        let model = "Sources/Profile/ProfileModel.swift"
        #expect(try app.objects().groups(ofReferencesTo: model) == ["App/Profile"])
    }

    @Test func setupWritesAGroupWithAnotherName() throws {
        let app = try ShopApp.sandbox(
            Self.project(Self.sources), files: ["Sources/A.swift": ""], settings: nil)
        #expect(try app.run("setup", "--yes", "--templates", "page").status == 0)
        let text = try app.read("Rambafile")
        #expect(text.contains("\nproject_file_path: Sources\nproject_group_path: App\n"))
        #expect(try app.run("gen", "Profile").status == 0)
        let view = "Sources/Profile/View/ProfileView.swift"
        #expect(try app.objects().groups(ofReferencesTo: view) == ["App/Profile/View"])
    }

    @Test func addFindsTheGroupByTheFolder() throws {
        let app = try ShopApp.sandbox(
            Self.project(Self.sources), files: ["Sources/Pay/B.swift": "", "Sources/C.swift": ""],
            settings: nil)
        try app.expect(
            "xcode", "add", "Sources/Pay/B.swift", "Sources/C.swift",
            output: """
                        add  Sources/Pay/B.swift (group 'App/Pay', target 'Shop')
                        add  Sources/C.swift (group 'App', target 'Shop')
                       edit  Shop.xcodeproj/project.pbxproj
                Shop.xcodeproj: 2 files added
                """)
    }

    @Test func ofSeveralGroupsTheFullestOneIsTakenAndTold() throws {
        let old = AppProject.Group(name: "Old", path: "Sources")
        let app = try ShopApp.sandbox(
            Self.project(old, Self.sources), files: ["Sources/A.swift": "", "Sources/C.swift": ""],
            settings: nil)
        let run = try app.run("xcode", "add", "Sources/C.swift")
        #expect(run.output.contains("(group 'App', target 'Shop')"))
        #expect(
            run.messages.contains(
                "the folder 'Sources' has several groups: 'Old', 'App'; files go into 'App'"))
    }
}

/// Folders that `xcode add` takes, and projects that it finds through a workspace.
struct AddedFolderTests {
    private let app: Sandbox

    init() throws {
        app = try ShopApp.sandbox(ShopApp.classic, settings: nil)
        try app.write([
            "Shop/Pay/A.swift": "", "Shop/Pay/UI/B.swift": "", "Shop/Pay/Art.xcassets/Contents.json": "",
            "Shop/Pay/.hidden": "", "Shop/Pay/Sub.xcodeproj/project.pbxproj": "",
        ])
    }

    @Test(arguments: ["Shop/Pay", "Shop/Pay/", "./Shop/../Shop/Pay"]) func allFilesOfAFolder(name: String)
        throws
    {
        let before = try app.read(XcodeShop.path)
        try app.expect(
            "xcode", "add", name,
            output: """
                        add  Shop/Pay/A.swift (group 'Shop/Pay', target 'Shop')
                        add  Shop/Pay/Art.xcassets (group 'Shop/Pay', target 'Shop')
                        add  Shop/Pay/UI/B.swift (group 'Shop/Pay/UI', target 'Shop')
                       edit  Shop.xcodeproj/project.pbxproj
                Shop.xcodeproj: 3 files added
                """)
        let files = ["Shop/Pay/A.swift", "Shop/Pay/Art.xcassets", "Shop/Pay/UI/B.swift"]
        #expect(try app.run(["xcode", "remove"] + files).status == 0)
        #expect(try app.read(XcodeShop.path) == before)
    }

    @Test func aFolderWithoutFilesIsRefused() throws {
        try app.makeFolder("Shop/Empty")
        try app.refuses("xcode", "add", "Shop/Empty", saying: "error: the folder 'Shop/Empty' has no files")
    }

    @Test func aWorkspaceLeadsToItsProject() throws {
        func workspace(_ projects: String...) -> String {
            "<Workspace>\(projects.map { "<FileRef location = \"group:\($0)\"></FileRef>" }.joined())</Workspace>"
        }
        let data = "All.xcworkspace/contents.xcworkspacedata"
        try app.write([data: workspace("Shop.xcodeproj", "Pods/Pods.xcodeproj")])
        let add = ["xcode", "add", "Shop/Pay/A.swift", "--project"]
        #expect(try app.run(add + ["All.xcworkspace", "--dry-run"]).status == 0)
        try app.write([data: workspace("Shop.xcodeproj", "Other/Other.xcodeproj")])
        try app.refuses(
            add + ["All.xcworkspace"],
            saying: """
                error: 'All.xcworkspace' contains several Xcode projects
                  hint: name one with '--project': 'Shop.xcodeproj', 'Other/Other.xcodeproj'
                """)
        let above = try Sandbox([
            "Main.xcworkspace/contents.xcworkspacedata": workspace("App/Shop.xcodeproj"),
            "App/Shop.xcodeproj/project.pbxproj": ShopApp.classic.text, "App/Shop/New.swift": "",
        ])
        #expect(try above.run("xcode", "add", "App/Shop/New.swift").status == 0)
        #expect(try above.objects(in: "App").phases(of: "App/Shop/New.swift") == ["Shop/Sources"])
    }
}
