import Testing

/// Tests what a terminal shows while `gen` asks for everything.
struct FirstModuleScreenTests {
    private static let prompt = "↑↓, number or name: "
    private let project: Sandbox

    init() throws {
        project = try FirstModuleTests.twoTargets()
        try project.remove("Templates/page")
        try project.install(
            [
                "ask.rambaspec": """
                name: ask
                summary: A page that knows its title and style
                parameters:
                  - {name: title, summary: Which title?, required: true}
                  - {name: style, type: choice, choices: [dark, light], required: true}
                code_files: [{name: .txt, path: file.mustache}]

                """, "file.mustache": "{{ title }} {{ style }}\n",
            ], as: "ask")
    }

    @Test(arguments: [
        (
            30,
            """
            Module name: Profile
            Template:
            \(TemplateChoices.lines(columns: 30, after: [("ask", "")], marked: 1, room: 20))
                A page that knows its
                title and style
            ↑↓, number or name:

            """
        ),
        (
            80,
            """
            Module name: Profile
            Template:
            \(TemplateChoices.lines(columns: 80, after: [("ask", "A page that knows its title and style")], marked: 1, room: 22))
            ↑↓, number or name:

            """
        ),
        (
            120,
            """
            Module name: Profile
            Template:
            \(TemplateChoices.lines(columns: 120, after: [("ask", "A page that knows its title and style")], marked: 1, room: 22))
            ↑↓, number or name:

            """
        ),
    ])
    func theTemplates(columns: Int, screen: String) throws {
        let before = try project.snapshot()
        let run = try project.screen(
            "gen", columns: columns,
            reacting: [.answer("Module name: ", "Profile"), .interrupt(Self.prompt)])
        #expect(run == Run(exactly: "", screen, 130))
        #expect(try project.snapshot() == before)
    }

    @Test(arguments: [30, 80, 120])
    func theTargets(columns: Int) throws {
        let before = try project.snapshot()
        let run = try project.screen(
            "gen", columns: columns,
            reacting: [
                .answer("Module name: ", "Profile"), .answer(Self.prompt, ""), .interrupt(Self.prompt),
            ])
        #expect(
            run
                == Run(
                    exactly: "",
                    """
                    Module name: Profile
                    Template: ask
                    Target:
                    > 1  App
                      2  Core
                    ↑↓, number or name:

                    """, 130))
        #expect(try project.snapshot() == before)
    }

    @Test(arguments: [
        (
            30,
            """
            Module name: Profile
            Template: ask
            Target: Core
            Which title? (--title <string>
            ): Home
            style: light
            Keep these answers in a Rambaf
            ile? [Y/n]: n
                 create  Sources/Core/Prof
            ile/Profile.txt
            Profile from ask: 1 created

            """
        ),
        (
            80,
            """
            Module name: Profile
            Template: ask
            Target: Core
            Which title? (--title <string>): Home
            style: light
            Keep these answers in a Rambafile? [Y/n]: n
                 create  Sources/Core/Profile/Profile.txt
            Profile from ask: 1 created

            """
        ),
        (
            120,
            """
            Module name: Profile
            Template: ask
            Target: Core
            Which title? (--title <string>): Home
            style: light
            Keep these answers in a Rambafile? [Y/n]: n
                 create  Sources/Core/Profile/Profile.txt
            Profile from ask: 1 created

            """
        ),
    ])
    func allAnswers(columns: Int, screen: String) throws {
        let run = try project.screen(
            "gen", columns: columns,
            reacting: [
                .answer("Module name: ", "Profile"), .answer(Self.prompt, ""), .answer(Self.prompt, "2"),
                .answer("Which title? (--title <string>): ", "Home"), .press(Self.prompt, "\u{1B}[B"),
                .answer(Self.prompt, ""), .answer("Keep these answers in a Rambafile? [Y/n]: ", "n"),
            ])
        #expect(run == Run(exactly: "", screen, 0))
        #expect(try project.read("Sources/Core/Profile/Profile.txt") == "Home light\n")
        #expect(!project.exists("Rambafile"))
    }

    /// A window of five lines shows three choices and how many more there are.
    @Test func aLowWindow() throws {
        let run = try project.screen(
            "gen", columns: 30, rows: 5,
            reacting: [
                .answer("Module name: ", "Profile"), .press(Self.prompt, "\u{1B}[B"),
                .press(Self.prompt, "\u{1B}[B"), .interrupt(Self.prompt),
            ])
        #expect(
            run.messages == """
                Module name: Profile
                Template:
                  ↑ 2 more
                >  3  swiftui_viper
                  ↓ 24 more
                    A VIPER module for
                    SwiftUI; needs
                    swiftui_viper_project
                    once in each target
                ↑↓, number or name:

                """, "\(run)")
    }

    /// Lines that are pasted at the first question answer the others, too.
    @Test func severalLinesArePasted() throws {
        let run = try project.screen(
            "gen", columns: 80, reacting: [.answer("Module name: ", "Profile\nask\nCore\nHome\nlight\nn")])
        #expect(run.status == 0 && run.messages.hasSuffix("\nProfile from ask: 1 created\n"), "\(run)")
        #expect(try project.read("Sources/Core/Profile/Profile.txt") == "Home light\n")
        #expect(!project.exists("Rambafile"))
    }
}
