import Testing

/// Where modules go in a project with groups.
struct ClassicModuleTests {
    @Test(
        """
        'gen' adds the files that it generates, if they need an entry, and leaves all other lines as they are.
        """)
    func theFilesJoinTheirGroupsAndTargets() throws {
        let app = try ShopApp.sandbox(ShopApp.classic)
        let old = try app.objects()
        try app.expect("gen", "Profile", "page", output: ShopApp.output(ShopApp.edit))
        let lines = try app.read(XcodeShop.path).split(separator: "\n")
        let removed = ShopApp.classic.text.split(separator: "\n").difference(from: lines).insertions
        #expect(removed.isEmpty)
        let new = try app.objects()
        #expect(new.groups(ofReferencesTo: "Shop/Profile/View/ProfileView.swift") == ["Shop/Profile/View"])
        #expect(new.groups(ofReferencesTo: "ShopTests/Profile/ProfileTests.swift") == ["ShopTests/Profile"])
        #expect(new.phases(of: "Shop/Profile/View/ProfileView.swift") == ["Shop/Sources"])
        #expect(new.phases(of: "ShopTests/Profile/ProfileTests.swift") == ["ShopTests/Sources"])
        #expect(new.added(to: old) == ["PBXBuildFile": 3, "PBXFileReference": 3, "PBXGroup": 3])
        #expect(new.damaged(since: old) == [])
        let before = try app.snapshot()
        try app.expect("gen", "Profile", "page", output: "Profile from page: all 3 identical")
        #expect(try app.snapshot() == before)
    }

