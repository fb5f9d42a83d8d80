import ArgumentParser
import GenerambaKit
import SourceText

extension Gen {
    /// Prints the help of the first template among the arguments or, if there is none, of the command.
    ///
    /// - Throws: `ExitCode` when a template cannot be read.
    func showHelp() throws {
        try CommandContext.run(in: place.directory) { context, diagnostics in
            var help = Generamba.helpMessage(for: Gen.self) + "\n"
            for word in words where !word.hasPrefix("-") {
                guard let template = try context.templates.find(word) else { continue }
                let module = Module(.example, now: try SystemEnvironment.now())
                help = try OpenTemplate(template, for: module, diagnostics: &diagnostics).help(word)
                break
            }
            context.terminal.write(printable(help))
        }
    }
}

extension OpenTemplate {
    /// The template's summary and parameters, in the layout of the argument parser's help.
    fileprivate func help(_ name: String) throws -> String {
        let overview = try summary().map { "OVERVIEW: \($0)\n\n" } ?? ""
        return overview + """
            USAGE: generamba gen [<options>] <name> \(name)

            \(parameters.table)
            See 'generamba gen --help' for the options.

            """
    }
}

extension [Parameter] {
    /// The table of a template's parameters, for the help of `gen` and for `template show`.
    var table: String {
        let own = Set(Gen.optionNames)
        let rows = flatMap { $0.rows(besides: own) }
        guard !rows.isEmpty else { return "The template declares no parameters.\n" }
        return "PARAMETERS:\n" + rows.map { $0 + "\n" }.joined()
    }
}

extension Parameter {
    /// The lines of the help for a parameter.
    ///
    /// - Parameter own: the names of the command's own options.
    fileprivate func rows(besides own: Set<String>) -> [String] {
        let isDenied = isFlag && isTrueByDefault && !own.contains("--\(name.value)")
        let option = isDenied ? denyingOption : form(besides: own)
        let notes = [summary, isRequired ? "(required)" : nil, defaultText.map { "(default: \($0))" }]
        let text = notes.compactMap(\.self).joined(separator: " ")
        let column = 28
        let margin = String(repeating: " ", count: column)
        let head = "  \(option)"
        var lines = text.isEmpty ? [] : [text]
        if let pattern { lines.append("matches \(pattern.text)") }
        lines += examples.map { "for example '\($0.text)'" }
        let isBeside = !text.isEmpty && head.count <= column - 2
        let first = isBeside ? head.padded(to: column) + lines.removeFirst() : head
        return [first] + lines.map { margin + $0 }
    }
}
