import GenerambaKit
import SourceText
import TemplateEngine

/// Reports included texts without a last line break where the next line continues theirs, and tags of Liquid that leave
/// empty lines.
struct LineBreaks: LintRule {
    func problems(in linted: LintedTemplate) -> Diagnostics {
        var found = Diagnostics()
        for document in WrittenTexts(linted).code {
            if document.isLiquid, let warning = emptyLines(in: document) { found.add(warning) }
            let snippets = linted.snippets(Dialect(of: document))
            for (name, range) in document.joinedPartials {
                guard let snippet = snippets[name], let last = snippet.pieces.last, last.kind != .other,
                    snippet.source.bytes[snippet.range].last != UInt8(ascii: "\n")
                else { continue }
                found.addWarning(
                    "the next line continues the last one of '\(name)', which has no line break", at: range,
                    hint: "add one at the end of '\(snippet.source.path)'")
            }
        }
        return found
    }

    /// One warning for all lines with an assignment alone or with the beginning of a block that ends alone on a line. Where
    /// only one of both leaves an empty line, it may be meant, and also around an optional part of a text that has
    /// hyphens elsewhere: it separates the part from what surrounds it.
    private func emptyLines(in document: Document) -> Diagnostic? {
        let (source, text) = (document.source, document.source.text(document.range))
        // A line with a tag alone, neither of whose ends has a hyphen.
        let tagLine = /(?:^|\n)[ \t]*(?<tag>\{%[ \t]*(?<name>\w+)(?:[^%\n]*[^%\n-])?%\})[ \t]*\r?(?=\n)/
        let tags = text.matches(of: tagLine).map(\.output)
        let hasHyphens = text.contains(/(?:^|\n)[ \t]*\{%-/)
        let places = tags.enumerated().filter { index, tag in
            if hasHyphens, tag.name == "if" || tag.name == "unless" { return false }
            return tag.name == "assign" || tags[index...].contains { $0.name == "end\(tag.name)" }
        }.map { _, tag in
            let start = document.range.lowerBound + text[..<tag.tag.startIndex].utf8.count
            return source.range(start..<start + tag.tag.utf8.count)
        }
        guard let first = places.first, !text.contains("endraw") else { return nil }
        let rest = places.count == 1 ? "" : ", as do \(places.count - 1) more"
        return .warning(
            "this tag leaves an empty line\(rest)", at: first,
            hint: "write '{%-' instead of '{%': the hyphen removes the line break before the tag")
    }
}
