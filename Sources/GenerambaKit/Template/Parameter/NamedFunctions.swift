import SourceText
import SwiftText

/// Texts that name functions of another parameter.
extension Parameter {
    /// The functions to choose from; nil without `names:`, when the texts may be any.
    private func namesToChoose(_ answers: [String: Answer]) -> [String]? {
        named.map { answers[$0.value]?.functions.map(\.name.withoutBackticks) ?? [] }
    }

    /// The texts of the answer that name no function.
    func unknownNames(_ answers: [String: Answer]) -> [String] {
        guard let names = namesToChoose(answers) else { return [] }
        return (answers[name.value]?.texts ?? []).filter { !names.contains($0) }
    }

    /// Returns the errors for items that name no function.
    fileprivate func errors(in items: [ListItem], _ answers: [String: Answer]) -> [Diagnostic] {
        let unknown = Set(unknownNames(answers))
        let names = namesToChoose(answers) ?? []
        return items.filter { unknown.contains($0.text) }.map { item in
            let parameter = named?.value ?? ""
            return .error(
                "there is no '\(item.text)' in '\(parameter)'", at: item.range,
                hint: didYouMean(item.text, in: names)
                    ?? (names.isEmpty ? "name it with --\(parameter)" : "choose one: \(quoted(names))"))
        }
    }
}

extension [Parameter] {
    /// Checks that texts name functions, and that no two parameters name the same function.
    ///
    /// - Parameter texts: the texts from the user, by the parameters' keys.
    func checkNames(_ answers: [String: Answer], _ texts: [String: [SourceRange]]) throws {
        var found = Diagnostics()
        var owners: [[String]: Parameter] = [:]
        for parameter in self {
            guard let named = parameter.named?.value else { continue }
            let items = try (texts[parameter.key] ?? []).flatMap(ListItem.items)
            found.add(contentsOf: Diagnostics(parameter.errors(in: items, answers)))
            for text in answers[parameter.name.value]?.texts ?? [] {
                guard let owner = owners.updateValue(parameter, forKey: [named, text]),
                    owner.key != parameter.key
                else { continue }
                found.addError(
                    "'\(owner.name.value)' has '\(text)', too", at: items.first { $0.text == text }?.range,
                    hint: "remove one")
            }
        }
        try found.throwErrors()
    }
}

extension Answer {
    /// The texts in the answer.
    fileprivate var texts: [String] {
        switch self {
        case .value(.string(let text)): [text]
        case .value(.list(let items)):
            items.compactMap { if case .string(let text) = $0 { text } else { nil } }
        default: []
        }
    }
}
