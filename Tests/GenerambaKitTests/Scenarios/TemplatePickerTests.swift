import Testing

/// Tests how a person chooses a template, and what `gen` asks for then.
struct TemplatePickerTests {
    private static let choice = "↑↓, number or name: "

    /// What is typed leaves the templates that have it in their names or summaries; the marked one has its whole
    /// summary.
    @Test(arguments: [(40, forty), (80, eighty), (120, wide)])
    func typingNarrows(columns: Int, screen: String) throws {
        let package = try Sandbox(Shop.package)
        let run = try package.screen(
            "gen", "Profile", columns: columns,
            reacting: [.press(Self.choice, "viper"), .press("viper", "\u{1B}[B"), .interrupt("viper")])
        #expect(run == Run(exactly: "", screen + "\n", 130))
    }

    private static let forty = """
        Template:
           2  swiftui_viper
           3  rviper_controller
           5  viper_configurator
        > 10  route
          11  rviper_around
          12  rviper_cell
          13  rviper_container
          14  rviper_foundation
          15  rviper_project
          16  rviper_section_foundation
          17  rviper_section_module
          18  rviper_section_table
          19  rviper_view
          24  swiftui_viper_project
          25  swiftui_viper_service
            Ways to other screens that several
            Rambler VIPER modules share; needs
            rviper_foundation
        ↑↓, number or name: viper
        """

    private static let eighty = """
        Template:
           2  swiftui_viper              A VIPER module for SwiftUI; needs swiftui_vip…
           3  rviper_controller          A module of Rambler's VIPER; needs rviper_fou…
           5  viper_configurator         A VIPER module with a configurator and all pr…
        > 10  route                      Ways to other screens that several Rambler VI…
          11  rviper_around              A module of Rambler's VIPER around a view con…
          12  rviper_cell                A table cell as a module of Rambler's VIPER, …
          13  rviper_container           A module of Rambler's VIPER that holds other …
          14  rviper_foundation          The code that Rambler VIPER modules share; ge…
          15  rviper_project             The start of an app of Rambler VIPER modules;…
          16  rviper_section_foundation  What tables and their section modules share; …
          17  rviper_section_module      A module that fills a section of a table; nee…
          18  rviper_section_table       A table whose sections are modules of their o…
          19  rviper_view                A view without a view controller as a module …
          24  swiftui_viper_project      The code that swiftui_viper modules share; ge…
          25  swiftui_viper_service      A service for swiftui_viper modules; needs sw…
            Ways to other screens that several Rambler VIPER modules share; needs
            rviper_foundation
        ↑↓, number or name: viper
        """

    private static let wide = """
        Template:
           2  swiftui_viper              A VIPER module for SwiftUI; needs swiftui_viper_project once in each target
           3  rviper_controller          A module of Rambler's VIPER; needs rviper_foundation once in each target
           5  viper_configurator         A VIPER module with a configurator and all protocols in one file
        > 10  route                      Ways to other screens that several Rambler VIPER modules share; needs rviper_foundati…
          11  rviper_around              A module of Rambler's VIPER around a view controller that the app has already; needs …
          12  rviper_cell                A table cell as a module of Rambler's VIPER, which is reused with its cell
          13  rviper_container           A module of Rambler's VIPER that holds other modules; needs rviper_foundation once in…
          14  rviper_foundation          The code that Rambler VIPER modules share; generate it once for each target
          15  rviper_project             The start of an app of Rambler VIPER modules; generate it once for each target
          16  rviper_section_foundation  What tables and their section modules share; generate it once for each target
          17  rviper_section_module      A module that fills a section of a table; needs rviper_section_foundation once in eac…
          18  rviper_section_table       A table whose sections are modules of their own; needs rviper_section_foundation once…
          19  rviper_view                A view without a view controller as a module of Rambler's VIPER, for a cell or a scre…
          24  swiftui_viper_project      The code that swiftui_viper modules share; generate it once for each target
          25  swiftui_viper_service      A service for swiftui_viper modules; needs swiftui_viper_project once in each target
            Ways to other screens that several Rambler VIPER modules share; needs rviper_foundation
        ↑↓, number or name: viper
        """

