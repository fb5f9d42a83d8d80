import ArgumentParser
import GenerambaKit
import SourceText
import SwiftText

extension Gen {
    /// Prints the help of the first template among the arguments or, if there is none, of the command.
    func showHelp() throws {
        try CommandContext.run(in: options.place.directory) { context, diagnostics in
            var help = HelpPage(Generamba.helpMessage(for: Gen.self))
            let templates = options.fetching.templates(context)
            for word in words where !word.hasPrefix("-") {
                guard let template = try templates.candidate(word) ?? templates.find(word) else { continue }
                let module = Module(.example, now: try SystemEnvironment.now())
                let open = try OpenTemplate(template, for: module, diagnostics: &diagnostics)
                let parameters = try context.withDefaults(open.parameters, of: word, &diagnostics)
                // The layout is that of the argument parser's help.
                let summary = try open.summary().map { HelpPage.Block.paragraph("OVERVIEW: \($0)") }
                let overview = summary.map { [$0, .line("")] } ?? []
                let usage = HelpPage.Block.line("USAGE: generamba gen [<options>] <name> \(word)")
                let end = HelpPage.Block.paragraph("See 'generamba gen --help' for the options.")
                help = HelpPage(blocks: overview + [usage, .line("")] + parameters.table + [.line(""), end])
                break
            }
            context.terminal.write(printable(help?.text(columns: context.terminal.helpWidth) ?? ""))
        }
    }
}

extension CommandContext {
    /// Returns a template's parameters with the Rambafile's defaults. Adds a warning for each default that is wrong.
    func withDefaults(
        _ parameters: [Parameter], of template: String, _ diagnostics: inout Diagnostics
    ) throws -> [Parameter] {
        var found = Diagnostics()
        let defaults = try templates.settings(of: template).parameters
        defer { diagnostics.add(contentsOf: found.asWarnings) }
        return try parameters.with(defaults, of: template, &found)
    }
}

extension [Parameter] {
    /// The table of a template's parameters, for the help of `gen` and for `template show`.
    var table: [HelpPage.Block] {
        let own = Set(GenOptions.optionNames)
        let entries = flatMap { $0.entries(besides: own) }
        return entries.isEmpty
            ? [.paragraph("The template declares no parameters.")] : [.paragraph("PARAMETERS:")] + entries
    }
}

extension Parameter {
    /// The help for a parameter: one entry, or one for each spelling of a Boolean whose rambaspec describes both.
    fileprivate func entries(besides own: Set<String>) -> [HelpPage.Block] {
        let isOption = isFlag && !own.contains("--\(name.value)")
        guard isOption, let denial else {
            let other = isOption && isTrueByDefault ? ", \(denyingOption)" : ""
            let label = form(besides: own) + other
            return [.entry(label, description(summary, note: defaultText.map { "(\(defaultWord): \($0))" }))]
        }
        let (on, off) = isTrueByDefault ? (" (\(defaultWord))", "") : ("", " (\(defaultWord))")
        return [
            .entry(form(), description((summary ?? "") + on, note: nil)),
            .entry(denyingOption, [.paragraph(denial + off)]),
        ]
    }

    private var defaultWord: String { projectDefault == nil ? "default" : "default in the Rambafile" }

    private func description(_ summary: String?, note: String?) -> [HelpPage.Block] {
        let isAsked = isRequired && projectDefault == nil
        let with = condition.map { " with '--\($0.value)'" }
        let need = isAsked ? "(required\(with ?? ""))" : with.map { "(only\($0))" }
        let notes = [summary, need, note]
        let first = notes.compactMap(\.self).joined(separator: " ")
        let values = patternHint.map { HelpPage.Block.paragraph("\(isList ? "each" : "it") must be \($0)") }
        let examples = (isFlag ? [] : examples).map(shown).distinct(by: \.self)
        let pattern = patternHint == nil ? pattern.map { HelpPage.Block.line("matches \($0.text)") } : nil
        return (first.isEmpty ? [] : [.paragraph(first)]) + [values].compactMap(\.self)
            + examples.map { .line("for example '\($0)'") } + [pattern].compactMap(\.self)
    }

    /// An example. Of a long list, only as many items as fit into a line of a usual terminal.
    private func shown(_ example: SourceRange) -> String {
        let items = isList ? (try? ListItem.items(in: example).map(\.text)) ?? [] : []
        let beginnings = items.indices.map { items[...$0].joined(separator: ",") }
        // Where white space or quotes are missing, the beginning may mean something else.
        guard beginnings.last == example.text else { return example.text }
        return beginnings.last { $0.columns <= 60 } ?? example.text
    }
}
