import SourceText

/// What one module, or several in one target, are generated with.
package struct Combination: Sendable, Hashable {
    /// A parameter and the text that it is given.
    package struct Setting: Sendable, Hashable {
        package let name: String
        package let text: String
    }

    /// The names of the modules.
    package var names = ["Profile"]
    package var prefix: String?
    /// The parameters that are given, in the order of the template.
    package var settings: [Setting] = []

    /// What follows `generamba gen`, without the template: `Profile --prefix ZZ --worker true`.
    package var text: String {
        let options = (prefix.map { [("prefix", $0)] } ?? []) + settings.map { ($0.name, $0.text) }
        return ([names.joined(separator: ",")] + options.map { "--\($0) \(quotedForShell($1))" })
            .joined(separator: " ")
    }

    /// The parameters as the command line gives them.
    var given: [GivenParameter] {
        settings.map { setting in
            let text = SourceFile(path: "--\(setting.name)", text: setting.text).whole
            return GivenParameter(name: setting.name, text: text)
        }
    }
}
