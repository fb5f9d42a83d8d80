import SourceText

/// A kind of mistake in a template. To add a rule, add a file and a line in `LintRules`.
protocol LintRule: Sendable {
    /// Returns the problems that do not depend on the generated module.
    ///
    /// - Throws: errors that are not the template's fault.
    func problems(in linted: LintedTemplate) throws -> Diagnostics
}

/// A kind of mistake in a folder that several templates may share.
protocol FolderRule: Sendable {
    /// - Throws: errors that are not the templates' fault.
    func problems(in folder: LintedFolder) throws -> Diagnostics
}

/// All rules, in the order of their messages about the same place.
enum LintRules {
    static let all: [any LintRule] = [
        UnknownNames(), IgnoredMarkup(), MissingBraces(), ForeignTags(), CopiedTags(), WrongImports(),
        DoubledNames(), NeverTrueConditions(), DuplicateOutputs(), EndlessInclusions(), MissingRequirements(),
        UnusedParameters(), HiddenVariables(),
    ]
    static let ofFolders: [any FolderRule] = [UnusedFiles()]
}
