import Testing

@testable import GenerambaKit
@testable import YAML

/// Tests `template create`.
@Suite struct TemplateCreateTests {
    private static let hello = "Press Return to accept the answer in brackets, or Ctrl-C to stop.\n"

    /// A sandbox in which git knows the user as Ann.
    private func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(["../home/.gitconfig": "[user]\n\tname = Ann\n"])
        return sandbox
    }

    /// A person may choose a hidden folder, unlike a template.
    @Test func inAHiddenFolder() throws {
        let project = try Shelf.project("templates: []")
        try project.makeFolder(".team")
        #expect(
            try project.run("template", "create", "own", "--yes", "--author", "Ann", "--path", ".team").status
                == 0)
        #expect(project.exists(".team/own/own.rambaspec"))
    }

    @Test("without a terminal the defaults are taken") func withoutATerminalTheDefaultsAreTaken() throws {
        let sandbox = try sandbox()
        try sandbox.expect(
            "template", "create", "page",
            output: """
                     create  page/page.rambaspec
                     create  page/Code/viewmodel.swift.mustache
                     create  page/Tests/viewmodeltests.swift.mustache
                     create  page/Tests/profile.yml
                     create  page/Tests/profile/Sources/Shop/Profile/ProfileViewModel.swift
                     create  page/Tests/profile/Tests/ShopTests/Profile/ProfileViewModelTests.swift
                Next: check it
                  generamba template check page
                """)
        #expect(
            try sandbox.read("page/page.rambaspec").hasPrefix(
                """
                name: page
                summary: A view model and its test
                author: Ann
                version: 1.0.0
                license: MIT

                # What the template asks for: 'gen NAME TEMPLATE --title Welcome'
                parameters:
                - name: title

                """))
        try sandbox.expect("template", "lint", "page", "--strict", output: "page: no problems")
        try sandbox.expect(
            "template", "check", "page",
            output: """
                         ok  Profile  (1 test)
                         ok  Profile --prefix ZZ  (1 test)
                         ok  Profile --title 'Welcome back'  (1 test)
                         ok  Profile --prefix ZZ --title 'Welcome back'  (1 test)
                         ok  Profile,URLPreview  (2 tests)
                page: 5 combinations, all 5 ok
                """)
    }

    @Test("it is installed and generated from as told") func itIsInstalledAndGeneratedFromAsTold() throws {
        let shop = try Shop.sandbox()
        try shop.makeFolder("team/templates")
        let made = try shop.run("template", "create", "own", "--path", "team/templates", "--author", "")
        #expect(made.output.hasSuffix("  generamba template add team/templates/own\n"), "\(made)")
        #expect(try shop.run("template", "add", "team/templates/own").status == 0)
        #expect(try shop.run("gen", "Profile", "own", "--title", "Welcome", "--prefix", "XY").status == 0)
        #expect(
            try shop.read("Sources/Shop/Modules/Profile/XYProfileViewModel.swift") == """
                /// What the view of Profile shows.
                struct XYProfileViewModel {
                  let title = "Welcome"
                }

                """)
    }

    @Test("every answer is an option") func everyAnswerIsAnOption() throws {
        let sandbox = try sandbox()
        let run = try sandbox.run(
            "template", "create", "page", "--path", ".", "--summary", "A page: \"mine\"", "--author", "Bea",
            "--license", "", "-C", "..")
        #expect(run.status == 0 && run.output.contains("create  ../page/page.rambaspec\n"), "\(run)")
        #expect(
            try sandbox.read("../page/page.rambaspec").hasPrefix(
                "name: page\nsummary: \"A page: \\\"mine\\\"\"\nauthor: Bea\nversion: 1.0.0\n\n"))
    }

    @Test("on a terminal the answers are asked for") func onATerminalTheAnswersAreAskedFor() throws {
        let sandbox = try sandbox()
        let run = try sandbox.converse(
            "template", "create", "page",
            reacting: [
                .answer("Summary [A view model and its test]: ", "Our page"),
                .answer("Author [Ann]: ", "Bea"),
                .answer("License [MIT]: ", ""),
            ])
        #expect(
            run.messages
                == "\(Self.hello)Summary [A view model and its test]: Author [Ann]: License [MIT]: ")
        #expect(run.status == 0)
        #expect(
            try sandbox.read("page/page.rambaspec").hasPrefix(
                "name: page\nsummary: Our page\nauthor: Bea\nversion: 1.0.0\nlicense: MIT\n\n"))
    }

    @Test("an answer with an arrow key in it is asked for again") func anAnswerWithAnArrowKey() throws {
        let sandbox = try sandbox()
        let run = try sandbox.converse(
            "template", "create", "page", "--author", "", "--license", "",
            reacting: [
                .answer("Summary [A view model and its test]: ", "a\u{1B}[Db"),
                .answer("arrow key\nSummary [A view model and its test]: ", "b"),
            ])
        #expect(
            run.messages == """
                \(Self.hello)Summary [A view model and its test]: \
                error: the answer contains a control or invisible character, for example from an arrow key
                Summary [A view model and its test]:\(" ")
                """)
        #expect(try sandbox.read("page/page.rambaspec").hasPrefix("name: page\nsummary: b\n"))
    }

    @Test("nothing is written when a question ends") func nothingIsWrittenWhenAQuestionEnds() throws {
        let sandbox = try sandbox()
        let run = try sandbox.converse(
            "template", "create", "page", "--summary", "Our page", reacting: [.end("Author [Ann]: ")])
        #expect(run.messages == "\(Self.hello)Author [Ann]: \nerror: stopped: nothing was written\n")
        #expect(run.status == 1)
        #expect(!sandbox.exists("page"))
    }

    @Test("with all answers nothing is asked") func withAllAnswersNothingIsAsked() throws {
        let run = try sandbox().converse(
            "template", "create", "page", "--summary", "", "--author", "", "--license", "", reacting: [])
        #expect(run.messages == "" && run.status == 0)
        #expect(try sandbox().converse("template", "create", "page", "--yes", reacting: []).messages == "")
    }

    @Test("what stands there is not touched") func whatStandsThereIsNotTouched() throws {
        let sandbox = try sandbox()
        try sandbox.write(["page/other.txt": "", "team/file": ""])
        try sandbox.refuses(
            "template", "create", "page",
            saying: """
                error: 'page' already exists
                  hint: choose another name or '--path'
                """)
        try sandbox.refuses(
            "template", "create", "file", "--path", "team",
            saying: """
                error: 'team/file' already exists
                  hint: choose another name or '--path'
                """)
        try sandbox.refuses(
            "template", "create", "page", "--path", "team/file/deep",
            saying: "error: no folder 'team/file/deep'")
    }

    @Test("folders for it are made however deep") func foldersForItAreMadeHoweverDeep() throws {
        let sandbox = try sandbox()
        #expect(try sandbox.run("template", "create", "page", "--path", "one/two").status == 0)
        #expect(sandbox.exists("one/two/page/page.rambaspec"))
    }

    @Test("a name that is none is refused", arguments: ["../page", "a/b", ".page", ""])
    func aNameThatIsNoneIsRefused(name: String) throws {
        try Sandbox().refuses(
            "template", "create", name,
            saying: """
                error: '\(name)' is not a valid template name
                  hint: use the name of a folder, like 'own_template'
                """)
    }

    @Test("the name of a built-in template is told as a folder") func theNameOfABuiltInTemplate() throws {
        let run = try sandbox().run("template", "create", "silver")
        #expect(run.output.contains("\n  generamba template check ./silver\n"), "\(run)")
    }

    @Test(
        "a name that needs quotes",
        arguments: [
            ("it's me", "\"it's me\"", #"'it'\''s me'"#), ("a{%b", "\"a{%b\"", "'a{%b'"),
            ("~", "\"~\"", "'~'"), ("[a", "\"[a\"", "'[a'"), ("null", "\"null\"", "null"), ("日本", "日本", "日本"),
        ])
    func aNameThatNeedsQuotes(name: String, yaml: String, shell: String) throws {
        let shop = try Shop.sandbox()
        let made = try shop.run("template", "create", name)
        let path = shell.hasPrefix("'") ? "'./\(shell.dropFirst())" : "./\(shell)"
        #expect(
            made.output.hasSuffix(
                "\n  generamba template check \(shell)\n  generamba template add \(path)\n"), "\(made)")
        #expect(try shop.run("template", "add", "./\(name)").status == 0)
        #expect(try shop.read("Rambafile") == Shop.settings + "  - {name: \(yaml), local: \(yaml)}\n")
        let words = try shop.output(of: ["sh", "-c", "printf '%s|' \(shell)"])
        #expect(words == "\(name)|")
    }

    @Test("words of Liquid and Mustache are words") func wordsOfLiquidAndMustacheAreWords() throws {
        let sandbox = try sandbox()
        let made = try sandbox.run(
            "template", "create", "{%", "--summary", "{% if %} {{x}} .liquid", "--author", "{%", "--license",
            "}}")
        #expect(made.status == 0)
        let run = try sandbox.run("template", "check", "./{%", "--compile-only")
        #expect(run.status == 0 && run.messages == "", "\(run)")
        #expect(
            try sandbox.run("template", "show", "./{%").output.hasPrefix("{% 1.0.0\n{% if %} {{x}} .liquid\n")
        )
    }

    @Test func aListedTemplateIsNotToBeAdded() throws {
        let shop = try Shop.sandbox()
        let rambafile = try shop.read("Rambafile")
        try shop.write([
            "Rambafile": rambafile.replacing("{name: page}", with: "{name: page}\n  - {name: own}")
        ])
        let run = try shop.run("template", "create", "own", "--path", "Templates")
        #expect(run.output.hasSuffix("Next: check it\n  generamba template check Templates/own\n"), "\(run)")
    }

    @Test("files outside are shown as the user would name them") func filesOutsideOfTheProject() throws {
        let shop = try Shop.sandbox()
        try shop.makeFolder("Sources/Shop")
        let run = try shop.run("template", "create", "own", "--path", "..", in: "Sources")
        #expect(
            run.output == """
                     create  ../own/own.rambaspec
                     create  ../own/Code/viewmodel.swift.mustache
                     create  ../own/Tests/viewmodeltests.swift.mustache
                     create  ../own/Tests/profile.yml
                     create  ../own/Tests/profile/Sources/Shop/Profile/ProfileViewModel.swift
                     create  ../own/Tests/profile/Tests/ShopTests/Profile/ProfileViewModelTests.swift
                Next: check it, and add it to the Rambafile
                  generamba template check ../own
                  generamba template add ../own

                """)
        #expect(shop.exists("own/own.rambaspec"))
        let outside = try shop.run("template", "create", "own", "--path", "..")
        #expect(outside.output.hasSuffix("\n  generamba template add ../own\n"), "\(outside)")
    }

    @Test(
        "a folder is made even if another one has nearly its name",
        arguments: ["Templates2", "Templats/page"])
    func aFolderBesideAnother(path: String) throws {
        let sandbox = try sandbox()
        try sandbox.makeFolder("Templates/page")
        try sandbox.expect(
            "template", "create", "own", "--path", path,
            output: """
                     create  \(path)/own/own.rambaspec
                     create  \(path)/own/Code/viewmodel.swift.mustache
                     create  \(path)/own/Tests/viewmodeltests.swift.mustache
                     create  \(path)/own/Tests/profile.yml
                     create  \(path)/own/Tests/profile/Sources/Shop/Profile/ProfileViewModel.swift
                     create  \(path)/own/Tests/profile/Tests/ShopTests/Profile/ProfileViewModelTests.swift
                Next: check it
                  generamba template check \(path)/own
                """)
    }
}
