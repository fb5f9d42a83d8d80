/// Puts the templates that a Rambafile names into `Templates/`: all of them or none.
package struct Installation: Sendable {
    private let project: Project
    /// The folder in which the user stands, for the paths in messages.
    private let user: FilePath
    private let environment: [String: String]

    private let progress: @Sendable (String) -> Void

    /// - Parameter progress: called with the name of a repository before it is fetched.
    package init(
        project: Project, user: FilePath, environment: [String: String],
        progress: @escaping @Sendable (String) -> Void
    ) {
        self.project = project
        self.user = user
        self.environment = environment
        self.progress = progress
    }

    /// Generamba's own catalog.
    package static let publicCatalog = "https://github.com/rambler-digital-solutions/generamba-catalog.git"

    /// A template that was found, and what installing it changes.
    package struct Step: Sendable {
        package let name: String
        /// Where it was found, for the report.
        package let source: String
        package var plan: Plan
    }

    /// Fetches the templates and compares them with what is installed. Writes nothing but temporary files,
    /// which are gone afterwards.
    ///
    /// - Throws: `Diagnostics` with all templates that cannot be had; `FileProblem`; `Interruption`.
    package func plan(diagnostics: inout Diagnostics) throws -> [Step] {
        var fetching = Fetching(base: project.root, environment: environment, progress: progress)
        defer { fetching.clean() }
        return try Interruption.watching { try steps(&fetching, &diagnostics) }
    }

    private func steps(_ fetching: inout Fetching, _ diagnostics: inout Diagnostics) throws -> [Step] {
        var found = Diagnostics()
        var seen: Set<String> = []
        var steps: [Step] = []
        for reference in project.rambafile.templates {
            guard seen.insert(reference.name.value.lowercased()).inserted else {
                found.add(
                    .error(
                        "the template '\(reference.name.value)' is named twice", at: reference.name.range,
                        hint: "remove one"))
                continue
            }
            let step = try found.collect { try self.step(reference, &fetching, &diagnostics) }
            if let step { steps.append(step) }
        }
        try found.throwErrors()
        return steps
    }

    private func step(
        _ reference: TemplateReference, _ fetching: inout Fetching, _ diagnostics: inout Diagnostics
    ) throws -> Step {
        let name = reference.name.value
        let (folder, source) = try locate(reference, &fetching)
        let files = try TemplateFiles.installable(name, from: folder, diagnostics: &diagnostics)
        let home = try RelativePath(untrusted: "\(Project.templates)/\(name)")
        let wanted = files.sorted { $0.key < $1.key }.map {
            WantedFile(path: home.appending($0.key), content: .file($0.value))
        }
        return Step(name: name, source: source, plan: try Plan(root: project.root, wanted: wanted))
    }

    private func locate(
        _ reference: TemplateReference, _ fetching: inout Fetching
    ) throws -> (folder: TemplateFolder, source: String) {
        switch reference.source {
        case .local(let path):
            let folder = FilePath(path.value, relativeTo: project.root)
            guard Disk.isFolder(folder) else {
                throw Diagnostics.error(
                    "no folder '\(path.value)'", at: path.range,
                    hint: "'local' starts at the Rambafile's folder")
            }
            return (
                try holding(reference, .disk(folder, shown: folder.shown(from: user)), at: path.range),
                path.value
            )
        case .git(let url, let branch):
            let folder = try fetching.repository(url, branch: branch)
            return (try holding(reference, .disk(folder, shown: url.value), at: url.range), url.value)
        case .catalogs:
            return try search(reference.name, &fetching)
        }
    }

    /// The folder, if it holds the template.
    private func holding(
        _ reference: TemplateReference, _ folder: TemplateFolder, at range: SourceRange?
    ) throws -> TemplateFolder {
        guard try TemplateFiles.exist(reference.name.value, in: folder) else {
            let names = try folder.names(in: .here).filter { $0.hasSuffix(".rambaspec") }
            throw Diagnostics.error(
                "no '\(reference.name.value).rambaspec' in '\(folder.shown)'", at: range,
                hint: names.isEmpty ? nil : "it has \(names.map { "'\($0)'" }.joined(separator: ", "))")
        }
        return folder
    }

    /// Looks a name up in the Rambafile's catalogs, the built-in one and, only then, Generamba's public one.
    private func search(
        _ name: Located<String>, _ fetching: inout Fetching
    ) throws -> (folder: TemplateFolder, source: String) {
        var names = BuiltInCatalog.names
        func look(in folder: FilePath, _ catalog: String) throws -> (TemplateFolder, String)? {
            names += try Disk.names(in: folder).filter { TemplateReference.isName($0) }
            let template = TemplateFolder.disk(
                folder.appending(name.value), shown: "\(catalog)/\(name.value)")
            return try TemplateFiles.exist(name.value, in: template) ? (template, catalog) : nil
        }
        for catalog in project.rambafile.catalogs {
            if let found = try look(in: fetching.catalog(catalog), catalog.value) { return found }
        }
        if BuiltInCatalog.names.contains(name.value) { return (.builtIn(name.value), "built-in") }
        var problem = Diagnostics()
        let folder = try problem.collect { try fetching.repository(Located(Self.publicCatalog), branch: nil) }
        if let folder, let found = try look(in: folder, Self.publicCatalog) { return found }
        let hint =
            didYouMean(name.value, in: names)
            ?? "built-in are \(BuiltInCatalog.names.joined(separator: ", "))"
        var all = Diagnostics.error("no template '\(name.value)' in the catalogs", at: name.range, hint: hint)
        all.add(contentsOf: problem)
        throw all
    }
}
