import SourceText
import SwiftText
import TemplateEngine

/// A list with items of another kind, the parameter's `itemKind`.
struct ListKind: ParameterKind {
    let word = "list"
    let keys = ["items", "unique"]
    let keysHint = "only a list has items"
    let canBeItem = false
    let nothing = Answer.value(.list([]))

    func read(_ text: ListItem, for parameter: Parameter) throws -> Answer {
        try parameter.list(of: ListItem.items(in: text.range))
    }

    func placeholder(for parameter: Parameter) -> String {
        parameter.itemKind.placeholder(for: parameter) + ",…"
    }

    func example(_ set: ExampleSet, for parameter: Parameter, at index: Int) throws -> Answer {
        .value(.list([try parameter.itemKind.example(set, for: parameter, at: index).value(.placeholders)]))
    }
}

extension Parameter {
    /// Whether the parameter takes several values.
    package var isList: Bool { kind is ListKind }

    /// Returns the list of the parsed items.
    ///
    /// - Throws: `Diagnostics` with all errors in them.
    func list(of items: [ListItem]) throws -> Answer {
        if isUnique { try checkUnique(items) }
        let answers = try items.mapCollecting { try itemKind.read($0, for: self) }
        let functions = answers.flatMap(\.functions)
        if case .types? = answers.first {
            try TypeKind.check(functions, items)
            return .types(functions)
        }
        guard functions.isEmpty else {
            try FunctionKind.checkDistinct(functions, items)
            return .functions(functions)
        }
        return .value(.list(answers.map { $0.value(.placeholders) }))
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
