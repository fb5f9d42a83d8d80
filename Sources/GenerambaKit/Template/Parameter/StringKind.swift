import SwiftText
import TemplateEngine

/// A text that must match the parameter's pattern.
struct StringKind: ParameterKind {
    let word = "string"
    let keys = ["pattern", "pattern_hint", "names"]
    let keysHint = "only a string has a pattern or names functions"

    func read(_ text: ListItem, for parameter: Parameter) throws -> Answer {
        let word = text.text
        guard let pattern = parameter.pattern else { return .value(.string(word)) }
        guard try pattern.matches(word, at: text.range) else {
            throw parameter.mismatch(with: pattern, at: text.range)
        }
        return .value(.string(word))
    }

    func placeholder(for parameter: Parameter) -> String { parameter.named == nil ? word : "name" }

    func example(_ set: ExampleSet, for parameter: Parameter, at index: Int) -> Answer {
        .value(.string(set.text(parameter.key)))
    }

    func domain(for parameter: Parameter) -> ParameterDomain { .texts }
}
