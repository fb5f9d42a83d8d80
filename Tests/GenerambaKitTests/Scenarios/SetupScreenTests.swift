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
               1  swiftui_mvvm
               2  swiftui_viper
               3  rviper_controller
               4  clean_swift
               5  viper_configurator
               6  silver
               7  rviper_foundation
               8  service
               9  silver_foundation
              10  swiftui_viper_project
              11  swiftui_viper_service
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
               1  swiftui_mvvm           A SwiftUI screen with an observable model and a s…
               2  swiftui_viper          A VIPER module for SwiftUI; needs swiftui_viper_p…
               3  rviper_controller      A module of Rambler's VIPER; needs rviper_foundat…
               4  clean_swift            A Clean Swift scene with its cycle of view contro…
               5  viper_configurator     A VIPER module with a configurator and all protoc…
               6  silver                 A SILVER module; needs silver_foundation once in …
               7  rviper_foundation      The code that Rambler VIPER modules share; genera…
               8  service                A service of the app that several modules share, …
               9  silver_foundation      The code that SILVER modules share; generate it o…
              10  swiftui_viper_project  The code that swiftui_viper modules share; genera…
              11  swiftui_viper_service  A service for swiftui_viper modules; needs swiftu…
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
               1  swiftui_mvvm           A SwiftUI screen with an observable model and a service
               2  swiftui_viper          A VIPER module for SwiftUI; needs swiftui_viper_project once in each target
               3  rviper_controller      A module of Rambler's VIPER; needs rviper_foundation once in each target
               4  clean_swift            A Clean Swift scene with its cycle of view controller, interactor and presenter
               5  viper_configurator     A VIPER module with a configurator and all protocols in one file
               6  silver                 A SILVER module; needs silver_foundation once in each target
               7  rviper_foundation      The code that Rambler VIPER modules share; generate it once for each target
               8  service                A service of the app that several modules share, with a double for their tests
               9  silver_foundation      The code that SILVER modules share; generate it once for each target
              10  swiftui_viper_project  The code that swiftui_viper modules share; generate it once for each target
              11  swiftui_viper_service  A service for swiftui_viper modules; needs swiftui_viper_project once in each target
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
                .answer(Self.templates, "12"), .answer(Self.templates, "6,6"),
                .answer("Write this Rambafile? [Y/n]: ", ""),
            ])
        #expect(
            run.messages.contains(
                "\(Self.templates)error: no template '12': the templates are swiftui_mvvm, swiftui_viper, "
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
