import SourceText
import SwiftText
import TemplateEngine

/// A kind of parameter. To add a kind, add a file and a line in `ParameterKinds`.
package protocol ParameterKind: Sendable {
    /// The name of the kind in a rambaspec: `type: bool`.
    var word: String { get }
    /// The keys in a rambaspec that apply only to parameters of this kind, and to lists of them.
    var keys: [String] { get }
    /// The hint for such a key on a parameter of another kind.
    var keysHint: String { get }
    /// Whether the items of a list can be of this kind.
    var canBeItem: Bool { get }
    /// Whether a command-line option sets the parameter without a value: `--worker`.
    var isFlag: Bool { get }
    /// The answer if there is neither a value nor a default.
    var nothing: Answer { get }

    /// Checks the declaration of a parameter of this kind.
    func check(_ parameter: Parameter, _ found: inout Diagnostics)
    /// Parses one value.
    func read(_ text: ListItem, for parameter: Parameter) throws -> Answer
    /// Returns the placeholder between `<` and `>` in the help.
    func placeholder(for parameter: Parameter) -> String

    /// Returns the richest value, with which a template generates the most; nil for the default.
    func richest(for parameter: Parameter) -> SourceRange?
    /// Returns the answers, if there are few, with which a template may generate other files than with the richest.
    func alternatives(for parameter: Parameter) -> [Answer]
    /// Returns the values that `template check` tries in addition to the default.
    func triedTexts(for parameter: Parameter) -> [String]
    /// Returns a value with everything that values of this kind can have.
    ///
    /// - Parameter index: the index of the parameter, so that different parameters get different values.
    func example(_ set: ExampleSet, for parameter: Parameter, at index: Int) throws -> Answer

    /// Returns the possible values, as far as conditions can know them.
    func domain(for parameter: Parameter) -> ParameterDomain
}

/// Defaults that are right for most kinds.
extension ParameterKind {
    package var keys: [String] { [] }
    var keysHint: String { "write 'type: \(word)'" }
    var canBeItem: Bool { true }
    package var isFlag: Bool { false }
    package var nothing: Answer { .value(.null) }

    package func check(_ parameter: Parameter, _ found: inout Diagnostics) {}
    package func placeholder(for parameter: Parameter) -> String { word }

    package func richest(for parameter: Parameter) -> SourceRange? { parameter.examples.last }
    package func alternatives(for parameter: Parameter) -> [Answer] { [] }
    package func triedTexts(for parameter: Parameter) -> [String] { parameter.examples.map(\.text) }

    package func domain(for parameter: Parameter) -> ParameterDomain { .unknown }
}

/// The kinds of parameters, in the order in which messages list them.
package enum ParameterKinds {
    package static let all: [any ParameterKind] = [
        StringKind(), BoolKind(), IntKind(), ChoiceKind(), ListKind(), FunctionKind(),
        ArgumentsKind(), TypeKind(), EventKind(),
    ]
}
