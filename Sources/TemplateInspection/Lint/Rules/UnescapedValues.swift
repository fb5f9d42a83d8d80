import GenerambaKit
import SourceText
import TemplateEngine

/// Reports free texts that stand in a comment of one line or between quotes as they are: a line break would end the
/// comment, and a quote the literal.
struct UnescapedValues: LintRule {
    func problems(in linted: LintedTemplate) -> Diagnostics {
        let free = linted.parameters.filter(\.isFreeText).map(\.name.value)
        let names = Set(
            free.filter { !linted.module.variables.contains($0) } + free.map { "custom_parameters.\($0)" } + [
                "module_info.description", "module_info.purpose",
            ])
        return Diagnostics(
            WrittenTexts(linted).code.flatMap { document -> [Diagnostic] in
                let own = Set(document.assignedNames)
                return document.pieces.compactMap { piece in
                    guard let name = piece.name, names.contains(name), !own.contains(name) else { return nil }
                    return problem(with: name, piece.range)
                }
            })
    }

    private func problem(with name: String, _ range: SourceRange) -> Diagnostic? {
        let line = range.file.bytes[range.lineStart..<range.offsets.lowerBound]
        // The text before the tag, without other tags, which may have quotes of their own.
        let text = String(decoding: line, as: UTF8.self).replacing(/\{[{%].*?[%}]\}/, with: "")
        var isQuoted = false
        for (index, character) in zip(text.indices, text) {
            if character == "\"", !text[..<index].hasSuffix("\\") { isQuoted.toggle() }
            guard !isQuoted, text[index...].hasPrefix("//") else { continue }
            let filter = text[index...].hasPrefix("///") ? "doc_comment" : "comment"
            return .warning(
                "'\(name)' may have several lines, of which only the first is in the comment", at: range,
                hint: "write '{{ \(name) | \(filter) }}'")
        }
        guard isQuoted else { return nil }
        return .warning(
            "'\(name)' may contain quotes and line breaks, which end the literal", at: range,
            hint: "write '{{ \(name) | swift_string }}'")
    }
}
