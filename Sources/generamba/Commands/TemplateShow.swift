import ArgumentParser
import GenerambaKit
import SourceText

/// The command `generamba template show`.
struct TemplateShow: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show what a template asks for and what it makes.",
        discussion: """
            NAME is an installed template, or else a built-in one; PATH is a template's folder or rambaspec. Files that a \
            rambaspec of Liquid names for some answers only are marked. The diagram is a flowchart of Mermaid that shows \
            who holds whom in a module with all that the template can make: dotted arrows are weak references.

            EXAMPLE
              generamba template show rviper_controller
              generamba template show Templates/own_template --diagram
            """)

    @Argument(help: ArgumentHelp("The template.", valueName: "name|path"))
    var name: String

    @Flag(help: "Draw who holds whom, as Mermaid text.")
    var diagram = false

    @OptionGroup var place: PlaceOption

    func run() throws {
        try CommandContext.run(in: place.directory) { context, diagnostics in
            let shown = try TemplateOverview(
                context.templates.one(name), now: try SystemEnvironment.now(), diagnostics: &diagnostics)
            let text =
                diagram
                ? try shown.ownershipGraph(diagnostics: &diagnostics).mermaid
                : shown.text(columns: context.terminal.helpWidth)
            context.terminal.write(printable(text))
        }
    }
}

extension TemplateOverview {
    /// The template's name, version and summary, its parameters, and the files that it generates.
    ///
    /// - Parameter columns: the width of the terminal.
    fileprivate func text(columns: Int) -> String {
        let head = [name, version].compactMap(\.self).joined(separator: " ") + "\n"
        let summary = summary.map { "\($0)\n" } ?? ""
        let table = HelpPage(blocks: parameters.table).text(columns: columns)
        return head + summary + "\n" + table + "\nFILES:\n" + tree
    }
}
