import SourceText
import SwiftText

extension [Parameter] {
    /// Returns the parameters with the Rambafile's defaults, which replace those of the rambaspec.
    ///
    /// - Parameter found: receives an error for each default that is not valid or belongs to no parameter.
    package func with(
        _ defaults: [ParameterDefault], of template: String, _ found: inout Diagnostics
    ) throws -> [Parameter] {
        // A template that declares no parameters accepts any.
        guard !isEmpty else { return self }
        var all = self
        var seen: Set<String> = []
        for value in defaults {
            let name = value.name
            let key = Parameter.key(of: name.value)
            guard let index = firstIndex(where: { $0.key == key }) else {
                found.add(unknown(name.value, of: template, at: name.range))
                continue
            }
            if !seen.insert(key).inserted {
                found.addWarning(
                    "'\(name.value)' appears again: this value is used", at: name.range, hint: "remove one")
            }
            try all[index].use(value, &found)
        }
        return all
    }

    /// Returns the error for a value that belongs to no parameter.
    package func unknown(_ name: String, of template: String, at range: SourceRange? = nil) -> Diagnostic {
        let names = map(\.name.value)
        return .error(
            "the template '\(template)' has no parameter '\(name)'", at: range,
            hint: didYouMean(name, in: names) ?? "it has \(quoted(names))")
    }
}

extension Parameter {
    fileprivate mutating func use(_ value: ParameterDefault, _ found: inout Diagnostics) throws {
        guard let answer = try found.collect({ try answer(of: value) }) else {
            // The parameter must not count as missing, too.
            defaultText = defaultText ?? value.text
            return
        }
        (defaultText, defaultAnswer, projectDefault) = (value.text, answer, value)
    }

    private func answer(of value: ParameterDefault) throws -> Answer {
        guard value.isList else { return try answer(of: value.texts.map(\.textRange)) }
        guard isList else {
            throw Diagnostics.error("'\(name.value)' takes one value, not a list", at: value.range)
        }
        return try list(of: value.texts.map { ListItem(text: $0.value, range: $0.textRange) })
    }

    /// The places of the items or, unless the parameter is a list, of the value in the Rambafile's default.
    func defaultPlaces() throws -> [SourceRange] {
        guard let projectDefault else { return [] }
        let texts = projectDefault.texts.map(\.textRange)
        return projectDefault.isList || !isList
            ? texts : try texts.flatMap { try ListItem.items(in: $0).map(\.range) }
    }
}
