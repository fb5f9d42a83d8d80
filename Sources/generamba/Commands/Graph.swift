import Architecture
import ArgumentParser

struct Graph: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph", abstract: "Show which module opens, holds and configures which.",
        usage: "generamba graph [<options>]",
        discussion: """
            This reads the Swift code of the project and changes nothing. The modules are the recorded ones, and those \
            whose types are named like the parts of VIPER, SILVER or Clean Swift. A module leads to another one if its \
            code names a type of it: a router or what makes its destinations opens it, a stored property holds it, and \
            a call of its input configures it.

            EXAMPLE
              generamba graph
              generamba graph --format svg > modules.svg
            """)

    /// The form of the graph.
    enum Format: String, CaseIterable, ExpressibleByArgument { case text, dot, mermaid, svg }

    @Option(help: ArgumentHelp("The form of the graph.", valueName: "form")) var format = Format.text

    @OptionGroup var place: PlaceOption

    func run() throws {
        try CommandContext.run(in: place.directory) { context, _ in
            let graph = ModuleGraph(of: try context.code())
            let text =
                switch format {
                case .text: graph.text()
                case .dot: graph.dot()
                case .mermaid: graph.mermaid()
                case .svg: graph.svg()
                }
            context.terminal.write(text)
        }
    }
}
