import SourceText

/// The templates that are installed in a project.
extension Project {
    private var templates: AbsolutePath { root.appending(Self.templates) }

    /// An installed template, by its name or, where the Rambafile names just one, without.
    ///
    /// - Throws: `Diagnostics` when it is not installed, with the nearest that is; `FileProblem`.
    package func installedTemplate(named name: String?) throws -> ResolvedTemplate {
        let name = try name ?? onlyTemplate()
        if let template = try installed(name) { return template }
        throw missing(name, installed: try Disk.names(in: templates).filter { try installed($0) != nil })
    }

    /// The installed template of a name; nil when there is none.
    package func installed(_ name: String) throws -> ResolvedTemplate? {
        guard TemplateName(name) != nil else { return nil }
        let path = templates.appending(name)
        let template = ResolvedTemplate(name: name, folder: .disk(path, shown: path.shown(from: user)))
        return try template.exists ? template : nil
    }

    private func onlyTemplate() throws -> String {
        let names = rambafile.templates.map(\.name.value.text)
        if names.count == 1 { return names[0] }
        throw names.isEmpty
            ? Diagnostics.error(
                "the Rambafile names no template", hint: "name one: 'generamba gen NAME TEMPLATE'")
            : Diagnostics.error(
                "which template? The Rambafile names several",
                hint: "name one: \(names.joined(separator: ", "))")
    }

    private func missing(_ name: String, installed: [String]) -> Diagnostics {
        let install = "run 'generamba template install'"
        if let reference = rambafile.templates.first(where: { $0.name.value.text == name }) {
            return .error("the template '\(name)' is not installed", at: reference.name.range, hint: install)
        }
        let known = installed + rambafile.templates.map(\.name.value.text)
        if BuiltInCatalog.names.contains(name) {
            return .error(
                "the template '\(name)' is not installed",
                hint: "add '- {name: \(name)}' below 'templates:' in the Rambafile and \(install)")
        }
        let list = Set(known).sorted().joined(separator: ", ")
        return .error(
            "no template '\(name)'",
            hint: didYouMean(name, in: known + BuiltInCatalog.names)
                ?? (list.isEmpty ? "the Rambafile names none" : "there are \(list)"))
    }
}
