import SourceText

/// What a template asks for: an item of `parameters:` in its rambaspec.
package struct Parameter: Sendable {
    /// What a value is; the word for it in a rambaspec.
    package enum Kind: String, Sendable, CaseIterable {
        case string, bool, int, choice, list, function
    }

    /// The name, by which a template asks for the value and the command line gives it.
    package let name: Located<String>
    package let summary: String?
    package let kind: Kind
    /// What the items of a list are.
    package let itemKind: Kind
    package let isRequired: Bool
    /// Whether no two items of a list may give the same names.
    let isUnique: Bool
    /// What a text must match.
    package internal(set) var pattern: Pattern?
    /// The values that may be chosen.
    package let choices: [String]
    /// What functions have to be like.
    let rules: FunctionRules
    /// Values to show, and to try the template with, in the rambaspec.
    package let examples: [SourceRange]
    /// The default as the rambaspec writes it; nil when there is none.
    package internal(set) var defaultText: String?
    /// What stands for a value that is not given.
    var defaultAnswer: Answer

    /// Whether an option of the command line gives it: `--use_cases`, `--use-cases`.
    package func isGiven(by option: String) -> Bool {
        option.hasPrefix("--") && option.dropFirst(2).replacing("-", with: "_") == key
    }

    /// The name as options and other parameters know it: hyphens are as good as underscores.
    var key: String { name.value.replacing("-", with: "_") }

    /// What a value that nobody gave is, where there is no default.
    static func nothing(_ kind: Kind) -> Answer {
        switch kind {
        case .string, .int, .choice, .function: .value(.null)
        case .bool: .value(.bool(false))
        case .list: .value(.list([]))
        }
    }
}
