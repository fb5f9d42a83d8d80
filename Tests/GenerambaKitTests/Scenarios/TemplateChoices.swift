/// The built-in templates as questions list them.
enum TemplateChoices {
    /// The names and summaries, in the order for a project without UIKit: screens come first.
    static let all: [(name: String, summary: String)] = [
        ("swiftui_mvvm", "A SwiftUI screen with an observable model and a service"),
        ("swiftui_viper", "A VIPER module for SwiftUI; needs swiftui_viper_project once in each target"),
        ("rviper_controller", "A module of Rambler's VIPER; needs rviper_foundation once in each target"),
        ("clean_swift", "A Clean Swift scene with its cycle of view controller, interactor and presenter"),
        ("viper_configurator", "A VIPER module with a configurator and all protocols in one file"),
        ("silver", "A SILVER module; needs silver_foundation once in each target"),
        (
            "cache_tracker",
            "Trackers that report what changes in a cache, and tables that follow them; generate it once for each target"
        ),
        ("facade", "One call for what several services do one after another, shared by several modules"),
        ("flow", "A SwiftUI flow that leads through modules, with links into it and its restoration"),
        ("route", "Ways to other screens that several Rambler VIPER modules share; needs rviper_foundation"),
        (
            "rviper_around",
            "A module of Rambler's VIPER around a view controller that the app has already; needs rviper_foundation"
        ),
        ("rviper_cell", "A table cell as a module of Rambler's VIPER, which is reused with its cell"),
        (
            "rviper_container",
            "A module of Rambler's VIPER that holds other modules; needs rviper_foundation once in each target"
        ),
        ("rviper_foundation", "The code that Rambler VIPER modules share; generate it once for each target"),
        ("rviper_project", "The start of an app of Rambler VIPER modules; generate it once for each target"),
        (
            "rviper_section_foundation",
            "What tables and their section modules share; generate it once for each target"
        ),
        (
            "rviper_section_module",
            "A module that fills a section of a table; needs rviper_section_foundation once in each target"
        ),
        (
            "rviper_section_table",
            "A table whose sections are modules of their own; needs rviper_section_foundation once in each target"
        ),
        (
            "rviper_view",
            "A view without a view controller as a module of Rambler's VIPER, for a cell or a screen"
        ),
        ("service", "A service of the app that several modules share, with a double for their tests"),
        (
            "silver_broadcast",
            "Events from one SILVER module to all that listen; generate it once for each target"
        ),
        ("silver_foundation", "The code that SILVER modules share; generate it once for each target"),
        (
            "silver_root",
            "The root of a SILVER app, which shows a screen for each state; needs silver_foundation once in each target"
        ),
        (
            "swiftui_viper_project",
            "The code that swiftui_viper modules share; generate it once for each target"
        ),
        (
            "swiftui_viper_service",
            "A service for swiftui_viper modules; needs swiftui_viper_project once in each target"
        ),
        (
            "web_content",
            "A web view behind a protocol for interactors and one for views; generate it once for each target"
        ),
    ]

    /// Returns the lines of a list.
    ///
    /// - Parameters:
    ///   - own: the project's own templates, which come before the built-in ones.
    ///   - marked: the number of the marked line; nil for none.
    ///   - room: the number of lines that the terminal has for the list.
    static func lines(
        columns: Int, after own: [(name: String, summary: String)] = [], marked: Int? = nil, room: Int = 99
    ) -> String {
        let choices = own + all.filter { choice in !own.contains { $0.name == choice.name } }
        let width = choices.map(\.name.count).max() ?? 0
        func cut(_ line: String) -> String {
            line.count < columns ? line : "\(line.prefix(columns - 2))…"
        }
        var lines = choices.enumerated().map { index, choice in
            let number = "\(index + 1 < 10 ? " " : "")\(index + 1)"
            let head = "\(index + 1 == marked ? ">" : " ") \(number)  "
            let left = columns - width - 9
            guard left >= 8, !choice.summary.isEmpty else { return cut(head + choice.name) }
            return cut(
                head + choice.name + String(repeating: " ", count: width + 2 - choice.name.count)
                    + choice.summary)
        }
        if lines.count > room {
            lines = lines.prefix(room - 1) + ["  ↓ \(lines.count - room + 1) more"]
        }
        return lines.joined(separator: "\n")
    }
}
