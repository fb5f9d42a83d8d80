import GenerambaKit
import SourceText

/// The parameters that the user gave to a check.
extension [GivenParameter] {
    /// The parameters that a template takes: all if it declares none. Throws `Diagnostics` for invalid values.
    package func taken(by parameters: [Parameter], of template: String) throws -> [GivenParameter] {
        guard !parameters.isEmpty else { return self }
        let keys = Set(parameters.map(\.key))
        let taken = filter { keys.contains($0.key) }
        _ = try GivenAnswers(parameters, given: taken, to: template)
        return taken
    }

    /// Checks that at least one template, with these declared parameters, takes each parameter.
    package func check(for declared: [(template: String, parameters: [Parameter])]) throws {
        guard !declared.contains(where: { $0.parameters.isEmpty }) else { return }
        let all = declared.flatMap(\.parameters)
        let keys = Set(all.map(\.key))
        let unknown = filter { !keys.contains($0.key) }.map { given -> Diagnostic in
            guard declared.count > 1 else { return all.unknown(given.name, of: declared[0].template) }
            let names = all.map(\.name.value).distinct(by: \.self)
            return .error(
                "no template has a parameter '\(given.name)'",
                hint: didYouMean(given.name, in: names) ?? "they have \(quoted(names))")
        }
        try Diagnostics(unknown).throwErrors()
    }
}
