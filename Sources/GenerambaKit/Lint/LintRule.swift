import SourceText

/// One kind of mistake in a template. Each rule is one file, and a line in `LintRules`.
protocol LintRule: Sendable {
    /// What is wrong, whatever is generated from the template.
    ///
    /// - Throws: what is none of the template's mistakes.
    func problems(in linted: LintedTemplate) throws -> Diagnostics
}

/// The rules, in the order in which they tell of one place.
enum LintRules {
    static let all: [any LintRule] = [
        UnknownNames(), NeverTrueConditions(), DuplicateOutputs(), EndlessInclusions(), MissingRequirements(),
        UnusedParameters(), UnusedFiles(),
    ]
}
