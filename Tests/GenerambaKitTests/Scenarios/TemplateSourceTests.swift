import GenerambaKit
import Testing

/// Tests where `gen` and other commands find a template.
struct TemplateSourceTests {
    /// A template of one file, in which a text is printed.
    private func screen(_ text: String) -> [String: String] {
        [
            "screen.rambaspec": """
            name: screen
            parameters: [{name: style, type: string, default: plain}]
            code_files: [{name: .txt, path: Code/file.txt.mustache}]

            """,
            "Code/file.txt.mustache": "\(text) {{ custom_parameters.style }}",
        ]
    }

    private func made(_ count: Int = 1) -> String {
        """
             create  Sources/Shop/Modules/Profile/Profile.txt
        Profile from screen: \(count) created
        """
    }

    private let result = "Sources/Shop/Modules/Profile/Profile.txt"

    // MARK: Folders

    @Test(arguments: [
        ("./kits/screen", "."), ("kits/screen", "."), ("kits/screen/", "."),
        ("../../kits/screen", "Sources/Shop"), ("kits/screen/screen.rambaspec", "."),
        ("kits", "."), ("kits/", "."), (".", "kits/screen"),
    ])
    func aFolderRelativeToTheUser(path: String, folder: String) throws {
        let shop = try Shop.sandbox()
        try shop.write(screen("here"), below: "kits/screen")
        guard path != "kits" else {
            return try shop.refuses(
                "gen", "Profile", path,
                saying: """
                    error: no template 'kits'
                      hint: the project's template is page; the built-in templates are \
                    \(BuiltInCatalog.names.joined(separator: ", "))
                    """)
        }
        try shop.expect("gen", "Profile", path, in: folder, output: made())
        #expect(try shop.read(result) == "here plain")
    }

    @Test func aFolderAndTheTemplatesParameters() throws {
        let shop = try Shop.sandbox()
        try shop.write(screen("here"), below: "kits/screen")
        try shop.expect("gen", "--style", "dark", "Profile", "./kits/screen", output: made())
        #expect(try shop.read(result) == "here dark")
        let help = try shop.run("gen", "./kits/screen", "--help")
        #expect(help.status == 0 && help.output.contains("--style <string>"), "\(help)")
    }

    @Test func aFolderByItsBareName() throws {
        let shop = try Shop.sandbox()
        try shop.write(screen("here"), below: "screen")
        try shop.refuses(
            "gen", "Profile", "screen",
            saying: """
                error: no template 'screen'
                  hint: did you mean the folder './screen'?
                """)
    }

    @Test func aFolderThatIsMisspelled() throws {
        let shop = try Shop.sandbox()
        try shop.write(screen("here"), below: "kits/screen")
        try shop.refuses(
            "gen", "Profile", "./kits/scren",
            saying: """
                error: no folder './kits/scren'
                  hint: did you mean 'kits/screen'?
                """)
        try shop.refuses(
            "gen", "Profile", "github.com/example/screen",
            saying: """
                error: no folder 'github.com/example/screen'
                  hint: for a repository on the web, write 'https://github.com/example/screen'
                """)
    }

    // MARK: Local templates

    private let local = Shop.settings.replacing("{name: page}", with: "{name: screen, local: own/screen}")

    @Test func aLocalTemplateIsUsedWhereItLies() throws {
        let shop = try Shop.sandbox(settings: local)
        try shop.write(screen("one"), below: "own/screen")
        try shop.expect("gen", "Profile", output: made())
        try shop.write(["own/screen/Code/file.txt.mustache": "two {{ custom_parameters.style }}"])
        try shop.expect(
            "gen", "Profile", "screen", "--style", "dark", "--on-conflict", "overwrite",
            output: """
                  overwrite  Sources/Shop/Modules/Profile/Profile.txt
                Profile from screen: 1 overwritten
                """)
        #expect(try shop.read(result) == "two dark")
        for command in ["show", "lint"] {
            let run = try shop.run("template", command, "screen")
            #expect(run.status == 0 && run.messages == "", "\(run)")
        }
    }

