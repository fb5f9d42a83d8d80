import SourceText

/// Finds the templates that a command line names by name or folder, and the templates that these require.
package struct TemplateResolver: Sendable {
    /// The folder that the command works in.
    private let start: AbsolutePath
    /// The user's working directory, for the paths in messages.
    private let user: AbsolutePath
    /// The project that the command works in, with the warnings about its Rambafile; nil outside of a project. Read
    /// once for all templates.
    private let found: Lazy<(project: Project, warnings: Diagnostics)?>

    package init(from start: AbsolutePath, user: AbsolutePath, environment: [String: String]) {
        self.start = start
        self.user = user
        found = Lazy {
            guard try Project.root(from: start) != nil else { return nil }
            var warnings = Diagnostics()
            let project = try Project.find(
                from: start, user: user, environment: environment, diagnostics: &warnings)
            return (project, warnings)
        }
    }

    /// Finds a template by name: the project's own or a built-in one; nil when there is none.
    package func find(_ name: String) throws -> ResolvedTemplate? {
        // The commands that need the Rambafile report its problems.
        var (ignored, mistakes) = (Diagnostics(), Diagnostics())
        let project = try mistakes.collect { try self.project(&ignored) } ?? nil
        if let template = try project?.installed(name) { return template }
        return BuiltInCatalog.names.contains(name)
            ? ResolvedTemplate(name: name, folder: .builtIn(name)) : nil
    }

    /// The project that the command works in; nil outside of a project.
    ///
    /// - Throws: `Diagnostics` when its Rambafile cannot be read; `FileProblem`.
    private func project(_ diagnostics: inout Diagnostics) throws -> Project? {
        let found = try found.get()
        diagnostics.add(contentsOf: found?.warnings ?? Diagnostics())
        return found?.project
    }

    /// Finds a template that another one requires.
    ///
    /// - Throws: `Diagnostics` when there is no such template.
    func required(_ name: Located<String>, by template: ResolvedTemplate) throws -> ResolvedTemplate {
        guard let found = try template.beside(name.value) ?? find(name.value) else {
            throw Diagnostics.error(
                "no template '\(name.value)'", at: name.range,
                hint: "it must be beside this template, installed or built in")
        }
        return found
    }

    /// Finds templates by name or folder. Without names, returns those of the Rambafile or, outside of a project, all
    /// built-in ones.
    ///
    /// - Parameter command: the command that needs them, such as `generamba template check`.
    /// - Throws: `Diagnostics` with all that cannot be found.
    package func templates(
        _ words: [String], for command: String, diagnostics: inout Diagnostics
    ) throws -> [ResolvedTemplate] {
        let words = try words.isEmpty ? usual(command, &diagnostics) : words
        return try words.mapCollecting { try templates($0) }.flatMap(\.self)
            .distinct { "\($0.name)\n\($0.folder.shown)" }
    }

    /// Finds exactly one template by name or folder.
    ///
    /// - Throws: `Diagnostics` when there is none, or when the folder contains several.
    package func one(_ word: String) throws -> ResolvedTemplate {
        let all = try templates(word)
        guard all.count == 1 else {
            throw Diagnostics.error(
                "'\(word)' contains several templates", hint: "name one: '\(all[0].folder.shown)'")
        }
        return all[0]
    }

    private func usual(_ command: String, _ diagnostics: inout Diagnostics) throws -> [String] {
        guard let project = try project(&diagnostics) else { return BuiltInCatalog.names }
        let names = project.rambafile.templates.map(\.name.value.text)
        guard !names.isEmpty else {
            throw Diagnostics.error(
                "the Rambafile names no template", hint: "name one: 'generamba template \(command) NAME'")
        }
        for name in names { _ = try project.installedTemplate(named: name) }
        return names
    }

    private func templates(_ word: String) throws -> [ResolvedTemplate] {
        if !word.contains("/"), let template = try find(word) { return [template] }
        let path = AbsolutePath(word, relativeTo: start)
        if word.hasSuffix(Self.ending), try Disk.kind(following: path) == .file, let folder = path.parent {
            let name = String(path.name.dropLast(Self.ending.count))
            return [template(name, in: folder)]
        }
        guard !word.isEmpty, try Disk.kind(following: path) == .folder else {
            if word.contains("/") { throw Diagnostics.error("no folder '\(word)'") }
            try checkRambafile(word)
            throw Diagnostics.error(
                "no template '\(word)'",
                hint: didYouMean(word, in: BuiltInCatalog.names)
                    ?? "the built-in templates are \(BuiltInCatalog.names.joined(separator: ", "))")
        }
        return try templates(in: path, word)
    }

    private static let ending = TemplateName.ending

    /// Checks that the Rambafile does not name a template that cannot be found.
    ///
    /// - Throws: `Diagnostics` when it does; the errors of the Rambafile.
    private func checkRambafile(_ name: String) throws {
        var ignored = Diagnostics()
        guard let project = try project(&ignored),
            project.rambafile.templates.contains(where: { $0.name.value.text == name })
        else { return }
        _ = try project.installedTemplate(named: name)
    }

    /// The template in a folder, or the templates in its subfolders.
    private func templates(in path: AbsolutePath, _ word: String) throws -> [ResolvedTemplate] {
        if let template = template(in: path) { return [template] }
        let all = try Disk.names(in: path).filter { !$0.hasPrefix(".") }
            .compactMap { template(in: path.appending($0)) }
        guard !all.isEmpty else {
            throw Diagnostics.error(
                "no template in '\(word)'", hint: "a template's folder contains a NAME.rambaspec")
        }
        return all
    }

    /// The template in a folder. Its name is that of the folder or of the folder's only rambaspec. An unreadable folder
    /// counts as a template, because reading it reports the reason.
    private func template(in folder: AbsolutePath) -> ResolvedTemplate? {
        guard let all = try? Disk.names(in: folder) else { return template(folder.name, in: folder) }
        let names = all.filter { $0.hasSuffix(Self.ending) }.map { String($0.dropLast(Self.ending.count)) }
        if names.contains(folder.name) { return template(folder.name, in: folder) }
        return names.count == 1 ? template(names[0], in: folder) : nil
    }

    private func template(_ name: String, in folder: AbsolutePath) -> ResolvedTemplate {
        ResolvedTemplate(name: name, folder: .disk(folder, shown: folder.shown(from: user)))
    }
}

extension ResolvedTemplate {
    /// The template with this name in a sibling of this template's folder.
    fileprivate func beside(_ name: String) throws -> ResolvedTemplate? {
        guard case .disk(let path, let shown) = folder, let parent = path.parent else { return nil }
        let above = shown.split(separator: "/").dropLast().joined(separator: "/")
        let sibling = ResolvedTemplate(
            name: name,
            folder: .disk(
                parent.appending(name),
                shown: (isAbsolutePath(shown) ? "/" : "") + (above.isEmpty ? name : "\(above)/\(name)")))
        return try sibling.exists ? sibling : nil
    }
}
