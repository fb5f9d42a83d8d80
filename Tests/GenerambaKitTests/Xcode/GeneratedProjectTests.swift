import Testing

@testable import SystemAccess

/// Projects that a tool generates, and folders without a project.
struct GeneratedProjectTests {
    private static let specification = "name: Shop\ntargets:\n  Shop:\n    type: application\n"
    private static let folders = """
        project_name: Shop
        project_target: Shop
        project_file_path: Shop
        test_target: ShopTests
        test_file_path: ShopTests

        """

    @Test(arguments: [
        ("project.yml", specification, "xcodegen generate"),
        ("Project.swift", "import ProjectDescription\n", "tuist generate"),
    ])
    func theToolAddsTheFiles(path: String, text: String, command: String) throws {
        let app = try ShopApp.sandbox(ShopApp.classic, settings: Self.folders)
        try app.write([path: text])
        let hint = "  hint: run '\(command)' to add the files to the Xcode project"
        try app.expect("gen", "Profile", "page", output: ShopApp.output(hint))
        #expect(try app.read("Shop.xcodeproj/project.pbxproj") == ShopApp.classic.text)

        // Without the project, which is often not in the repository.
        try app.remove("Shop.xcodeproj")
        try app.remove("Shop/Profile")
        try app.remove("ShopTests/Profile")
        try app.expect("gen", "Profile", "page", output: ShopApp.output(hint))
    }

    @Test func theRambafileMayNameTheProject() throws {
        let app = try ShopApp.sandbox(ShopApp.classic)
        try app.write(["project.yml": Self.specification])
        try app.expect("gen", "Profile", "page", output: ShopApp.output(ShopApp.edit))
    }

    @Test func theProjectIsNotThereYet() throws {
        let app = try ShopApp.sandbox(ShopApp.classic, settings: nil)
        try app.remove("Shop.xcodeproj")
        try app.write(["Project.swift": "import ProjectDescription\n"])
        let message = """
            error: Tuist has not generated an Xcode project yet
              hint: run 'tuist generate' first, or name the folder for modules with '--project_file_path'
            """
        try app.refuses("gen", "Profile", "page", saying: message)
        try app.refuses("setup", "--yes", saying: message)
    }

    /// A workspace of several projects, each with its description.
    @Test func theToolGeneratesSeveralProjects() throws {
        let app = try ShopApp.sandbox(ShopApp.classic, settings: nil)
        try app.write(["Workspace.swift": "import ProjectDescription\n"])
        for name in ["App", "Core"] {
            try app.write(["\(name).xcodeproj/project.pbxproj": app.read("Shop.xcodeproj/project.pbxproj")])
        }
        try app.remove("Shop.xcodeproj")
        let message = """
            error: '<root>/Shop' has several Xcode projects: 'App.xcodeproj', 'Core.xcodeproj'
              hint: name the folder for modules with '--project_file_path'
            """
        try app.refuses("gen", "Profile", "page", saying: message)
        try app.refuses("setup", "--yes", saying: message)
        #expect(try app.run("gen", "Profile", "page", "--project_file_path", "App", "--no-tests").status == 0)
        #expect(app.exists("App/Profile"))
    }