    /// What no template has is said.
    @Test(arguments: [
        (40, "  no match for 'silver_viper_mvvm_wide…"), (80, "  no match for '\(unknown)'"),
        (120, "  no match for '\(unknown)'"),
    ])
    func whatNothingMatchesIsSaid(columns: Int, line: String) throws {
        let package = try Sandbox(Shop.package)
        let end = String(Self.unknown.suffix(columns - 21))
        let run = try package.screen(
            "gen", "Profile", columns: columns,
            reacting: [
                .press(Self.choice, Self.unknown.dropLast() + "\u{1B}[B\u{1B}[F" + "e"), .interrupt(end),
            ])
        #expect(run == Run(exactly: "", "Template:\n\(line)\n\(Self.choice)\(end)\n", 130))
    }

    @Test func backspaceShowsTheTemplatesAgain() throws {
        let package = try Sandbox(Shop.package)
        let run = try package.screen(
            "gen", "Profile", columns: 80,
            reacting: [
                .press(Self.choice, "silverr"), .press("silverr", "\u{7F}"), .interrupt("silver"),
            ])
        let screen = """
            Template:
            >  6  silver                     A SILVER module; needs silver_foundation once…
              21  silver_broadcast           Events from one SILVER module to all that lis…
              22  silver_foundation          The code that SILVER modules share; generate …
              23  silver_root                The root of a SILVER app, which shows a scree…
                A SILVER module; needs silver_foundation once in each target
            ↑↓, number or name: silver

            """
        #expect(run == Run(exactly: "", screen, 130))
    }

    private static let unknown = "silver_viper_mvvm_wide_template"

    @Test func aFolderIsNoChoice() throws {
        let package = try Sandbox(Shop.package)
        let run = try package.screen(
            "gen", "Profile", columns: 80, reacting: [.press(Self.choice, "../page"), .interrupt("../page")])
        #expect(
            run
                == Run(
                    exactly: "", "Template:\n  the template's folder: '../page'\n\(Self.choice)../page\n",
                    130))
    }

    @Test(arguments: [
        ("import UIKit\n", "rviper_controller"), ("import SwiftUI\n", "swiftui_mvvm"), ("", "swiftui_mvvm"),
    ])
    func theProjectsOwnInterfaceComesFirst(code: String, template: String) throws {
        let package = try Sandbox(Shop.package)
        try package.write(["Sources/Shop/Screen.swift": code])
        let run = try package.run("gen", "Profile", "--yes", "--dry-run")
        #expect(run.output.contains("Profile from \(template): "), "\(run)")
        let hint = try package.run("gen", "Profile").messages
        #expect(
            hint.contains("run 'generamba gen Profile \(template)'; the templates are '\(template)'"),
            "\(hint)")
    }

    // MARK: Parameters with 'ask: true'

    private static let spec = """
        name: page
        parameters:
          - {name: title, summary: the title, ask: true, examples: [Cart]}
          - {name: style, type: choice, choices: [dark, light], default: light, ask: true}
          - {name: is_big, type: bool, ask: true, summary: whether it is big}
        code_files: [{name: .txt, path: a.mustache}]

        """

    private func project() throws -> Sandbox {
        let project = try Sandbox(Shop.package)
        try project.install(
            ["page.rambaspec": Self.spec, "a.mustache": "{{ title }} {{ style }} {{ is_big }}\n"], as: "page")
        return project
    }

    private static let title = "the title (--title <string>), for example 'Cart' [none]: "

    @Test func importantParametersAreAskedFor() throws {
        let project = try project()
        let run = try project.screen(
            "gen", "page", columns: 80,
            reacting: [
                .answer("Module name: ", "Profile"), .answer(Self.title, "Welcome"),
                .answer(Self.choice, "dark"), .answer("whether it is big (--is_big) [none] [y/N]: ", ""),
                .answer("[Y/n]: ", "n"),
            ])
        #expect(run.status == 0, "\(run)")
        #expect(try project.read("Sources/Shop/Profile/Profile.txt") == "Welcome dark false\n")
    }

    @Test func anEmptyAnswerLeavesThemOut() throws {
        let project = try project()
        let run = try project.screen(
            "gen", columns: 80,
            reacting: [
                .answer("Module name: ", "Profile"), .answer(Self.choice, "page"), .answer(Self.title, ""),
                .answer(Self.choice, ""), .answer("[y/N]: ", ""), .answer("[Y/n]: ", "n"),
            ])
        #expect(run.status == 0, "\(run)")
        #expect(try project.read("Sources/Shop/Profile/Profile.txt") == " light false\n")
    }

    @Test func aWholeCommandIsNotHeldUp() throws {
        let project = try project()
        let run = try project.converse("gen", "Profile", "page", reacting: [])
        #expect(run.status == 0 && run.messages == "", "\(run)")
        #expect(try project.read("Sources/Shop/Profile/Profile.txt") == " light false\n")
    }
}
