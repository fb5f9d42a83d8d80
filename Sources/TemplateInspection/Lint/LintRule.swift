import SourceText

/// A kind of mistake in a template. To add a rule, add a file and a line in `LintRules`.
protocol LintRule: Sendable {
    /// Returns problems that do not depend on the generated module. Throws errors that are not the template's fault.
    func problems(in linted: LintedTemplate) throws -> Diagnostics
}

/// All rules, in the order of their messages about the same place.
enum LintRules {
    static let all: [any LintRule] = [
        UnknownNames(), MissingBraces(), ForeignTags(), CopiedTags(), WrongImports(),
        DoubledNames(), NeverTrueConditions(), DuplicateOutputs(), MissingRequirements(),
        UnusedParameters(), HiddenParameters(), HiddenVariables(), UnescapedValues(), LineBreaks(),
        UntoldMistakes(), BrokenGoldenTests(),
    ]
}