    @Test(arguments: ["MODULE.bazel", "WORKSPACE", "WORKSPACE.bazel"]) func bazelBuildsTheProject(
        file: String
    ) throws {
        let app = try Sandbox([file: "", "App/BUILD.bazel": ""])
        try app.install(ShopApp.page, as: "page")
        let message = """
            error: no Package.swift or Xcode project in '<root>/Shop' or any folder above it
              hint: Bazel builds this folder: name the folder for modules with 'generamba setup --project_target NAME --project_file_path FOLDER', or generate an Xcode project
            """
        try app.refuses("gen", "Profile", "page", saying: message)
        try app.refuses("setup", "--yes", saying: message)
        #expect(
            try app.run("setup", "--yes", "--project_target", "App", "--project_file_path", "App").status == 0
        )
        #expect(try app.run("gen", "Profile", "page").status == 0)
        #expect(app.exists("App/Profile"))
    }

    @Test func aPackageBesideAnXcodeProject() throws {
        let shop = try Shop.sandbox()
        try shop.remove("Rambafile")
        let library = ShopApp.classic.text.replacing(
            "com.apple.product-type.application", with: "com.apple.product-type.framework")
        try shop.write(["Shop.xcodeproj/project.pbxproj": library])
        let note = """
            note: modules go into the targets of Package.swift, not of 'Shop.xcodeproj'
              hint: for those, run 'generamba setup --xcodeproj_path Shop.xcodeproj'

            """
        func messages(_ arguments: String...) throws -> String {
            let run = try shop.run(arguments)
            #expect(run.status == 0, "\(run)")
            return run.messages
        }
        #expect(try messages("gen", "Profile", "service", "--target", "Shop", "--dry-run") == note)
        #expect(try messages("gen", "Profile", "service", "--target", "Shop", "--dry-run", "--quiet") == "")
        #expect(try messages("setup", "--yes") == note)
        #expect(try messages("gen", "Profile", "service", "--dry-run") == "")
    }

    @Test(arguments: ["Project.swift", "Sources/Frontend/Project.swift"])
    func aFileOfThatNameMayBeAnother(path: String) throws {
        let app = try ShopApp.sandbox(ShopApp.classic, settings: nil)
        try app.write([path: "struct Project {}\n"])
        try app.expect("gen", "Profile", "page", output: ShopApp.output(ShopApp.edit))
    }

    @Test func aPlainFolder() throws {
        let app = try Sandbox(["Rambafile": "project_name: Shop\nproject_file_path: Shop\n"])
        try app.install(ShopApp.page, as: "page")
        try app.expect("gen", "Profile", "page", output: ShopApp.output(tests: nil))
        // A recorded module stays where it is.
        try app.remove(".generamba")
        try app.write(["Rambafile": "project_name: Shop\nproject_file_path: Code\ntest_file_path: Checks\n"])
        try app.expect("gen", "Profile", "page", output: ShopApp.output(code: "Code", tests: "Checks"))
        #expect(try app.read("Checks/Profile/ProfileTests.swift") == "@testable import Shop\n")
    }
}

/// Projects in the format of Xcode 27.
struct NewFormatTests {
    private static let text = """
        {
          "files": [
            { "kind": "folder", "path": "Shop", "target-membership": [ "Shop" ] },
            { "kind": "group", "path": "ShopTests", "children": [] },
          ],
          "targets": [
            { "name": "Shop", "product-type": "com.apple.product-type.application" },
            { "name": "ShopTests", "product-type": "com.apple.product-type.bundle.unit-test" },
          ],
        }

        """
    private let app: Sandbox

    init() throws {
        app = try ShopApp.sandbox(ShopApp.classic)
        try app.write(["Shop.xcodeproj/project.xcproj": Self.text])
    }

    @Test func aBundleWithBothFilesIsRefused() throws {
        try app.refuses(
            "gen", "Profile", "page",
            saying: """
                Rambafile:2:17: error: 'Shop.xcodeproj' contains both project.pbxproj and project.xcproj, and Xcode opens neither
                 2 | xcodeproj_path: Shop.xcodeproj
                   |                 ^^^^^^^^^^^^^^
                  hint: remove the one that is out of date
                """)
    }

    @Test func synchronizedFoldersWork() throws {
        try app.remove("Shop.xcodeproj/project.pbxproj")
        try app.expect(
            "gen", "Profile", "page", "--no-tests",
            output: ShopApp.output(
                tests: nil, "  note: Shop.xcodeproj needs no edit: Xcode synchronizes 'Shop'"))
        #expect(try app.read("Shop.xcodeproj/project.xcproj") == Self.text)
    }

    @Test func anEditIsRefused() throws {
        try app.remove("Shop.xcodeproj/project.pbxproj")
        try app.refuses(
            "gen", "Profile", "page",
            saying: """
                Shop.xcodeproj/project.xcproj:1:1: error: projects in the format of 'project.xcproj' cannot be edited
                 1 | {
                   | ^
                  hint: convert the project with 'xcodebuild -convert-project pbxproj', or put the files into a folder that belongs to a target
                """)
    }
}
