import ArgumentParser
import GenerambaKit
import SourceText
import TemplateInspection

struct TemplateShow: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show a template's parameters and the files that it generates.",
        usage: "generamba template show [<options>] <name|path|url>",
        discussion: """
            NAME is a template that 'template list' shows, an installed one first; PATH is a template's folder or \
            rambaspec, or a folder that contains such folders; URL is a git address: URL[@TAG][//PATH]. Files \
            that a Liquid rambaspec lists only for some answers are marked. The diagram is a Mermaid flowchart of \
            the objects in a module with everything that the template can generate: an arrow means that one object \
            holds another, and a dotted arrow is a weak reference.

            EXAMPLE
              generamba template show rviper_controller
              generamba template show Templates/own_template --diagram
            """)

    @Argument(help: ArgumentHelp("The template to show.", valueName: "name|path|url"), completion: .templates)
    var name: String

    @Flag(help: "Print a Mermaid diagram of which object holds which.") var diagram = false

    @Flag(help: "Print a report in JSON, and nothing else, on standard output.") var json = false

    @OptionGroup var fetching: FetchingOptions
    @OptionGroup var place: PlaceOption

    func run() throws {
        var overviews: [TemplateOverview] = []
        var mermaid: String?
        try CommandContext.run(in: place.directory) { context, diagnostics in
            let resolver = fetching.templates(context)
            // Several diagrams would not be one Mermaid text.
            let templates =
                try diagram
                ? [resolver.one(name, diagnostics: &diagnostics)]
                : resolver.templates([name], for: "show", diagnostics: &diagnostics)
            var failures = Diagnostics()
            for template in templates {
                let shown = try failures.collect {
                    try TemplateOverview(
                        template, now: try SystemEnvironment.now(), diagnostics: &diagnostics)
                }
                guard let shown else { continue }
                if diagram { mermaid = try shown.ownershipGraph(diagnostics: &diagnostics).mermaid }
                if !json {
                    let parameters = try context.withDefaults(shown.parameters, of: shown.name, &diagnostics)
                    let text = mermaid ?? shown.text(parameters, columns: context.terminal.helpWidth)
                    context.terminal.write(printable((overviews.isEmpty ? "" : "\n") + text))
                }
                overviews.append(shown)
            }
            try failures.throwErrors()
        } json: {
            guard json else { return nil }
            return JSONObject([
                "template": overviews.count > 1 ? nil : overviews.first,
                "templates": overviews.count > 1 ? overviews : nil, "diagram": mermaid,
            ])
        }
    }
}

extension TemplateOverview {
    /// The template's name, version, summary and platforms, its parameters, and the files that it generates.
    ///
    /// - Parameter parameters: the parameters with the Rambafile's defaults.
    fileprivate func text(_ parameters: [Parameter], columns: Int) -> String {
        let head = HelpPage.Block.line([name, version].compactMap(\.self).joined(separator: " "))
        let needs = platforms.isEmpty ? nil : "Needs \(platforms.joined(separator: " or "))"
        let notes = [summary, needs].compactMap(\.self).map(HelpPage.Block.paragraph)
        let blocks = [head] + notes + [.line("")] + parameters.table
        return HelpPage(blocks: blocks).text(columns: columns) + "\nFILES:\n" + tree
    }
}
