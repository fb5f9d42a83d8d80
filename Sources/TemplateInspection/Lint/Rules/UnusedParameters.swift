import SourceText
import TemplateEngine

/// Reports parameters that no text uses.
struct UnusedParameters: LintRule {
    func problems(in linted: LintedTemplate) -> Diagnostics {
        // All conditions of a rambaspec are parts of the same text.
        let texts = linted.documents.filter(\.isLiquid).distinct(by: \.source.bytes).map(\.source.whole.text)
        guard linted.isWhole, !texts.contains(where: asksForComputedParameter),
            !linted.documents.contains(where: { $0.names.contains("custom_parameters") })
        else { return Diagnostics() }
        let lists = linted.files.compactMap(\.entry.forEach).flatMap { $0.value.split(separator: ".") }
        let words = Set(linted.documents.flatMap(\.nameParts) + lists.map(String.init))
        func isUsed(_ name: String) -> Bool {
            // A Liquid text may contain the parameter's name in quotes.
            words.contains(name) || texts.contains { $0.contains("'\(name)'") || $0.contains("\"\(name)\"") }
        }
        return Diagnostics(
            linted.parameters.map(\.name).filter { !isUsed($0.value) }.map {
                .warning(
                    "nothing uses the parameter '\($0.value)'", at: $0.range,
                    hint: "use it in a source, or remove it")
            })
    }

    /// Whether the document accesses a parameter by brackets that contain anything but a quoted name.
    private func asksForComputedParameter(_ text: String) -> Bool {
        text.split(separator: "custom_parameters[", omittingEmptySubsequences: false).dropFirst().contains {
            $0.first { $0 != " " }.map { !"'\"".contains($0) } ?? false
        }
    }
}
