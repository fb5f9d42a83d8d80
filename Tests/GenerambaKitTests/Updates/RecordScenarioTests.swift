import Testing

@testable import SystemAccess

/// What is remembered of modules, and the commands that use it.
struct RecordScenarioTests {
    private static let view = "Sources/Shop/Modules/Profile/View/ProfileView.swift"
    private static let model = "Sources/Shop/Modules/Profile/ProfileModel.swift"

    private let shop: Sandbox

    init() throws { shop = try Shop.sandbox() }

    private func generate() throws { #expect(try shop.run("gen", "Profile").status == 0) }

    // MARK: Records

    @Test func aRecordHasAHeaderAndTheTexts() throws {
        #expect(try shop.run("gen", "Profile", "--author", "Jane", "--only", "Model").status == 0)
        // The checksums depend on the template.
        let lines = try shop.read(".generamba/modules/Shop/Profile.page.txt").split(separator: "\n").map {
            $0.replacing(/(checksum|file): [0-9a-f]{16}/) { "\($0.1):" }
        }
        #expect(
            lines == [
                "generamba-module 1", "name: Profile", "template: page", "checksum:", "target: Shop",
                "code-folder: Sources/Shop/Modules", "test-folder: Tests/ShopTests/Modules",
                "date: 2026-03-05", "time: 1772668800", "author: Jane", "option: only=Model",
                "file: \(Self.model)", "made-folder: Sources/Shop/Modules",
                "made-folder: Sources/Shop/Modules/Profile", "== \(Self.model)", "|struct ProfileModel {}",
            ])
        #expect(try shop.read(".generamba/.gitattributes") == "* linguist-generated -text\n")
    }

    @Test func aDryRunRemembersNothing() throws {
        _ = try shop.run("gen", "Profile", "--dry-run")
        #expect(!shop.exists(".generamba"))
    }

    @Test func aRecordOfANewerVersionIsRefused() throws {
        try generate()
        let path = ".generamba/modules/Shop/Profile.page.txt"
        let text = try shop.read(path)
        try shop.write([path: "generamba-module 2\n" + text.drop { $0 != "\n" }.dropFirst()])
        try shop.refuses(
            "list",
            saying: """
                .generamba/modules/Shop/Profile.page.txt:1:1: error: a newer version of generamba wrote this record
                 1 | generamba-module 2
                   | ^^^^^^^^^^^^^^^^^^
                  hint: update generamba
                """)
    }

    // MARK: Generating again

    @Test func recordedParametersAreDefaults() throws {
        try shop.install(
            [
                "page.rambaspec": """
                name: page
                parameters: [{name: style, summary: the style, default: light}]
                code_files: [{name: View.swift, path: view.mustache}]

                """, "view.mustache": "// {{ style }} {{ year }}\n",
            ], as: "page")
        #expect(try shop.run("gen", "Profile", "--style", "dark").status == 0)
        try shop.expect(
            "gen", "Profile", with: ["SOURCE_DATE_EPOCH": "1804204800"],
            output: """
                Profile from page: 1 identical
                  note: Profile is generated as recorded: --style dark
                """)
    }

