import SourceText
import TemplateEngine

/// The conditions in a template: of its files, and within its texts.
struct Conditions {
    private let parameters: [Parameter]
    /// The names that win over those of parameters.
    private let variables: Set<String>

    init(_ parameters: [Parameter], _ module: Module) {
        self.parameters = parameters
        variables = module.variables
    }

    /// Warnings of conditions of files that no values meet.
    func problems(in template: Template) -> Diagnostics {
        var found = Diagnostics()
        var lists: [String?: ParameterDomains] = [:]
        for file in template.code + template.tests {
            guard let condition = file.condition, let range = file.entry.condition?.textRange else {
                continue
            }
            // A rambaspec of Liquid may have written values into it.
            guard range.origin.text == range.text else { continue }
            let list = file.entry.forEach?.value
            let known = lists[list] ?? ParameterDomains(parameters, hidden: variables, forEach: list)
            lists[list] = known
            found.add(contentsOf: problems(of: condition, known, whole: range))
        }
        return found
    }

    /// Warnings of conditions within texts that no values meet.
    func problems(in documents: [Document]) -> Diagnostics {
        let own = documents.flatMap(\.assignedNames)
        let known = ParameterDomains(parameters, hidden: variables.union(own))
        var found = Diagnostics()
        for document in documents where !document.isCondition {
            found.add(contentsOf: problems(of: document, known))
        }
        return found
    }

    /// - Parameter whole: where a condition stands that is the document; nil for those of tags in it.
    private func problems(
        of document: Document, _ known: ParameterDomains, whole: SourceRange? = nil
    ) -> Diagnostics {
        var found = Diagnostics()
        for condition in document.conditions {
            found.add(contentsOf: problems(of: condition, in: document, known, whole: whole))
        }
        return found
    }

    private func problems(
        of condition: Condition, in document: Document, _ known: ParameterDomains, whole: SourceRange?
    ) -> Diagnostics {
        let never = condition.comparisons.filter { comparison in
            let question = ConditionModel(Condition(comparisons: [comparison]), in: document, known)
            return ConditionSolver([question]).canBeMet == false
        }
        guard never.isEmpty else {
            return Diagnostics(never.map { warning($0, in: document, known) })
        }
        let question = ConditionModel(condition, in: document, known)
        guard condition.comparisons.count > 1, ConditionSolver([question]).canBeMet == false,
            let first = condition.comparisons.first, let last = condition.comparisons.last
        else { return Diagnostics() }
        let place = document.source.range(first.place.lowerBound..<last.place.upperBound)
        return Diagnostics([
            .warning(
                "the condition is never true", at: whole ?? place, hint: "its parts exclude one another")
        ])
    }

    private func warning(
        _ comparison: Comparison, in document: Document, _ known: ParameterDomains
    ) -> Diagnostic {
        let place = document.source.range(comparison.place)
        let left = document.name(of: comparison.left)
        // That of a `when` has its value alone.
        let isValue =
            comparison.right.literal != nil && comparison.sign == .equal && !place.text.contains("=")
        return .warning(
            isValue
                ? "\(left.map { "'\($0)'" } ?? "the value") is never \(place.text)"
                : "'\(place.text)' is never true", at: place,
            hint: hint(comparison, in: document, known))
    }

    private func hint(_ comparison: Comparison, in document: Document, _ known: ParameterDomains) -> String? {
        let sides = [comparison.left, comparison.right]
        let names = sides.compactMap { document.name(of: $0) }
        guard let name = names.first, let variable = known[name] else { return nil }
        return (variable.items ?? variable.domain).hint(name, comparedWith: sides.compactMap(\.literal))
    }
}

extension Module {
    /// The names that win over those of parameters.
    var variables: Set<String> {
        var module = self
        module.values = TemplateValues(parameters: Value.Object([:]))
        // Parameters are known by this name, too.
        return Set(module.scope(item: .null).fields.keys).subtracting(["custom_parameters"])
    }
}
