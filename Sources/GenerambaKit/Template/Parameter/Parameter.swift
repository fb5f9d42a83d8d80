import SourceText
import SwiftText

/// What a template asks for: an item of `parameters:` in its rambaspec.
package struct Parameter: Sendable {
    /// The name, by which a template asks for the value and the command line gives it.
    package let name: Located<String>
    package let summary: String?
    let kind: any ParameterKind
    /// What the items of a list are.
    let itemKind: any ParameterKind
    package let isRequired: Bool
    /// Whether no two items of a list may give the same names.
    let isUnique: Bool
    /// What a text must match.
    package internal(set) var pattern: Pattern?
    /// The values that may be chosen.
    let choices: [String]
    /// What functions have to be like.
    let rules: FunctionRules
    /// Values to show, and to try the template with, in the rambaspec.
    package let examples: [SourceRange]
    /// All its keys, for kinds that have keys of their own.
    let fields: YAMLFields
    /// The default as the rambaspec writes it; nil when there is none.
    package internal(set) var defaultText: String?
    /// What stands for a value that is not given.
    var defaultAnswer: Answer

    /// The name as options and other parameters know it: hyphens are as good as underscores.
    package var key: String { Self.key(of: name.value) }

    /// The key of a parameter that goes by a name: `use_cases` of `use-cases`.
    package static func key(of name: some StringProtocol) -> String { String(name).replacing("-", with: "_") }

    /// Whether an option of the command line gives it without a value: `--worker`.
    package var isFlag: Bool { kind.isFlag }

    /// How to give it on the command line, where some options are not the template's.
    package func form(besides own: Set<String> = []) -> String {
        let word = kind.placeholder(for: self)
        if own.contains("--\(name.value)") { return "--custom_parameters \(name.value):<\(word)>" }
        return isFlag ? "--\(name.value)" : "--\(name.value) <\(word)>"
    }

    /// What texts give: a list takes all of them, another kind the last one. Without any it is the default.
    ///
    /// - Parameter texts: the texts as they stand on the command line.
    /// - Throws: `Diagnostics` with all that is wrong in them.
    package func answer(of texts: [SourceRange]) throws -> Answer {
        guard let last = texts.last else { return defaultAnswer }
        guard isList else { return try kind.read(ListItem(text: last.text, range: last), for: self) }
        return try list(of: texts.mapCollecting(ListItem.items).flatMap(\.self))
    }

    /// What is wrong with a value, with an example of a right one.
    func wrong(_ message: String, at range: SourceRange) -> Diagnostics {
        let example = examples.first { $0.text != range.text }.map { "for example '\($0.text)'" }
        let hint = [example, summary].compactMap(\.self).joined(separator: ": ")
        return .error(message, at: range, hint: hint.isEmpty ? nil : hint)
    }
}
