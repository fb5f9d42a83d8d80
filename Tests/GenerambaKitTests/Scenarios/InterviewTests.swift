import GenerambaKit
import Testing

/// Tests `setup` at a terminal.
struct InterviewTests {
    private static let hello = "Press Return to accept the answer in brackets, or Ctrl-C to stop.\n"
    private let project: Sandbox

    init() throws {
        project = try Sandbox(Shop.package)
        try project.write(["../home/.gitconfig": "[user]\n\tname = Ann\n"])
    }

    @Test func everythingIsAsked() throws {
        let run = try project.converse(
            "setup",
            reacting: [
                .answer("Author [Ann]: ", "Bea"), .answer("Company: ", "Example Ltd."),
                .answer("Project name [Shop]: ", "The Shop"), .answer("Prefix: ", "SH"),
                .answer("Target for modules [Shop]: ", ""),
                .answer("Folder for modules [Sources/Shop]: ", "Sources/Shop/Modules"),
                .answer("Generate tests? [Y/n]: ", "y"), .answer("Target for tests [ShopTests]: ", ""),
                .answer("Folder for tests [Tests/ShopTests]: ", "Tests/ShopTests/Modules"),
                .answer("[swiftui_mvvm]: ", "clean_swift, silver"),
                .answer("Write this Rambafile? [Y/n]: ", ""),
            ])
        #expect(
            run.messages == """
                \(Self.hello)\
                Author [Ann]: Company: Project name [Shop]: Prefix: Target for modules [Shop]: \
                Folder for modules [Sources/Shop]: Generate tests? [Y/n]: Target for tests [ShopTests]: \
                Folder for tests [Tests/ShopTests]: \
                \(Self.templates)\

                  project_name: The Shop
                  company: Example Ltd.
                  prefix: SH
                  project_target: Shop
                  project_file_path: Sources/Shop/Modules
                  test_target: ShopTests
                  test_file_path: Tests/ShopTests/Modules
                  templates:
                    - {name: clean_swift}
                    - {name: silver}
                  (author, for ~/.generamba/user_preferences.yml: Bea)

                Write this Rambafile? [Y/n]: \

                """)
        #expect(
            run.output == """
                     create  Rambafile
                Saved the author in ~/.generamba/user_preferences.yml.
                Next: 'generamba gen NAME TEMPLATE'.

                """)
        #expect(run.status == 0)
        #expect(try project.read("../home/.generamba/user_preferences.yml") == "username: Bea\n")
        #expect(try project.read("Rambafile").contains("\nproject_name: The Shop\n"))
    }

    /// The question for templates, with their summaries as far as 80 columns have room for them.
    private static let templates = """
        \(TemplateChoices.lines(columns: 80))
        Templates, separated by commas [swiftui_mvvm]:\u{20}
        """

    @Test(arguments: [
        (
            30,
            """
            \(TemplateChoices.lines(columns: 30))

            """
        ),
        (
            120,
            """
            \(TemplateChoices.lines(columns: 120))

            """
        ),
    ])
    func templatesAreShownAsTheTerminalHasRoom(columns: Int, table: String) throws {
        let question = "Templates, separated by commas [swiftui_mvvm]: "
        let run = try project.converse(
            "setup", "--author", "Ann", "--company", "", "--project_name", "S", "--prefix", "",
            "--project_target", "Shop", "--project_file_path", "", "--test_target", "", columns: columns,
            reacting: [
                .answer(question, "clean_swfit"), .answer(question, "-"),
                .answer("Write this Rambafile? [Y/n]: ", ""),
            ])
        #expect(
            run.messages.hasPrefix(
                "\(Self.hello)\(table)\(question)error: no template 'clean_swfit': did you mean"), "\(run)")
        #expect(run.status == 0)
        #expect(try project.read("Rambafile").hasSuffix("\ntemplates: []\n"))
    }

    @Test func emptyAnswersTakeWhatStandsInBrackets() throws {
        let asked = try project.converse(
            "setup",
            reacting: [
                .answer("Author [Ann]: ", ""), .answer("Company: ", " "),
                .answer("Project name [Shop]: ", ""),
                .answer("Prefix: ", ""), .answer("Target for modules [Shop]: ", ""),
                .answer("Folder for modules [Sources/Shop]: ", ""), .answer("Generate tests? [Y/n]: ", ""),
                .answer("Target for tests [ShopTests]: ", ""),
                .answer("Folder for tests [Tests/ShopTests]: ", ""),
                .answer("[swiftui_mvvm]: ", ""), .answer("Write this Rambafile? [Y/n]: ", "yes"),
            ])
        #expect(asked.status == 0)
        let text = try project.read("Rambafile")
        _ = try project.run("setup", "--yes", "--on-conflict", "overwrite")
        #expect(try project.read("Rambafile") == text)
    }

    @Test func whatIsGivenIsNotAsked() throws {
        let run = try project.converse(
            "setup", "--author", "Ann", "--company", "", "--project_name", "S", "--prefix", "SH",
            "--project_target", "Shop", "--project_file_path", "Sources/Shop", "--test_target", "",
            "--templates",
            "", reacting: [.answer("Write this Rambafile? [Y/n]: ", "y")])
        #expect(
            run.messages == """
                \(Self.hello)
                  project_name: S
                  prefix: SH
                  project_target: Shop
                  templates: []
                  (author, for ~/.generamba/user_preferences.yml: Ann)

                Write this Rambafile? [Y/n]: \

                """)
        #expect(run.status == 0)
    }

    @Test func anAnswerThatCannotBeIsAskedForAgain() throws {
        let run = try project.converse(
            "setup", "--author", "Ann", "--company", "", "--project_name", "S", "--templates", "",
            "--project_file_path", "",
            reacting: [
                .answer("Prefix: ", "1"), .answer("Prefix: ", ""),
                .answer("Target for modules [Shop]: ", "Shpo"),
                .answer("Target for modules [Shop]: ", "Shop"), .answer("Generate tests? [Y/n]: ", "maybe"),
                .answer("Generate tests? [Y/n]: ", "no"), .answer("Write this Rambafile? [Y/n]: ", "N"),
            ])
        #expect(
            run.messages == """
                \(Self.hello)\
                Prefix: error: '1' cannot begin the name of a Swift type
                Prefix: Target for modules [Shop]: \
                error: no target 'Shpo' for modules in Package.swift: it has 'Shop'
                Target for modules [Shop]: Generate tests? [Y/n]: Please answer y or n.
                Generate tests? [Y/n]: \

                  project_name: S
                  project_target: Shop
                  templates: []
                  (author, for ~/.generamba/user_preferences.yml: Ann)

                Write this Rambafile? [Y/n]: error: stopped: nothing was written

                """)
        #expect(run.output == "" && run.status == 1)
        #expect(!project.exists("Rambafile") && !project.exists("../home/.generamba"))
    }

    @Test func theEndOfTheInputStops() throws {
        let before = try project.snapshot()
        let run = try project.converse("setup", reacting: [.answer("Author [Ann]: ", ""), .end("Company: ")])
        #expect(
            run
                == Run(
                    messages: """
                        \(Self.hello)\
                        Author [Ann]: Company:\u{20}
                        error: stopped: nothing was written
                        """, status: 1))
        #expect(try project.snapshot() == before)
    }

    @Test func controlCStops() throws {
        let before = try project.snapshot()
        let run = try project.converse(
            "setup", reacting: [.answer("Author [Ann]: ", "x"), .interrupt("Company: ")])
        #expect(run.status == 130)
        #expect(run.output == "")
        #expect(try project.snapshot() == before)
    }

    @Test func withYesNothingIsAsked() throws {
        let run = try project.converse("setup", "--yes", reacting: [])
        #expect(
            run
                == Run(
                    output: """
                             create  Rambafile
                        Saved the author in ~/.generamba/user_preferences.yml.
                        Next: 'generamba gen NAME'.
                        """))
    }
}
