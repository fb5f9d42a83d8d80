import SourceText

/// The templates that are installed in a project.
package struct InstalledTemplates: Sendable {
    private let project: Project
    /// The folder in which the user stands, for the paths in messages.
    private let user: AbsolutePath

    package init(of project: Project, user: AbsolutePath) {
        self.project = project
        self.user = user
    }

    private var templates: AbsolutePath { project.root.appending(Project.templates) }

    /// A template, by its name or, where the Rambafile names just one, without.
    ///
    /// - Throws: `Diagnostics` when it is not installed, with the nearest that is; `FileProblem`.
    package func template(named name: String?) throws -> ResolvedTemplate {
        let name = try name ?? onlyTemplate()
        if let template = try find(name) { return template }
        throw missing(name, installed: try Disk.names(in: templates).filter { try find($0) != nil })
    }

    /// The template of a name; nil when it is not installed.
    package func find(_ name: String) throws -> ResolvedTemplate? {
        guard TemplateName(name) != nil else { return nil }
        let path = templates.appending(name)
        let template = ResolvedTemplate(name: name, folder: .disk(path, shown: path.shown(from: user)))
        return try template.exists ? template : nil
    }

    private func onlyTemplate() throws -> String {
        let names = project.rambafile.templates.map(\.name.value.text)
        guard names.count == 1 else {
            throw Diagnostics.error(
                names.isEmpty
                    ? "the Rambafile names no template" : "which template? The Rambafile names several",
                hint: names.isEmpty
                    ? "name one: 'generamba gen NAME TEMPLATE'" : "name one: \(names.joined(separator: ", "))"
            )
        }
        return names[0]
    }

    private func missing(_ name: String, installed: [String]) -> Diagnostics {
        let install = "run 'generamba template install'"
        if let reference = project.rambafile.templates.first(where: { $0.name.value.text == name }) {
            return .error("the template '\(name)' is not installed", at: reference.name.range, hint: install)
        }
        let known = installed + project.rambafile.templates.map(\.name.value.text)
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
