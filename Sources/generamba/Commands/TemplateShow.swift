import ArgumentParser
import GenerambaKit

/// `generamba template show`
struct TemplateShow: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show what a template asks for and what it makes.",
        discussion: """
            NAME is an installed template, or else a built-in one. The diagram is a flowchart of Mermaid that shows who \
            holds whom in a module with all that the template can make: dotted arrows are weak references.

            EXAMPLE
              generamba template show rviper_controller
              generamba template show rviper_controller --diagram
            """)

    @Argument(help: ArgumentHelp("The template.", valueName: "name"))
    var name: String

    @Flag(help: "Draw who holds whom, as Mermaid text.")
    var diagram = false

    @OptionGroup var place: PlaceOption

    func run() throws {
        try Session.run(in: place.directory) { session, diagnostics in
            guard let folder = try session.template(named: name) else {
                throw Diagnostics.error(
                    "no template '\(name)'",
                    hint: didYouMean(name, in: BuiltInCatalog.names)
                        ?? "built in are \(BuiltInCatalog.names.joined(separator: ", "))")
            }
            let shown = try ShownTemplate(
                name, in: folder, now: try Environment.now(), diagnostics: &diagnostics)
            let text = diagram ? try shown.memoryMap(diagnostics: &diagnostics).mermaid : shown.text
            session.terminal.write(printable(text))
        }
    }
}

extension ShownTemplate {
    /// The template's name and version, what it is, asks for and makes.
    fileprivate var text: String {
        let head = [name, version].compactMap(\.self).joined(separator: " ") + "\n"
        let summary = summary.map { "\($0)\n" } ?? ""
        return head + summary + "\n" + parameters.table + "\nFILES:\n" + tree
    }
}
