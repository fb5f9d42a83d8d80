import ArgumentParser
import GenerambaKit
import SourceText

/// The command `generamba template show`.
struct TemplateShow: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show a template's parameters and the files that it generates.",
        usage: "generamba template show [<options>] <name|path>",
        discussion: """
            NAME is an installed template or, if there is none, a built-in one; PATH is a template's folder or \
            rambaspec. Files that a Liquid rambaspec lists only for some answers are marked. The diagram is a \
            Mermaid flowchart of the objects in a module with everything that the template can generate: an arrow \
            means that one object holds another, and a dotted arrow is a weak reference.

            EXAMPLE
              generamba template show rviper_controller
              generamba template show Templates/own_template --diagram
            """)

    @Argument(help: ArgumentHelp("The template to show.", valueName: "name|path"))
    var name: String

    @Flag(help: "Print a Mermaid diagram of which object holds which.")
    var diagram = false

    @Flag(help: "Print a report in JSON, and nothing else, on standard output.")
    var json = false

    @OptionGroup var place: PlaceOption

    func run() throws {
        var report = TemplateReport()
        try CommandContext.run(in: place.directory) { context, diagnostics in
            let shown = try TemplateOverview(
                context.templates.one(name), now: try SystemEnvironment.now(), diagnostics: &diagnostics)
            let mermaid = diagram ? try shown.ownershipGraph(diagnostics: &diagnostics).mermaid : nil
            report = TemplateReport(shown, diagram: mermaid)
            if !json {
                context.terminal.write(printable(mermaid ?? shown.text(columns: context.terminal.helpWidth)))
            }
        } json: {
            json ? report : nil
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
