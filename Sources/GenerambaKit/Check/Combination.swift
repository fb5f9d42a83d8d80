import SourceText

/// The names, prefix and parameters from which one or more modules of a target are generated.
package struct Combination: Sendable {
    /// The names of the modules.
    package var names = ["Profile"]
    package var prefix: String?
    /// The given parameters, in the order in which the template declares them.
    package var given: [GivenParameter] = []

    /// The arguments of `generamba gen`, without the template: `Profile --prefix ZZ --worker true`.
    package var text: String {
        let options = (prefix.map { [("prefix", $0)] } ?? []) + given.map { ($0.name, $0.text.text) }
        return ([names.joined(separator: ",")] + options.map { "--\($0) \(quotedForShell($1))" })
            .joined(separator: " ")
    }
}