    @Test(arguments: [["--dry-run"], ["--check"]]) func thePlanNamesTheEdit(arguments: [String]) throws {
        let app = try ShopApp.sandbox(ShopApp.classic)
        let before = try app.snapshot()
        let run = try app.run(["gen", "Profile", "page"] + arguments)
        let kind = arguments == ["--check"] ? "check" : "dry run"
        #expect(
            run.output == ShopApp.output(done: "to create (\(kind), nothing was written)", ShopApp.edit)
                + "\n")
        #expect(run.status == (arguments == ["--check"] ? 4 : 0))
        #expect(try app.snapshot() == before)
    }

    @Test func theReportNamesTheProject() throws {
        let app = try ShopApp.sandbox(ShopApp.classic)
        let run = try app.run("gen", "Profile", "page", "--no-tests", "--json")
        #expect(
            run
                == Run(
                    output: """
                        {
                          "applied" : true,
                          "diagnostics" : [

                          ],
                          "modules" : [
                            {
                              "changes" : [
                                {
                                  "action" : "create",
                                  "kind" : "file",
                                  "path" : "Shop/Profile/View/ProfileView.swift"
                                },
                                {
                                  "action" : "create",
                                  "kind" : "file",
                                  "path" : "Shop/Profile/ProfileModel.swift"
                                }
                              ],
                              "name" : "Profile",
                              "template" : "page"
                            }
                          ],
                          "projects" : [
                            {
                              "action" : "edit",
                              "kind" : "file",
                              "path" : "Shop.xcodeproj/project.pbxproj"
                            }
                          ],
                          "root" : "<root>/Shop",
                          "version" : 1
                        }
                        """))
    }

    @Test func groupPathsAreLiteral() throws {
        let app = try ShopApp.sandbox(ShopApp.classic)
        try app.expect(
            "gen", "Profile", "page", "--project_group_path", "Code/Screens", "--test_group_path", "Checks",
            output: ShopApp.output(ShopApp.edit))
        let new = try app.objects()
        #expect(new.groups(ofReferencesTo: "Shop/Profile/ProfileModel.swift") == ["Code/Screens/Profile"])
        #expect(new.groups(ofReferencesTo: "ShopTests/Profile/ProfileTests.swift") == ["Checks/Profile"])
    }

    /// As in Generamba 1.5.
    @Test func aGroupPathAloneIsAlsoTheFolder() throws {
        let app = try ShopApp.sandbox(
            ShopApp.classic,
            settings: ShopApp.settings
                + "project_group_path: Shop/Screens\ntest_group_path: ShopTests/Screens\n")
        try app.expect(
            "gen", "Profile", "page",
            output: ShopApp.output(code: "Shop/Screens", tests: "ShopTests/Screens", ShopApp.edit))
        let new = try app.objects()
        #expect(
            new.groups(ofReferencesTo: "Shop/Screens/Profile/ProfileModel.swift") == ["Shop/Screens/Profile"])
    }

    @Test func aModulePathIsTheFolderAndTheGroup() throws {
        let app = try ShopApp.sandbox(ShopApp.classic)
        try app.expect(
            "gen", "Profile", "page", "--module_path", "Shop/Screens", "--test_path", "ShopTests/Screens",
            output: ShopApp.output(code: "Shop/Screens", tests: "ShopTests/Screens", ShopApp.edit))
        let new = try app.objects()
        let path = "Shop/Screens/Profile/ProfileModel.swift"
        #expect(new.groups(ofReferencesTo: path) == ["Shop/Screens/Profile"])
    }

    @Test func logicalGroupsHaveNoFolder() throws {
        let app = try ShopApp.sandbox(
            ShopApp.classic, settings: ShopApp.settings + "create_logical_groups: true\n")
        try app.expect(
            "gen", "Profile", "page", "--no-tests", output: ShopApp.output(tests: nil, ShopApp.edit))
        let new = try app.objects()
        #expect(new.groups(ofReferencesTo: "Shop/Profile/View/ProfileView.swift") == ["Shop/Profile/View"])
        #expect(new.folders(ofGroup: "View", in: ["Shop", "Profile"]) == ["Shop"])
    }

    @Test func aPartOfAModule() throws {
        let app = try ShopApp.sandbox(ShopApp.classic)
        let old = try app.objects()
        #expect(try app.run("gen", "Profile", "page", "--only", "Model.swift").status == 0)
        let new = try app.objects()
        #expect(new.added(to: old) == ["PBXBuildFile": 1, "PBXFileReference": 1, "PBXGroup": 1])
    }

    @Test func objectiveCAndResources() throws {
        let app = try ShopApp.sandbox(ShopApp.classic)
        let names = ["Cell.h", "Cell.m", "Cell.mm", "Cell.xib", "Data.txt"]
        let entries = names.map { name in
            "  - {name: \(name), path: Code/file\(name == "Data.txt" ? ", is_resource: true" : "")}\n"
        }
        try app.install(
            ["cell.rambaspec": "name: cell\ncode_files:\n\(entries.joined())", "Code/file": "\n"], as: "cell")
        let run = try app.run("gen", "Profile", "cell")
        #expect(run.status == 0 && run.output.hasSuffix("created\n\(ShopApp.edit)\n"), "\(run)")
        let new = try app.objects()
        let phases = names.map { new.phases(of: "Shop/Profile/Profile\($0)") }
        #expect(phases == [[], ["Shop/Sources"], ["Shop/Sources"], ["Shop/Resources"], ["Shop/Resources"]])
        let references = names.map { new.groups(ofReferencesTo: "Shop/Profile/Profile\($0)") }
        #expect(references == names.map { _ in ["Shop/Profile"] })
    }

    @Test func aReferenceInAnotherGroupStaysTheOnlyOne() throws {
        var project = ShopApp.classic
        project.groups.append(
            AppProject.Group(name: "Models", files: [("Shop/Profile/ProfileModel.swift", [])]))
        let app = try ShopApp.sandbox(project)
        let old = try app.objects()
        try app.expect("gen", "Profile", "page", output: ShopApp.output(ShopApp.edit))
        let new = try app.objects()
        let path = "Shop/Profile/ProfileModel.swift"
        #expect(new.groups(ofReferencesTo: path) == ["Models"])
        #expect(new.phases(of: path) == ["Shop/Sources"])
        #expect(new.added(to: old)["PBXFileReference"] == 2)
    }

    @Test func aSkippedFileIsAddedAsWell() throws {
        let app = try ShopApp.sandbox(ShopApp.classic)
        try app.write(["Shop/Profile/ProfileModel.swift": "own"])
        try app.refuses(
            "gen", "Profile", "page",
            saying: """
                error: 1 file exists and differs: 'Shop/Profile/ProfileModel.swift'
                  hint: nothing was written; compare with '--diff', choose with '--on-conflict skip' or '--on-conflict overwrite'
                """)
        try app.expect(
            "gen", "Profile", "page", "--on-conflict", "skip",
            output: """
                     create  Shop/Profile/View/ProfileView.swift
                       skip  Shop/Profile/ProfileModel.swift
                     create  ShopTests/Profile/ProfileTests.swift
                Profile from page: 2 created, 1 skipped
                \(ShopApp.edit)
                """)
        #expect(try app.read("Shop/Profile/ProfileModel.swift") == "own")
        #expect(try app.objects().phases(of: "Shop/Profile/ProfileModel.swift") == ["Shop/Sources"])
    }

    @Test func theModuleIsNamedByTheBuildSettings() throws {
        for (settings, module) in [
            ([("PRODUCT_NAME", "\"My Shop\"")], "My_Shop"),
            ([("PRODUCT_MODULE_NAME", "ShopKit"), ("PRODUCT_NAME", "Other")], "ShopKit"),
            ([("PRODUCT_NAME", "\"$(TARGET_NAME)\"")], "Shop"),
        ] {
            var project = ShopApp.classic
            project.targets[0].settings = settings
            let app = try ShopApp.sandbox(project)
            #expect(try app.run("gen", "Profile", "page").status == 0)
            #expect(try app.read("ShopTests/Profile/ProfileTests.swift") == "@testable import \(module)\n")
        }
    }

    @Test func aTestTargetTakesNoCode() throws {
        let app = try ShopApp.sandbox(ShopApp.classic)
        try app.refuses(
            "gen", "Profile", "page", "--target", "ShopTests",
            saying: """
                error: 'ShopTests' is not a target that takes code: it is a test target
                  hint: name one of 'Shop'
                """)
    }
}
