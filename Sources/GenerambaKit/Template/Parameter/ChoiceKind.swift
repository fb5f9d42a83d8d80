import SourceText
import SwiftText
import TemplateEngine

/// One of the texts in `choices:` in the rambaspec.
struct ChoiceKind: ParameterKind {
    let word = "choice"
    let keys = ["choices"]

    func check(_ parameter: Parameter, _ found: inout Diagnostics) {
        guard parameter.choices.isEmpty else { return }
        let name = parameter.name
        found.addError(
            "'\(name.value)' has no choices", at: parameter.fields.node("choices")?.range ?? name.range,
            hint: "list them: 'choices: [one, two]'")
    }

    func read(_ text: ListItem, for parameter: Parameter) throws -> Answer {
        let choices = parameter.choices
        guard choices.contains(text.text) else {
            throw Diagnostics.error(
                "'\(text.text)' is not a choice for '\(parameter.name.value)'", at: text.range,
                hint: didYouMean(text.text, in: choices) ?? "choose one: \(quoted(choices))")
        }
        return .value(.string(text.text))
    }

    func placeholder(for parameter: Parameter) -> String { parameter.choices.joined(separator: "|") }

    func richest(for parameter: Parameter) -> SourceRange? { nil }

    func alternatives(for parameter: Parameter) -> [Answer] { parameter.choices.map { .value(.string($0)) } }

    func triedTexts(for parameter: Parameter) -> [String] { parameter.choices }

    func example(_ set: ExampleSet, for parameter: Parameter, at index: Int) -> Answer {
        let choices = parameter.choices
        return .value(.string(choices[(index + (set == .second ? 1 : 0)) % choices.count]))
    }

    func domain(for parameter: Parameter) -> ParameterDomain {
        .values(parameter.choices.map { .text(Array($0.utf8)) })
    }
}
