import SourceText
import SwiftText
import TemplateEngine

/// A list with items of another kind, the parameter's `itemKind`.
package struct ListKind: ParameterKind {
    package let word = "list"
    package let keys = ["items", "unique"]
    package let keysHint = "only a list has items"
    package let canBeItem = false
    package let nothing = Answer.value(.list([]))

    package func read(_ text: ListItem, for parameter: Parameter) throws -> Answer {
        try parameter.list(of: ListItem.items(in: text.range))
    }

    package func placeholder(for parameter: Parameter) -> String {
        parameter.itemKind.placeholder(for: parameter) + ",…"
    }

    package func example(_ set: ExampleSet, for parameter: Parameter, at index: Int) throws -> Answer {
        parameter.list(of: [try parameter.itemKind.example(set, for: parameter, at: index)])
    }
}

extension Parameter {
    /// Whether the parameter takes several values.
    package var isList: Bool { kind is ListKind }

    /// Returns the list of the parsed items.
    package func list(of items: [ListItem]) throws -> Answer {
        if isUnique { try checkUnique(items) }
        let answers = try items.mapCollecting { try itemKind.read($0, for: self) }
        let answer = list(of: answers)
        switch answer {
        case .functions(let functions): try FunctionKind.checkDistinct(functions, items)
        case .types(let types): try TypeKind.check(types, items)
        case .events(let events): try EventKind.check(events)
        case .value, .function, .inputs: break
        }
        return answer
    }

    /// Returns the list of items that have been read.
    fileprivate func list(of answers: [Answer]) -> Answer {
        switch answers.first {
        case .function: .functions(answers.flatMap(\.functions))
        case .types: .types(answers.flatMap(\.declaredTypes))
        case .events: .events(answers.flatMap(\.events))
        default: .value(.list(answers.map { if case .value(let value) = $0 { value } else { .null } }))
        }
    }

    /// Throws an error if two items lead to the same names because templates change letter case.
    private func checkUnique(_ items: [ListItem]) throws {
        var found = Diagnostics()
        var seen: [String: String] = [:]
        for item in items {
            let name = itemKind is FunctionKind ? item.text.prefix { $0 != "(" } : item.text[...]
            let key = String(name).trimmed.sameWhateverTheCase
            guard let first = seen[key] else {
                seen[key] = item.text
                continue
            }
            let hint = first == item.text ? "remove one" : "it generates the same names as '\(first)'"
            found.addError("'\(item.text)' appears twice", at: item.range, hint: hint)
        }
        try found.throwErrors()
    }
}
