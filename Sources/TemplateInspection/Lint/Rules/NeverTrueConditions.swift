import GenerambaKit
import SourceText
import TemplateEngine

/// Reports conditions that no values can meet, for files and within texts.
struct NeverTrueConditions: LintRule {
    func problems(in linted: LintedTemplate) -> Diagnostics {
        let variables = linted.module.variables
        var found = Diagnostics()
        var lists: [String?: ParameterDomains] = [:]
        for file in linted.files {
            // Rendering a Liquid rambaspec may have inserted values into the condition.
            guard let condition = file.condition, let range = file.entry.condition?.textRange,
                range.origin.text == range.text
            else { continue }
            let list = file.entry.forEach?.value
            let known = lists[list] ?? ParameterDomains(linted.parameters, hidden: variables, forEach: list)
            lists[list] = known
            found.add(contentsOf: problems(in: condition, known, whole: range))
        }
        let own = linted.documents.flatMap(\.assignedNames)
        let known = ParameterDomains(linted.parameters, hidden: variables.union(own))
        for document in linted.documents where !document.isCondition {
            found.add(contentsOf: problems(in: document, known))
        }
        return found
    }

    /// - Parameter whole: the place of a condition that is the whole document; nil for the conditions of tags.
    private func problems(
        in document: Document, _ known: ParameterDomains, whole: SourceRange? = nil
    ) -> Diagnostics {
        Diagnostics(document.conditions.flatMap { problems(of: $0, in: document, known, whole) })
    }

    private func problems(
        of condition: Condition, in document: Document, _ known: ParameterDomains, _ whole: SourceRange?
    ) -> [Diagnostic] {
        func isNeverTrue(_ condition: Condition) -> Bool {
            ConditionSolver([ConditionModel(condition, in: document, known)]).canBeMet == false
        }
        let parts = condition.comparisons
        let never = parts.filter { isNeverTrue(Condition(comparisons: [$0])) }
        guard never.isEmpty, parts.count > 1, isNeverTrue(condition) else {
            return never.map { warning($0, in: document, known) }
        }
        let place = parts[0].place.lowerBound..<parts[parts.count - 1].place.upperBound
        return [
            .warning(
                "the condition is never true", at: whole ?? document.source.range(place),
                hint: "its parts contradict each other")
        ]
    }

    private func warning(
        _ comparison: Comparison, in document: Document, _ known: ParameterDomains
    ) -> Diagnostic {
        let place = document.source.range(comparison.place)
        let left = document.name(of: comparison.left)
        // The place of a `when` comparison is only its value.
        let isValue =
            comparison.right.literal != nil && comparison.sign == .equal && !place.text.contains("=")
        let sides = [comparison.left, comparison.right]
        let name = sides.lazy.compactMap { document.name(of: $0) }.first
        return .warning(
            isValue
                ? "\(left.map { "'\($0)'" } ?? "the value") is never \(place.text)"
                : "'\(place.text)' is never true", at: place,
            hint: name.flatMap { name in
                let variable = known[name]
                let domain = variable?.items ?? variable?.domain
                return domain?.hint(name, comparedWith: sides.compactMap(\.literal))
            })
    }
}

extension Module {
    /// The names that take precedence over parameters.
    package var variables: Set<String> {
        var module = self
        module.values.parameters = Value.Object([:])
        // `custom_parameters` gives access to parameters, too.
        return Set(module.scope(item: .null).fields.keys).subtracting(["custom_parameters"])
    }
}
