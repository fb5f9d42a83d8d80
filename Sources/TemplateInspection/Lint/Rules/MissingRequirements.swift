import SourceText

/// Reports required templates that do not exist.
struct MissingRequirements: LintRule {
    func problems(in linted: LintedTemplate) throws -> Diagnostics {
        var found = Diagnostics()
        for name in linted.variants.all.flatMap(\.manifest.requirements) {
            _ = try found.collect { try linted.resolver.required(name, by: linted.template) }
        }
        return found.asWarnings
    }
}
