import ArgumentParser
import GenerambaKit
import SourceText
import SwiftText

extension Gen {
    /// Prints the help of the first template among the arguments or, if there is none, of the command.
    ///
    /// - Throws: `ExitCode` when a template cannot be read.
    func showHelp() throws {
        try CommandContext.run(in: place.directory) { context, diagnostics in
            var help = HelpPage(Generamba.helpMessage(for: Gen.self))
            for word in words where !word.hasPrefix("-") {
                guard let template = try context.templates.find(word) else { continue }
                let module = Module(.example, now: try SystemEnvironment.now())
                help = try OpenTemplate(template, for: module, diagnostics: &diagnostics).help(word)
                break
            }
            context.terminal.write(printable(help?.text(columns: context.terminal.helpWidth) ?? ""))
        }
    }
}

extension OpenTemplate {
    /// The template's summary and parameters, in the layout of the argument parser's help.
    fileprivate func help(_ name: String) throws -> HelpPage {
        let overview = try summary().map { [HelpPage.Block.paragraph("OVERVIEW: \($0)"), .line("")] } ?? []
        let usage = HelpPage.Block.line("USAGE: generamba gen [<options>] <name> \(name)")
        let end = HelpPage.Block.paragraph("See 'generamba gen --help' for the options.")
        return HelpPage(blocks: overview + [usage, .line("")] + parameters.table + [.line(""), end])
    }
}

extension [Parameter] {
    /// The table of a template's parameters, for the help of `gen` and for `template show`.
    var table: [HelpPage.Block] {
        let own = Set(Gen.optionNames)
        let entries = flatMap { $0.entries(besides: own) }
        return entries.isEmpty
            ? [.paragraph("The template declares no parameters.")] : [.paragraph("PARAMETERS:")] + entries
    }
}

extension Parameter {
    /// The help for a parameter: one entry, or one for each spelling of a Boolean whose rambaspec describes both.
    ///
    /// - Parameter own: the names of the command's own options.
    fileprivate func entries(besides own: Set<String>) -> [HelpPage.Block] {
        let isOption = isFlag && !own.contains("--\(name.value)")
        guard isOption, let denial else {
            let other = isOption && isTrueByDefault ? ", \(denyingOption)" : ""
            return [.entry(form(besides: own) + other, description(summary, default: defaultText))]
        }
        let (on, off) = isTrueByDefault ? (" (default)", "") : ("", " (default)")
        return [
            .entry(form(), description((summary ?? "") + on, default: nil)),
            .entry(denyingOption, [.paragraph(denial + off)]),
        ]
    }

    private func description(_ summary: String?, default text: String?) -> [HelpPage.Block] {
        let notes = [summary, isRequired ? "(required)" : nil, text.map { "(default: \($0))" }]
        let first = notes.compactMap(\.self).joined(separator: " ")
        let values = patternHint.map { HelpPage.Block.paragraph("\(isList ? "each" : "it") must be \($0)") }
        let pattern = patternHint == nil ? pattern.map { HelpPage.Block.line("matches \($0.text)") } : nil
        return (first.isEmpty ? [] : [.paragraph(first)]) + [values].compactMap(\.self)
            + shownExamples.map { .line("for example '\($0)'") } + [pattern].compactMap(\.self)
    }

    /// The examples. Of a long list, only as many items as fit into a line of a usual terminal.
    private var shownExamples: [String] { examples.map(shown).distinct(by: \.self) }

    private func shown(_ example: SourceRange) -> String {
        let items = isList ? (try? ListItem.items(in: example).map(\.text)) ?? [] : []
        let beginnings = items.indices.map { items[...$0].joined(separator: ",") }
        // Where white space or quotes are missing, the beginning may mean something else.
        guard beginnings.last == example.text else { return example.text }
        return beginnings.last { $0.columns <= 60 } ?? example.text
    }
}
