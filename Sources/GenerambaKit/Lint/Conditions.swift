/// The conditions of a template's files.
struct Conditions {
    private let template: Template
    private let parameters: [Parameter]
    private let variables: Set<String>

    init(of template: Template, _ parameters: [Parameter], _ module: Module) {
        self.template = template
        self.parameters = parameters
        variables = module.variables
    }

    /// Warnings of conditions that no values of the parameters meet.
    func problems() throws -> Diagnostics {
        var found = Diagnostics()
        for file in template.code + template.tests {
            guard let condition = file.condition else { continue }
            let known = KnownChoices(parameters, variables: variables, forEach: file.entry.forEach?.value)
            found.add(contentsOf: try problems(of: condition, known, file.entry.condition?.textRange))
        }
        return found
    }

    private func problems(
        of document: Document, _ known: KnownChoices, _ range: SourceRange?
    ) throws -> Diagnostics {
        guard let tag = document.liquid?.tags.first as? LiquidCondition else { return Diagnostics() }
        let parts = try tag.condition.comparisons.map { comparison in
            (comparison, try Document.liquidCondition(document.source.range(comparison.place)))
        }
        let never = parts.filter { known.canMeet([$0.1]) == false }
        guard never.isEmpty else {
            return Diagnostics(
                never.map { comparison, part in
                    let place = document.source.range(comparison.place)
                    return .warning(
                        "'\(place.text)' is never true", at: place, hint: hint(comparison, part, known))
                })
        }
        let needed =
            tag.condition.isOr.contains(true)
            ? [document] : parts.map(\.1).filter { known.canMeet([$0]) != nil }
        guard known.canMeet(needed) == false else { return Diagnostics() }
        return Diagnostics([
            .warning("the condition is never true", at: range, hint: "its parts exclude one another")
        ])
    }

    private func hint(_ comparison: Comparison, _ part: Document, _ known: KnownChoices) -> String? {
        let texts = [comparison.left.literal, comparison.right.literal].compactMap { value -> String? in
            if case .text(let bytes) = value { String(decoding: bytes, as: UTF8.self) } else { nil }
        }
        guard let text = texts.first, let name = part.names.first, let parameter = known.parameter(name)
        else {
            return nil
        }
        if parameter.kind == .bool { return "'\(name)' is true or false, and no text" }
        return didYouMean(text, in: parameter.choices) ?? "choices of '\(name)': \(quoted(parameter.choices))"
    }
}

extension Module {
    /// The names that win over those of parameters.
    var variables: Set<String> {
        var module = self
        module.values = TemplateValues(parameters: Value.Object([:]))
        return Set(module.scope(item: .null).fields.keys)
    }
}
