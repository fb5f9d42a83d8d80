import SourceText
import TemplateEngine

/// Reports Liquid snippets that assign to a variable of their own name and read it. While a snippet is included, a
/// variable of that name hides the assigned one: https://github.com/Shopify/liquid/blob/v3.0.6/lib/liquid/tags/include.rb
struct HiddenVariables: LintRule {
    func problems(in linted: LintedTemplate) -> Diagnostics {
        var found = Diagnostics()
        for (name, snippet) in linted.snippets(.liquid).sorted(by: { $0.key < $1.key }) {
            // Liquid takes the last part of the path.
            let variable = name.split(separator: "/").last.map(String.init) ?? name
            guard snippet.reads(variable), let range = snippet.assignment(of: variable) else { continue }
            found.addWarning(
                "the snippet reads '\(variable)' without this value: its own name hides the variable",
                at: range, hint: "give the variable another name")
        }
        return found
    }
}
