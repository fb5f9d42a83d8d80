import GenerambaKit
import SourceText
import TemplateEngine

/// Reports comparisons that no value can meet, for files and within texts.
struct NeverTrueConditions: LintRule {
    func problems(in linted: LintedTemplate) -> Diagnostics {
        let variables = linted.module.variables
        var found = Diagnostics()
        let conditions =
            linted.files.map { ($0.condition, $0.entry.condition, $0.entry.forEach) }
            + linted.insertions.map { ($0.condition, $0.entry.condition, nil) }
        for (condition, text, forEach) in conditions {
            // Rendering a Liquid rambaspec may have inserted values into the condition.
            guard let condition, let range = text?.textRange, range.origin.text == range.text
            else { continue }
            let known = linted.parameters.domains(hidden: variables, forEach: forEach?.value)
            found.add(contentsOf: problems(in: condition, known))
        }
        let own = linted.documents.flatMap(\.assignedNames)
        let known = linted.parameters.domains(hidden: variables.union(own))
        for document in linted.documents where !document.isCondition {
            found.add(contentsOf: problems(in: document, known))
        }
        return found
    }

    private func problems(in document: Document, _ known: Domains) -> Diagnostics {
        Diagnostics(
            document.conditions.flatMap(\.comparisons).filter { isNeverTrue($0, in: document, known) }
                .map { warning($0, in: document, known) })
    }

    /// Whether a comparison is false for all values of its parameter, or compares two different literals.
    private func isNeverTrue(_ comparison: Comparison, in document: Document, _ known: Domains) -> Bool {
        let sides = [comparison.left, comparison.right]
        let literals = sides.compactMap(\.literal)
        if comparison.isWithBlank { return true }
        guard literals.count < 2 else {
            guard let sign = comparison.sign else { return !literals[0].isTrue }
            return literals[0].compares(sign, to: literals[1]) != true
        }
        guard let literal = literals.first,
            let domain = sides.lazy.compactMap({ document.name(of: $0) }).first.flatMap({ known[$0] })
        else { return false }
        switch comparison.sign {
        case .equal: return !domain.value.canHold(literal)
        case .contains: return domain.items.map { !$0.canHold(literal) } ?? false
        default: return false
        }
    }

    private func warning(_ comparison: Comparison, in document: Document, _ known: Domains) -> Diagnostic {
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
            hint: comparison.isWithBlank
                ? "nothing equals 'blank' in Liquid 4.0: write 'empty'"
                : name.flatMap { name in
                    let domain = known[name]
                    return (domain?.items ?? domain?.value)?
                        .hint(name, comparedWith: sides.compactMap(\.literal))
                })
    }
}

extension Comparison {
    /// Whether it asks for `blank`, which needs Ruby on Rails.
    fileprivate var isWithBlank: Bool {
        sign == .equal && [left, right].contains { $0.literal == .marker(isEmpty: false) }
    }
}

/// The possible values of dotted names and, for lists, of their items.
private typealias Domains = [String: (value: ParameterDomain, items: ParameterDomain?)]

extension [Parameter] {
    /// The possible values of the names in conditions: these parameters and list items.
    ///
    /// - Parameters:
    ///   - hidden: the names that take precedence over parameters.
    ///   - forEach: the list that contains `item`.
    fileprivate func domains(hidden: Set<String>, forEach: String? = nil) -> Domains {
        var domains: Domains = [:]
        for parameter in self {
            let name = parameter.name.value
            let items = parameter.isList ? parameter.itemKind.domain(for: parameter) : nil
            for name in ["custom_parameters.\(name)", name]
            where !hidden.contains(String(name.prefix { $0 != "." })) {
                domains[name] = (parameter.kind.domain(for: parameter), items)
                if name == forEach, let items { domains["item"] = (items, nil) }
            }
        }
        return domains
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
