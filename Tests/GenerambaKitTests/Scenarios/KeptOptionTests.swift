import Testing

/// A Rambafile that `gen --yes` writes has the options of that run, so that the next module goes to the same place.
struct KeptOptionTests {
    /// Generates `Profile` with options and `Cart` without any. Both must go to the same places.
    private func expectSamePlaces(_ project: Sandbox, _ options: [String]) throws {
        #expect(try project.run(["gen", "Profile", "page", "--yes"] + options).status == 0, "\(options)")
        let settings = try project.read("Rambafile")
        let next = try project.run("gen", "Cart", "page")
        #expect(next.status == 0, "\(options)\n\(settings)\n\(next.messages)")
        let files = try project.files()
        let own = files.filter { $0.contains("Profile") }.map { $0.replacing("Profile", with: "Cart") }
        #expect(files.filter { $0.contains("Cart") }.sorted() == own.sorted(), "\(options)\n\(settings)")
        #expect(!own.isEmpty)
    }

    @Test(arguments: [
        ["--target", "Core"], ["--target", "Core", "--no-tests"],
        ["--project_file_path", "Sources/Core/Screens"], ["--module_path", "Sources/App/Screens"],
        ["--target", "App", "--test_file_path", "Tests/AppTests/Screens"],
        ["--target", "App", "--test_targets", "CoreTests"],
        ["--project_targets", "Core,App", "--test_targets", "CoreTests,AppTests"],
        ["--target", "App", "--prefix", "XY"], ["--target", "App", "--tests", "xctest"],
        ["--project_file_path", "Sources/App", "--test_path", "Tests/CoreTests/A b"],
    ])
    func inAPackage(options: [String]) throws {
        try expectSamePlaces(FirstModuleTests.twoTargets(), options)
    }

    @Test(arguments: [
        [], ["--no-tests"], ["--project_file_path", "Shop/Screens"],
        ["--project_group_path", "Shop/Other", "--project_file_path", "Shop/Screens"],
        ["--module_path", "Shop/Modules", "--test_path", "ShopTests/Modules"],
        ["--target", "Shop", "--test_targets", "ShopTests"],
    ])
    func inAnXcodeProject(options: [String]) throws {
        let app = try ShopApp.sandbox(ShopApp.classic, settings: nil)
        try expectSamePlaces(app, options)
        let objects = try app.objects()
        let folder =
            options.contains("--module_path")
            ? "Shop/Modules"
            : options.count > 1 && options[0].hasPrefix("--project") ? "Shop/Screens" : "Shop"
        let groups = ["Profile", "Cart"].map {
            objects.groups(ofReferencesTo: "\(folder)/\($0)/\($0)Model.swift")
        }
        #expect(groups[0].map { $0.replacing("Profile", with: "Cart") } == groups[1])
        #expect(groups[0].count == 1)
    }

    @Test func samplesImportsAndTheAuthorAreKept() throws {
        let project = try Sandbox(Shop.package)
        let run = try project.run(
            "gen", "Profile", "clean_swift", "--yes", "--author", "Ann: B", "--samples", "Money=Money(1, 2)",
            "--imports", "Core: [Money, Order]", "--no-module-folder")
        #expect(run.status == 0)
        let settings = try project.read("Rambafile").split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(
            settings == [
                "project_name: Shop", "author: \"Ann: B\"", "project_target: Shop", "test_target: ShopTests",
                "templates:", "  - {name: clean_swift, module_folder: false}", "samples:",
                "  Money: \"Money(1, 2)\"", "imports:", "  Core: [Money, Order]",
            ])
        #expect(try project.run("gen", "Cart").status == 0)
    }
}

/// Swift goes only into targets of packages that compile Swift.
struct TargetLanguageTests {
    private func sandbox(_ files: [String: String], _ targets: [String]) throws -> Sandbox {
        let list = targets.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(name: "Lib", targets: [\(list)])

            """
        let sandbox = try Sandbox(files.merging(["Package.swift": manifest]) { own, _ in own })
        try sandbox.install(Shop.page, as: "page")
        return sandbox
    }

    private static let sources = [
        "Sources/CLib/include/c.h": "", "Sources/CLib/c.c": "", "Sources/Other/O.swift": "",
        "Sources/Lib/Deep/L.swift": "",
    ]

    @Test(arguments: [["CLib", "Other", "Lib"], ["CLib", "Lib"], ["Other", "Lib", "CLib"]])
    func theUsualTargetHasSwift(targets: [String]) throws {
        let project = try sandbox(Self.sources, targets)
        try project.expect(
            "gen", "Profile", "page", "--yes", "--dry-run",
            output: """
                     create  Sources/Lib/Profile/View/ProfileView.swift
                     create  Sources/Lib/Profile/ProfileModel.swift
                Profile from page: all 2 to create (dry run, nothing was written)
                  note: no tests are generated because Package.swift has no test target for the code
                  hint: add one, or pass '--no-tests'
                     create  Rambafile
                """)
        #expect(try project.run("setup", "--yes", "--templates", "page").status == 0)
        #expect(try project.read("Rambafile").contains("\nproject_target: Lib\n"))
    }

    @Test(arguments: ["c", "m", "mm", "cpp", "S"])
    func aTargetInAnotherLanguageIsRefused(ending: String) throws {
        let project = try sandbox(["Sources/CLib/Deep/a.\(ending)": ""], ["CLib"])
        try project.refuses(
            "gen", "Profile", "page",
            saying: """
                error: 'Sources/CLib/Profile/View/ProfileView.swift' cannot go into the target 'CLib', which is written in \
                C, C++, Objective-C or assembly: SwiftPM compiles no target with sources of both kinds
                  hint: name a target written in Swift with '--target'
                """)
    }

    @Test func objectiveCGoesIntoItsOwnTarget() throws {
        let project = try sandbox(Self.sources, ["Lib", "CLib"])
        try project.install(
            [
                "objc.rambaspec": "name: objc\ncode_files: [{name: View.m, path: v.m}]\n", "v.m": "",
            ], as: "objc")
        #expect(try project.run("gen", "Profile", "objc", "--target", "Lib").status == 1)
        #expect(try project.run("gen", "Profile", "objc", "--target", "CLib").status == 0)
    }

    @Test func aManifestWithoutTargetsGetsNone() throws {
        let project = try sandbox([:], [])
        try project.refuses(
            "gen", "Profile", "page",
            saying: """
                error: Package.swift has no target that can receive modules
                  hint: add one, such as '.target(name: "App")', or run this command in the folder of the code
                """)
    }
}
