import SwiftText
import TemplateEngine

struct IntKind: ParameterKind {
    let word = "int"

    func read(_ text: ListItem, for parameter: Parameter) throws -> Answer {
        guard let number = Int(text.text) else {
            throw parameter.wrong("'\(text.text)' is not a whole number", at: text.range)
        }
        return .value(.integer(number))
    }

    func example(_ set: ExampleSet, for parameter: Parameter, at index: Int) -> Answer {
        switch set {
        case .first: .value(.integer(2 * index + 1))
        case .second: .value(.integer(2 * index + 2))
        case .madeUp: .value(.integer(index + 1))
        }
    }

    func domain(for parameter: Parameter) -> ParameterDomain { .numbers }
}
