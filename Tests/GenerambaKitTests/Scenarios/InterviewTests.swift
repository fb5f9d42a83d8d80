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
                .answer("[rviper_controller]: ", "page, other"), .answer("Write this Rambafile? [Y/n]: ", ""),
            ])
        #expect(
            run.messages == """
                \(Self.hello)\
                Author [Ann]: Company: Project name [Shop]: Prefix: Target for modules [Shop]: \
                Folder for modules [Sources/Shop]: Generate tests? [Y/n]: Target for tests [ShopTests]: \
                Folder for tests [Tests/ShopTests]: \(templates)\

                  project_name: The Shop
                  company: Example Ltd.
                  prefix: SH
                  project_target: Shop
                  project_file_path: Sources/Shop/Modules
                  test_target: ShopTests
                  test_file_path: Tests/ShopTests/Modules
                  templates:
                    - {name: page}
                    - {name: other}
                  (author, saved in your own preferences: Bea)

                Write this Rambafile? [Y/n]: \

                """)
        #expect(
            run.output == """
                     create  Rambafile
                Next: 'generamba template install', then 'generamba gen NAME TEMPLATE'.

                """)
        #expect(run.status == 0)
        #expect(try project.read("../home/.generamba/user_preferences.yml") == "username: Bea\n")
        #expect(try project.read("Rambafile").contains("\nproject_name: The Shop\n"))
    }

    /// The question for templates, which lists the built-in ones.
    private var templates: String {
        "Templates, separated by commas\(names.count > 1 ? " (\(names.joined(separator: ", ")))" : "") "
            + "[rviper_controller]: "
    }

    private var names: [String] { BuiltInCatalog.names }

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
                .answer("[rviper_controller]: ", ""), .answer("Write this Rambafile? [Y/n]: ", "yes"),
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
                  project_file_path: Sources/Shop
                  templates: []
                  (author, saved in your own preferences: Ann)

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
                error: no target 'Shpo' of that kind in Package.swift: it has 'Shop'
                Target for modules [Shop]: Generate tests? [Y/n]: Please answer y or n.
                Generate tests? [Y/n]: \

                  project_name: S
                  project_target: Shop
                  templates: []
                  (author, saved in your own preferences: Ann)

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
                        Next: 'generamba template install', then 'generamba gen NAME TEMPLATE'.
                        """))
    }

    @Test func aRambafileThatIsThereIsReplacedWithConsent() throws {
        try project.write(["Rambafile": "mine\n"])
        let answers: [Reaction] = [
            .answer("Author [Ann]: ", ""), .answer("Company: ", ""), .answer("Project name [Shop]: ", ""),
            .answer("Prefix: ", ""), .answer("Target for modules [Shop]: ", ""),
            .answer("Folder for modules [Sources/Shop]: ", ""), .answer("Generate tests? [Y/n]: ", "n"),
            .answer("[rviper_controller]: ", ""), .answer("Write this Rambafile? [Y/n]: ", "y"),
        ]
        let question =
            "'Rambafile' exists and differs. Overwrite it? [y]es, [n]o, [a]ll, [s]kip all, [d]iff, [q]uit: "
        let refused = try project.converse("setup", reacting: answers + [.answer(question, "q")])
        #expect(refused.status == 1 && refused.output == "")
        #expect(refused.messages.hasSuffix("\(question)error: stopped: nothing was written\n"))
        #expect(try project.read("Rambafile") == "mine\n")
        #expect(!project.exists("../home/.generamba"))
        let allowed = try project.converse("setup", reacting: answers + [.answer(question, "y")])
        #expect(allowed.status == 0)
        #expect(try project.read("Rambafile").hasPrefix("# Generamba's settings"))
    }
}
