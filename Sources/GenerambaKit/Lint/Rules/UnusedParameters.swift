import SourceText
import TemplateEngine

/// Parameters that no text asks for.
struct UnusedParameters: LintRule {
    func problems(in linted: LintedTemplate) -> Diagnostics {
        let texts = liquidTexts(linted.documents)
        guard linted.isWhole, !texts.contains(where: \.asksForComputedParameter),
            !linted.documents.contains(where: { $0.names.contains("custom_parameters") })
        else { return Diagnostics() }
        let lists = linted.files.compactMap(\.entry.forEach).flatMap { $0.value.split(separator: ".") }
        let words = Set(linted.documents.flatMap(\.nameParts) + lists.map(String.init))
        func isUsed(_ name: String) -> Bool {
            // A text of Liquid may ask for a parameter by its name in quotes.
            words.contains(name) || texts.contains { $0.contains("'\(name)'") || $0.contains("\"\(name)\"") }
        }
        return Diagnostics(
            linted.parameters.map(\.name).filter { !isUsed($0.value) }.map {
                .warning(
                    "nothing uses the parameter '\($0.value)'", at: $0.range,
                    hint: "ask for it in a source, or remove it")
            })
    }

    /// The texts of Liquid, each once: all conditions of a rambaspec stand in one.
    private func liquidTexts(_ documents: [Document]) -> [String] {
        documents.filter(\.isLiquid).distinct(by: \.source.bytes).map(\.source.whole.text)
    }
}

extension String {
    /// Whether it has brackets for a parameter with anything but a quoted name in them.
    fileprivate var asksForComputedParameter: Bool {
        split(separator: "custom_parameters[", omittingEmptySubsequences: false).dropFirst().contains {
            $0.first { $0 != " " }.map { !"'\"".contains($0) } ?? false
        }
    }
}
