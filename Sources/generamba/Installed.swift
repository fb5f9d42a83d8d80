import GenerambaKit
import SourceText
import TemplateEngine

/// The templates that are installed in a project.
struct Installed {
    let project: Project
    /// The folder in which the user stands, for the paths in messages.
    let user: FilePath

    private var templates: FilePath { project.root.appending(Project.templates) }

    /// A template, by its name or, where the Rambafile names just one, without.
    ///
    /// - Throws: `Diagnostics` when it is not installed, with the nearest that is; `FileProblem`.
    func template(named name: String?) throws -> (name: String, folder: TemplateFolder) {
        let name = try name ?? onlyTemplate()
        guard let folder = try folder(of: name) else {
            let installed = try Disk.names(in: templates).filter(TemplateReference.isName).filter {
                try TemplateFiles.exist($0, in: .disk(templates.appending($0), shown: $0))
            }
            throw missing(name, installed: installed)
        }
        return (name, folder)
    }

    /// The folder of a template; nil when it is not installed.
    func folder(of name: String) throws -> TemplateFolder? {
        let path = templates.appending(name)
        let folder = TemplateFolder.disk(path, shown: path.shown(from: user))
        return try TemplateReference.isName(name) && TemplateFiles.exist(name, in: folder) ? folder : nil
    }

    private func onlyTemplate() throws -> String {
        let names = project.rambafile.templates.map(\.name.value)
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
        if let reference = project.rambafile.templates.first(where: { $0.name.value == name }) {
            return .error("the template '\(name)' is not installed", at: reference.name.range, hint: install)
        }
        let known = installed + project.rambafile.templates.map(\.name.value)
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

extension Installed {
    /// Reads the words of a command line, which may hold parameters of a template.
    ///
    /// - Throws: `WrongUsage`, and `Diagnostics` of a template whose parameters cannot be read.
    func read(
        _ words: [String], _ options: GenerationOptions, _ now: (seconds: Int, day: Day),
        diagnostics: inout Diagnostics
    ) throws -> Words {
        let names = project.rambafile.templates.map(\.name.value)
        return try Words.read(
            words, only: names.count == 1 ? names[0] : nil, isInstalled: { try folder(of: $0) != nil },
            declared: { name, words in
                guard let folder = try folder(of: name) else { return [] }
                var module = Module(draft: words.arguments.first ?? name, now: now)
                module.prefix = project.rambafile.prefix?.value
                module.projectName = project.rambafile.projectName.value
                module.limits = options.limits
                module.values = TemplateValues(undeclared: options.parameters + words.parameters)
                return try TemplateFiles.declaration(
                    of: name, from: folder, for: module, diagnostics: &diagnostics
                ).parameters
            })
    }
}

extension Session {
    /// The folder of a template: of the project's, where there is one, or of a built-in one; nil when there is none.
    func template(named name: String) throws -> TemplateFolder? {
        var ignored = Diagnostics()
        let project = try? Project.find(from: start, user: user, diagnostics: &ignored)
        let installed = project.map { Installed(project: $0, user: user) }
        let builtIn = BuiltInCatalog.names.contains(name) ? TemplateFolder.builtIn(name) : nil
        return try installed?.folder(of: name) ?? builtIn
    }
}