    @Test func aConflictCanBeMerged() throws {
        try generate()
        try shop.write([Self.view: "// Mine\n\n" + (try shop.read(Self.view))])
        try shop.write([
            "Templates/page/Code/view.swift.mustache": """
            // {{ module_info.description }} of {{ module_info.project_name }}, {{ developer.company }}
            struct {{ prefix }}{{ module_info.name }}View {}

            // The end

            """
        ])
        try shop.expect(
            "gen", "Profile", "--on-conflict", "merge",
            output: """
                      merge  \(Self.view)
                  identical  2 files
                Profile from page: 2 identical, 1 merged
                """)
        #expect(
            try shop.read(Self.view)
                == "// Mine\n\n// Profile module of Shop, Example Ltd.\nstruct ProfileView {}\n\n// The end\n"
        )
    }

    // MARK: Taking back

    @Test func whatWasGeneratedCanBeRemoved() throws {
        try shop.makeFolder("Sources/Shop/Modules")
        let before = try FileTree(of: shop)
        try generate()
        try shop.expect(
            "destroy", "Profile",
            output: """
                     remove  \(Self.model)
                     remove  \(Self.view)
                     remove  Tests/ShopTests/Modules/Profile/ProfileTests.swift
                     remove  Tests/ShopTests/Modules/Profile/
                     remove  Tests/ShopTests/Modules/
                     remove  Sources/Shop/Modules/Profile/View/
                     remove  Sources/Shop/Modules/Profile/
                Profile from page: 3 removed
                """)
        #expect(try FileTree(of: shop).differences(from: before) == [])
    }

    @Test func ofTwoModulesTheLastOneTakesTheFolders() throws {
        let before = try FileTree(of: shop)
        try generate()
        #expect(try shop.run("gen", "Login").status == 0)
        #expect(try shop.run("destroy", "Profile").status == 0)
        #expect(try shop.run("destroy", "Login").status == 0)
        #expect(try FileTree(of: shop).differences(from: before) == [])
    }

    @Test func twoModulesTakeTheirFoldersTogether() throws {
        let before = try FileTree(of: shop)
        #expect(try shop.run("gen", "Profile", "--only", "Model").status == 0)
        #expect(try shop.run("gen", "Login", "--only", "Model").status == 0)
        try shop.expect(
            "destroy", "Profile", "Login",
            output: """
                     remove  \(Self.model)
                     remove  Sources/Shop/Modules/Profile/
                Profile from page: 1 removed
                     remove  Sources/Shop/Modules/Login/LoginModel.swift
                     remove  Sources/Shop/Modules/Login/
                     remove  Sources/Shop/Modules/
                Login from page: 1 removed
                """)
        #expect(try FileTree(of: shop).differences(from: before) == [])
    }

    @Test func foldersWithOtherFilesStay() throws {
        #expect(try shop.run("gen", "Profile", "--only", "Model").status == 0)
        try shop.write(["Sources/Shop/Modules/Profile/Mine.swift": "// Mine\n"])
        try shop.expect(
            "destroy", "Profile",
            output: """
                     remove  \(Self.model)
                Profile from page: 1 removed
                """)
        #expect(shop.exists("Sources/Shop/Modules/Profile/Mine.swift"))
    }

    /// It may be a mount point, or in a folder that may not be changed.
    @Test(
        .enabled(if: Strace.isUsable, "strace is missing, or may not trace"),
        arguments: [
            ("EBUSY", "device or resource busy", ""),
            ("EPERM", "operation not permitted", "\n  hint: check the folder's owner and permissions"),
        ])
    func aFolderThatCannotBeRemovedStays(error: String, reason: String, hint: String) throws {
        #expect(try shop.run("gen", "Profile", "--only", "Model").status == 0)
        let run = try shop.run("destroy", "Profile", failing: "unlinkat:error=\(error):when=1")
        #expect(
            run
                == Run(
                    output: """
                             remove  \(Self.model)
                        Profile from page: 1 removed
                        """,
                    messages: "warning: cannot remove 'Sources/Shop/Modules/Profile': \(reason)\(hint)"))
        #expect(try shop.files(in: "Sources/Shop/Modules") == ["Profile/"])
        #expect(!shop.exists(".generamba"))
    }

    @Test func editedFilesStay() throws {
        try generate()
        try shop.write([Self.view: "// Mine\n"])
        #expect(
            try shop.run("destroy", "Profile").output.contains(
                "note: '\(Self.view)' stays because it was edited"))
        #expect(try shop.read(Self.view) == "// Mine\n")
        #expect(!shop.exists(Self.model) && !shop.exists(".generamba"))
    }

    @Test func anUpdateWithConflictsCanBeTakenBack() throws {
        try generate()
        try shop.write([Self.model: "struct ProfileModel { let mine = 1 }\n"])
        let before = try FileTree(of: shop)
        try shop.write(["Templates/page/Code/model.swift.mustache": "struct ProfileModel { let new = 2 }\n"])
        let run = try shop.run("update")
        #expect(run.status == 7)
        #expect(run.messages.hasPrefix("error: 1 file with conflict markers: '\(Self.model)'\n"))
        #expect(try shop.run("status").status == 7)
        #expect(try shop.run("update").status == 7)
        try shop.write([Self.view: "// Later\n"])

        try shop.expect(
            "update", "--abort",
            output: """
                  overwrite  \(Self.model)
                The update was taken back: 1 overwritten
                """)
        try shop.install(Shop.page, as: "page")
        #expect(try FileTree(of: shop).differences(from: before) == ["Shop/\(Self.view)"])
    }

    @Test(
        """
        'update --restore' and 'update --abort' keep an edited text beside the file, with '.edited' added to its name.
        """)
    func anEditedTextIsKept() throws {
        try generate()
        try shop.write([Self.model: "// Mine\n"])
        try shop.expect(
            "update", "--restore", Self.model,
            output: """
                  overwrite  \(Self.model)
                     create  \(Self.model).edited
                Profile: 1 created, 1 overwritten
                  note: '\(Self.model)' was edited: your text is in '\(Self.model).edited'
                """)
        #expect(try shop.read(Self.model) == "struct ProfileModel {}\n")
        #expect(try shop.read(Self.model + ".edited") == "// Mine\n")
        try shop.write(["Templates/page/Code/model.swift.mustache": "struct ProfileModel { let new = 2 }\n"])
        try shop.write([Self.model: "struct ProfileModel { let mine = 1 }\n"])
        #expect(try shop.run("update").status == 7)
        try shop.write([Self.model: "// Later\n"])
        #expect(try shop.run("update", "--abort").status == 0)
        #expect(try shop.read(Self.model + ".edited2") == "// Later\n")
    }

    @Test func conflictsAreCountedBesideOtherFiles() throws {
        try generate()
        try shop.write([Self.model: "struct ProfileModel { let mine = 1 }\n"])
        for (path, text) in Shop.page where path.hasSuffix(".mustache") {
            try shop.write(["Templates/page/\(path)": "// New\n" + text.replacing("{}", with: "{ }")])
        }
        let run = try shop.run("update")
        #expect(
            run
                == Run(
                    output: """
                             update  \(Self.view)
                           conflict  \(Self.model)
                             update  Tests/ShopTests/Modules/Profile/ProfileTests.swift
                        Profile from page: 2 updated, 1 with conflicts
                        """,
                    messages: """
                        error: 1 file with conflict markers: '\(Self.model)'
                          hint: edit it, or take the update back with 'generamba update --abort'
                        """, status: 7))
    }

    // MARK: State

    @Test func statesAndExitCodes() throws {
        try generate()
        try shop.expect("status", output: "1 module: all clean")
        try shop.expect("list", output: "Profile  page  clean")
        try shop.write([Self.view: "//  Profile module of Shop,\n// Example Ltd.\nstruct ProfileView\n{\n}\n"]
        )
        try shop.expect("list", output: "Profile  page  clean")
        try shop.write([Self.view: "// Mine\n"])
        try shop.expect("list", output: "Profile  page  edited (1)")
        #expect(try shop.run("status").status == 0)
        try shop.write(["Templates/page/Code/model.swift.mustache": "struct {{ module_info.name }}Model {}\n"]
        )
        try shop.expect("list", output: "Profile  page  template changed, edited (1)")
        #expect(try shop.run("status").status == 5)
        try shop.remove(Self.model)
        #expect(try shop.run("status").status == 6)
        #expect(try shop.run("update").status == 1)
        #expect(try shop.run("update", "--accept-missing").status == 0)
        #expect(try shop.run("status").status == 0)
        #expect(!shop.exists(Self.model))
        #expect(try shop.run("update", "--restore", Self.model).status == 0)
        #expect(try shop.read(Self.model) == "struct ProfileModel {}\n")
    }

    @Test func unknownModules() throws {
        try shop.refuses(
            "update", "Profil",
            saying: """
                error: no module 'Profil' is recorded
                  hint: 'generamba gen' records the modules that it generates
                """)
        try generate()
        try shop.refuses(
            "destroy", "Profil",
            saying: """
                error: no module 'Profil' is recorded
                  hint: did you mean 'Profile'?
                """)
    }
}