    @Test func aLocalTemplateThatIsMissing() throws {
        let shop = try Shop.sandbox(settings: local)
        try shop.refuses(
            "gen", "Profile",
            saying: """
                Rambafile:8:27: error: no folder 'own/screen'
                 8 |   - {name: screen, local: own/screen}
                   |                           ^^^^^^^^^^
                  hint: 'local' is relative to the Rambafile's folder
                """)
    }

    @Test func aLocalTemplateThatWasEditedSinceItWasInstalled() throws {
        let shop = try Shop.sandbox(settings: local)
        try shop.write(screen("one"), below: "own/screen")
        #expect(try shop.run("template", "install").status == 0)
        try shop.expect("gen", "Profile", output: made())
        try shop.write(["own/screen/Code/file.txt.mustache": "two"])
        let warning = """
            Rambafile:8:27: warning: the installed template 'screen' differs from its source 'own/screen'
             8 |   - {name: screen, local: own/screen}
               |                           ^^^^^^^^^^
              hint: run 'generamba template install'
            """
        let output = "Profile from screen: 1 identical"
        try shop.expect("gen", "Profile", output: output, messages: warning)
        try shop.expect("gen", "Profile", "--author", "Ann", output: output, messages: warning)
        for command in ["show", "lint"] {
            let run = try shop.run("template", command, "screen")
            #expect(run.status == 0 && run.messages == warning + "\n", "\(run)")
        }
        #expect(try shop.run("template", "install").status == 0)
        #expect(try shop.run("gen", "Profile", "--on-conflict", "overwrite").messages == "")
        #expect(try shop.read(result) == "two")
    }

    @Test func anInstalledTemplateWithoutItsSource() throws {
        let shop = try Shop.sandbox(settings: local)
        try shop.write(screen("one"), below: "own/screen")
        #expect(try shop.run("template", "install").status == 0)
        try shop.remove("own")
        try shop.expect("gen", "Profile", output: made())
    }

    @Test func aTemplateOfAFolderOfTemplatesThatWasEdited() throws {
        let shop = try Shop.sandbox(
            settings: Shop.settings.replacing("{name: page}", with: "{name: screen}") + "catalogs: [own]\n")
        try shop.write(screen("one"), below: "own/screen")
        #expect(try shop.run("template", "install").status == 0)
        try shop.write(["own/screen/Code/file.txt.mustache": "two"])
        try shop.expect(
            "gen", "Profile", output: made(),
            messages: """
                Rambafile:9:12: warning: the installed template 'screen' differs from its source 'own/screen'
                 9 | catalogs: [own]
                   |            ^^^
                  hint: run 'generamba template install'
                """)
    }

    // MARK: Built-in templates

    @Test(arguments: ["", "  - {name: rviper_controller}\n", "catalogs: [own]\n"])
    func aBuiltInTemplateNeedNotBeInstalled(settings: String) throws {
        let shop = try Shop.sandbox(settings: Shop.settings + settings)
        try shop.write(screen("one"), below: "own/screen")
        let run = try shop.run("gen", "Profile", "rviper_controller")
        #expect(run.status == 0 && run.messages == "", "\(run)")
        #expect(run.output.contains("Profile from rviper_controller: all "))
        #expect(!shop.exists("Templates/rviper_controller"))
    }

    @Test func aBuiltInTemplateWithAnotherSource() throws {
        let shop = try Shop.sandbox(settings: Shop.settings + "  - {name: silver, git: ../team}\n")
        try shop.refuses(
            "gen", "Profile", "silver",
            saying: """
                Rambafile:9:12: error: the template 'silver' is not installed
                 9 |   - {name: silver, git: ../team}
                   |            ^^^^^^
                  hint: run 'generamba template install'
                """)
    }

    @Test func aFolderOfTemplatesThatHasABuiltInName() throws {
        let shop = try Shop.sandbox(settings: Shop.settings + "catalogs: [own]\n")
        try shop.write(Shelf.template("silver", "mine"), below: "own/silver")
        try shop.refuses(
            "gen", "Profile", "silver",
            saying: """
                error: the template 'silver' is not installed, and a catalog may have one with this name
                  hint: run 'generamba template add silver', or remove 'own' from 'catalogs' in the Rambafile to use the built-in one
                """)
    }
}
