import ArgumentParser
import GenerambaKit
import SourceText

/// The command `generamba schema`.
struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Print the JSON Schema of a file or of a report.",
        usage: "generamba schema rambafile|rambaspec|<command>",
        discussion: """
            Editors complete and check a Rambafile or a rambaspec with its schema, and programs check a report with that of \
            its command.

            EXAMPLE
              generamba schema rambafile > rambafile.schema.json
              generamba schema template check
            """)

    @Argument(
        help: ArgumentHelp(
            "'rambafile', 'rambaspec', or a command with '--json', such as 'gen' or 'template check'.",
            valueName: "name"),
        completion: .list(["rambafile", "rambaspec"]))
    var words: [String]

    private static let files = ["rambafile": FileSchema.rambafile, "rambaspec": FileSchema.rambaspec]

    func run() throws {
        try CommandContext.run(in: nil) { context, _ in
            let name = words.joined(separator: " ").lowercased()
            guard let schema = Self.files[name] ?? ReportSchema.schema(of: name) else {
                let known = Self.files.keys.sorted() + ReportSchema.commands
                throw Diagnostics.error(
                    "there is no schema '\(name)'",
                    hint: didYouMean(name, in: known) ?? "write one of \(quoted(known, most: .max))")
            }
            context.terminal.write(try JSON.text(of: schema))
        }
    }
}
