import SourceText
import SwiftText
import YAML

/// A parameter of a template: an item of `parameters:` in its rambaspec.
package struct Parameter: Sendable {
    /// The name in templates and on the command line.
    package let name: Located<String>
    package let summary: String?
    /// The names that it had in earlier versions of the template.
    let oldNames: [String]
    /// The parameter without a value of which this one is neither asked for nor accepted; nil for none.
    package let condition: Located<String>?
    /// What a Boolean's `--no-NAME` does.
    package let denial: String?
    package let kind: any ParameterKind
    /// The kind of a list's items.
    package let itemKind: any ParameterKind
    package let isRequired: Bool
    /// Whether `gen` asks for a value although none is required, if it asks for the template or the module's name, too.
    package let isAsked: Bool
    /// Whether the items of a list must lead to distinct names.
    package let isUnique: Bool
    /// The pattern that texts must match.
    package internal(set) var pattern: Pattern?
    /// The texts that match the pattern, in words, such as `a name that begins with a capital letter`.
    package let patternHint: String?
    /// The allowed values; empty if any are allowed.
    package let choices: [String]
    /// The rules for functions.
    package let rules: FunctionRules
    /// The parameters whose functions follow an event or the selection of a row, each with the field that templates see.
    package let links: [(field: String, parameter: Located<String>)]
    /// The parameters whose functions' arguments are part of the arguments.
    package let included: [Located<String>]
    /// The parameter whose functions the texts name: `names:`. Nil if they may be any texts.
    package let named: Located<String>?
    /// Example values in the rambaspec, for the help and for trying out the template.
    package internal(set) var examples: [SourceRange]
    /// All keys of the parameter, for kinds that have additional keys.
    package let fields: YAMLFields
    /// The default as written in the Rambafile or the rambaspec; nil if there is none.
    package internal(set) var defaultText: String?
    /// The Rambafile's default; nil if there is none.
    package internal(set) var projectDefault: ParameterDefault?
    /// The answer if the user gives no value.
    var defaultAnswer: Answer

    /// The name for options and for comparisons with other parameters, in which hyphens become underscores.
    package var key: String { Self.key(of: name.value) }

    /// Returns the key for a parameter name, such as `use_cases` for `use-cases`.
    package static func key(of name: some StringProtocol) -> String {
        let hyphen = UInt8(ascii: "-")
        guard name.utf8.contains(hyphen) else { return String(name) }
        return String(decoding: name.utf8.map { $0 == hyphen ? UInt8(ascii: "_") : $0 }, as: UTF8.self)
    }

    /// Whether any text is accepted, with line breaks and quotes.
    package var isFreeText: Bool { kind is StringKind && pattern == nil && choices.isEmpty }

    /// Whether a command-line option sets the parameter without a value: `--worker`.
    package var isFlag: Bool { kind.isFlag }

    /// Returns the syntax of the option. `own` contains the options of the command itself.
    package func form(besides own: Set<String> = []) -> String {
        let word = kind.placeholder(for: self)
        if own.contains("--\(name.value)") { return "--custom_parameters \(name.value):<\(word)>" }
        return isFlag ? "--\(name.value)" : "--\(name.value) <\(word)>"
    }

    /// Returns the answer: a list takes all texts, any other kind the last one. Without texts, it is the default.
    package func answer(of texts: [SourceRange]) throws -> Answer {
        guard let last = texts.last else { return defaultAnswer }
        guard isList else { return try kind.read(ListItem(text: last.text, range: last), for: self) }
        return try list(of: texts.mapCollecting(ListItem.items).flatMap(\.self))
    }

    /// Returns the error for an invalid value, with an example of a valid one.
    func wrong(_ message: String, at range: SourceRange) -> Diagnostics {
        let hint = [example(besides: range), summary].compactMap(\.self).joined(separator: ": ")
        return .error(message, at: range, hint: hint.isEmpty ? nil : hint)
    }

    /// Returns the error for a text that does not match the pattern. It describes the pattern in words, if there are any.
    func mismatch(with pattern: Pattern, at range: SourceRange) -> Diagnostics {
        let words = patternHint.map { "use \($0)" } ?? summary
        let hint = [words, example(besides: range)].compactMap(\.self).joined(separator: ", ")
        let end = patternHint == nil ? "it must match the pattern '\(pattern.text)'" : ""
        return .error(
            "'\(range.text)' is not a valid value for '\(name.value)'", at: range,
            hint: hint + (hint.isEmpty || end.isEmpty ? "" : "; ") + end)
    }

    private func example(besides range: SourceRange) -> String? {
        var parameter = self
        // The error for an invalid example would search for an example in turn.
        parameter.examples = []
        // While the rambaspec is being read, the examples have not been checked yet.
        return examples.first { $0.text != range.text && (try? parameter.answer(of: [$0])) != nil }
            .map { "for example '\($0.text)'" }
    }
}
