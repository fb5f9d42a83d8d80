import SourceText
import SwiftText
import TemplateEngine

/// A kind of parameter, with all that the program asks of it. Each kind is one file, and a line in `ParameterKinds`.
protocol ParameterKind: Sendable {
    /// The word for it in a rambaspec: `type: bool`.
    var word: String { get }
    /// The keys of a rambaspec that say something about such a parameter alone, or about a list of such.
    var keys: [String] { get }
    /// What to do about such a key where the parameter is of another kind.
    var keysHint: String { get }
    /// Whether the items of a list can be such.
    var canBeItem: Bool { get }
    /// Whether an option of the command line gives it without a value: `--worker`.
    var isFlag: Bool { get }
    /// What a value that nobody gives is, where there is no default.
    var nothing: Answer { get }

    /// Checks what a rambaspec says of such a parameter.
    func check(_ parameter: Parameter, _ found: inout Diagnostics)
    /// Reads one value.
    ///
    /// - Throws: `Diagnostics` with what is wrong in the text.
    func read(_ text: ListItem, for parameter: Parameter) throws -> Answer
    /// What stands between `<` and `>` in the help.
    func placeholder(for parameter: Parameter) -> String

    /// The value that makes the most of a template; nil for the default.
    func richest(for parameter: Parameter) -> SourceRange?
    /// Answers with which a template may make other files than with the richest one, where there are few.
    func alternatives(for parameter: Parameter) -> [Answer]
    /// The values that `template check` tries beside the default.
    func triedTexts(for parameter: Parameter) -> [String]
    /// A value that has all that such values can have.
    ///
    /// - Parameter index: that of the parameter, so that two have different values.
    func example(_ set: ExampleSet, for parameter: Parameter, at index: Int) throws -> Answer

    /// What a condition can know of its values.
    func domain(for parameter: Parameter) -> ParameterDomain
}

/// What is true of most kinds.
extension ParameterKind {
    var keys: [String] { [] }
    var keysHint: String { "write 'type: \(word)'" }
    var canBeItem: Bool { true }
    var isFlag: Bool { false }
    var nothing: Answer { .value(.null) }

    func check(_ parameter: Parameter, _ found: inout Diagnostics) {}
    func placeholder(for parameter: Parameter) -> String { word }

    func richest(for parameter: Parameter) -> SourceRange? { parameter.examples.last }
    func alternatives(for parameter: Parameter) -> [Answer] { [] }
    func triedTexts(for parameter: Parameter) -> [String] { parameter.examples.map(\.text) }

    func domain(for parameter: Parameter) -> ParameterDomain { .unknown }
}

/// The kinds of parameters, in the order in which messages list them.
enum ParameterKinds {
    static let all: [any ParameterKind] = [
        StringKind(), BoolKind(), IntKind(), ChoiceKind(), ListKind(), FunctionKind(),
    ]
}
