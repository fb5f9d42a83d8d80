import SourceText

/// What one module, or several in one target, are generated with.
package struct Combination: Sendable {
    /// The names of the modules.
    package var names = ["Profile"]
    package var prefix: String?
    /// The parameters that are given, in the order of the template.
    package var given: [GivenParameter] = []

    /// What follows `generamba gen`, without the template: `Profile --prefix ZZ --worker true`.
    package var text: String {
        let options = (prefix.map { [("prefix", $0)] } ?? []) + given.map { ($0.name, $0.text.text) }
        return ([names.joined(separator: ",")] + options.map { "--\($0) \(quotedForShell($1))" })
            .joined(separator: " ")
    }
}
