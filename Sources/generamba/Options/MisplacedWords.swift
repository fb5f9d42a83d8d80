import GenerambaKit
import SourceText

extension ModuleArguments {
    /// The hint for arguments in the wrong order, or for several modules that are not separated by commas: the command
    /// that may be meant. Nil if there is none.
    func correction(isTemplate: (String) -> Bool) -> String? {
        guard arguments.count > 1, arguments.allSatisfy({ !$0.isEmpty && !$0.contains("/") })
        else { return nil }
        let templates = arguments.filter(isTemplate)
        let names = arguments.filter { !templates.contains($0) }
        guard templates.count < 2, !names.isEmpty else { return nil }
        let modules = names.flatMap { $0.split(separator: ",") }.joined(separator: ",")
        let words = [modules] + templates
        return "did you mean 'generamba gen \(words.map(quotedForShell).joined(separator: " "))'?"
    }

    /// Checks that the second argument is not meant as a module: the first one is a template, or both look like
    /// modules.
    func checkOrder(in project: Project) throws {
        guard arguments.count == 2, !project.hasTemplate(arguments[1]),
            project.hasTemplate(arguments[0]) || arguments.allSatisfy({ $0.first?.isUppercase == true }),
            nearest(
                to: arguments[1],
                in: BuiltInCatalog.names + project.rambafile.templates.map(\.name.value.text)) == nil,
            let hint = correction(isTemplate: project.hasTemplate)
        else { return }
        throw Diagnostics.error("no template '\(arguments[1])'", hint: hint)
    }
}

extension Project {
    /// Returns whether the Rambafile names a template, or it is installed or built in.
    func hasTemplate(_ name: String) -> Bool {
        rambafile.templates.contains { $0.name.value.text == name } || BuiltInCatalog.names.contains(name)
            || (try? installed(name)) != nil
    }
}
