import SourceText
import SwiftText
import TemplateEngine

/// A Boolean, set on the command line by an option without a value: `--worker` or `--no-worker`.
struct BoolKind: ParameterKind {
    let word = "bool"
    let keys = ["no_summary"]
    let canBeItem = false
    let isFlag = true
    let nothing = Answer.value(.bool(false))

    private static let words = ["true": true, "yes": true, "false": false, "no": false]

    func read(_ text: ListItem, for parameter: Parameter) throws -> Answer {
        guard let bool = Self.words[text.text.lowercased()] else {
            throw parameter.wrong("'\(text.text)' is neither true nor false", at: text.range)
        }
        return .value(.bool(bool))
    }

    func placeholder(for parameter: Parameter) -> String { "true|false" }

    func richest(for parameter: Parameter) -> SourceRange? {
        parameter.examples.last ?? SourceFile(path: "", text: "true").whole
    }

    func alternatives(for parameter: Parameter) -> [Answer] { [.value(.bool(false))] }

    func triedTexts(for parameter: Parameter) -> [String] {
        [parameter.defaultAnswer == .value(.bool(true)) ? "false" : "true"]
    }

    func example(_ set: ExampleSet, for parameter: Parameter, at index: Int) -> Answer {
        .value(.bool(set != .second))
    }

    func domain(for parameter: Parameter) -> ParameterDomain { .values([.bool(true), .bool(false)]) }
}

extension Parameter {
    /// The option that sets the parameter to false.
    package var denyingOption: String { "--no-\(name.value)" }

    /// Whether the parameter is a Boolean that is true unless it is set to false.
    package var isTrueByDefault: Bool { defaultAnswer == .value(.bool(true)) }
}
