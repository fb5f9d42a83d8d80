import SourceText
import TemplateEngine

/// Reports what Liquid skips in tags and outputs without a message.
struct IgnoredMarkup: LintRule {
    func problems(in linted: LintedTemplate) -> Diagnostics {
        Diagnostics(linted.documents.flatMap(\.ignoredMarkup.all))
    }
}
