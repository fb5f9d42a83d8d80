import Testing

/// Tests what a terminal shows while `setup` asks.
struct SetupScreenTests {
    private static let prompt = "↑↓, number or name: "
    private static let templates = "Templates, separated by commas [swiftui_mvvm]: "
    private let project: Sandbox

    init() throws {
        project = try FirstModuleTests.twoTargets()
        try project.remove("Templates")
        try project.write(["../home/.gitconfig": "[user]\n\tname = Ann\n"])
    }

    @Test(arguments: [
        (
            30,
            """
            Press Return to accept the ans
            wer in brackets, or Ctrl-C to
            stop.
            Author [Ann]:
            Company: Example Ltd.
            Project name [Shop]:
            Prefix: SH
            Target for modules: Core
            Folder for modules [Sources/Co
            re]:
            Generate tests? [Y/n]:
            Target for tests: CoreTests
            Folder for tests [Tests/CoreTe
            sts]:
            \(TemplateChoices.lines(columns: 30))
            Templates, separated by commas
             [swiftui_mvvm]: 4, silver

              project_name: Shop
              company: Example Ltd.
              prefix: SH
              project_target: Core
              test_target: CoreTests
              templates:
                - {name: clean_swift}
                - {name: silver}
              (author, for ~/.generamba/us
            er_preferences.yml: Ann)

            Write this Rambafile? [Y/n]:
                 create  Rambafile
            Saved the author in ~/.generam
            ba/user_preferences.yml.
            Next: 'generamba gen NAME TEMP
            LATE'.

            """
        ),
        (
            80,
            """
            Press Return to accept the answer in brackets, or Ctrl-C to stop.
            Author [Ann]:
            Company: Example Ltd.
            Project name [Shop]:
            Prefix: SH
            Target for modules: Core
            Folder for modules [Sources/Core]:
            Generate tests? [Y/n]:
            Target for tests: CoreTests
            Folder for tests [Tests/CoreTests]:
            \(TemplateChoices.lines(columns: 80))
            Templates, separated by commas [swiftui_mvvm]: 4, silver

              project_name: Shop
              company: Example Ltd.
              prefix: SH
              project_target: Core
              test_target: CoreTests
              templates:
                - {name: clean_swift}
                - {name: silver}
              (author, for ~/.generamba/user_preferences.yml: Ann)

            Write this Rambafile? [Y/n]:
                 create  Rambafile
            Saved the author in ~/.generamba/user_preferences.yml.
            Next: 'generamba gen NAME TEMPLATE'.

            """
        ),
        (
            120,
            """
            Press Return to accept the answer in brackets, or Ctrl-C to stop.
            Author [Ann]:
            Company: Example Ltd.
            Project name [Shop]:
            Prefix: SH
            Target for modules: Core
            Folder for modules [Sources/Core]:
            Generate tests? [Y/n]:
            Target for tests: CoreTests
            Folder for tests [Tests/CoreTests]:
            \(TemplateChoices.lines(columns: 120))
            Templates, separated by commas [swiftui_mvvm]: 4, silver

              project_name: Shop
              company: Example Ltd.
              prefix: SH
              project_target: Core
              test_target: CoreTests
              templates:
                - {name: clean_swift}
                - {name: silver}
              (author, for ~/.generamba/user_preferences.yml: Ann)

            Write this Rambafile? [Y/n]:
                 create  Rambafile
            Saved the author in ~/.generamba/user_preferences.yml.
            Next: 'generamba gen NAME TEMPLATE'.

            """
        ),
    ])
    func allAnswers(columns: Int, screen: String) throws {
        let run = try project.screen(
            "setup", columns: columns,
            reacting: [
                .answer("Author [Ann]: ", ""), .answer("Company: ", "Example Ltd."),
                .answer("Project name [Shop]: ", ""), .answer("Prefix: ", "SH"), .answer(Self.prompt, "core"),
                .answer("Folder for modules [Sources/Core]: ", ""), .answer("Generate tests? [Y/n]: ", ""),
                .answer(Self.prompt, ""), .answer("Folder for tests [Tests/CoreTests]: ", ""),
                .answer(Self.templates, "4, silver"), .answer("Write this Rambafile? [Y/n]: ", ""),
            ])
        #expect(run == Run(exactly: "", screen, 0))
    }

    @Test func aNumberThatIsNoTemplate() throws {
        let run = try project.converse(
            "setup", "--author", "", "--company", "", "--project_name", "S", "--prefix", "",
            "--project_target", "Core", "--project_file_path", "", "--test_target", "",
            reacting: [
                .answer(Self.templates, "27"), .answer(Self.templates, "6,6"),
                .answer("Write this Rambafile? [Y/n]: ", ""),
            ])
        #expect(
            run.messages.contains(
                "\(Self.templates)error: no template '27': the templates are swiftui_mvvm, swiftui_viper, "
            ),
            "\(run)")
        #expect(try project.read("Rambafile").hasSuffix("\ntemplates:\n  - {name: silver}\n"))
    }

    /// The questions about targets, when the input ends or Ctrl-C is pressed.
    @Test func withoutAnAnswerNothingIsWritten() throws {
        let before = try project.snapshot()
        let options = ["setup", "--author", "", "--company", "", "--project_name", "S", "--prefix", ""]
        let stopped = try project.converse(options, reacting: [.interrupt(Self.prompt)])
        #expect(stopped.status == 130 && stopped.output == "", "\(stopped)")
        let ended = try project.converse(
            options + ["--project_target", "App", "--project_file_path", ""],
            reacting: [.answer("Generate tests? [Y/n]: ", ""), .end(Self.prompt)])
        #expect(ended.status == 1 && ended.messages.hasSuffix("\nerror: stopped: nothing was written\n"))
        #expect(try project.snapshot() == before)
    }
}
