import SourceText
import SystemAccess

/// Finds the templates that a command line names by name, folder or address, and the templates that these require.
package struct TemplateResolver: Sendable {
    /// The folder that the command works in.
    package let start: AbsolutePath
    /// The user's working directory, for the paths in messages.
    package let user: AbsolutePath
    /// The project that the command works in, with the Rambafile's warnings; nil outside of one. Read only once.
    private let found: Lazy<(project: Project, warnings: Diagnostics)?>
    /// The cache for templates in repositories.
    package let cache: Lazy<RepositoryCache>

    /// - Parameters:
    ///   - package: a package without a Rambafile, which may have templates in `Templates/`.
    ///   - cache: makes the cache for templates in repositories; by default one with the usual settings.
    package init(
        from start: AbsolutePath, user: AbsolutePath, package: AbsolutePath? = nil,
        environment: [String: String],
        cache: (@Sendable () throws -> RepositoryCache)? = nil
    ) {
        (self.start, self.user) = (start, user)
        self.cache = Lazy(cache ?? { try RepositoryCache(environment: environment, progress: { _ in }) })
        found = Lazy {
            guard try Project.root(from: start) != nil else {
                return package.map { (Project(RambafileAnswers(), in: $0, user: user), Diagnostics()) }
            }
            var warnings = Diagnostics()
            let project = try Project.find(
                from: start, user: user, environment: environment, diagnostics: &warnings)
            return (project, warnings)
        }
    }

    /// - Parameter project: the project that the command works in, whose warnings have been reported.
    package init(
        of project: Project, from start: AbsolutePath, cache: @escaping @Sendable () throws -> RepositoryCache
    ) {
        (self.start, user) = (start, project.user)
        self.cache = Lazy(cache)
        found = Lazy { (project, Diagnostics()) }
    }

    /// Finds a template by name: the project's own or a built-in one; nil when there is none.
    ///
    /// - Throws: `Diagnostics` when the Rambafile names a folder without the template.
    package func find(_ name: String) throws -> ResolvedTemplate? {
        try knownProject.flatMap { try find(name, in: $0) } ?? builtIn(name)
    }

    /// Finds a template that a project can use by name: an installed one, one that the Rambafile names with `local`, or
    /// a built-in one that no other source may replace; nil when there is none.
    package func find(_ name: String, in project: Project) throws -> ResolvedTemplate? {
        if let template = try project.installed(name) { return template }
        if let reference = project.reference(to: name), reference.source != .catalogs {
            guard case .local(let path) = reference.source else { return nil }
            return try ResolvedTemplate(name: name, folder: reference.folder(at: path, in: project)).opened()
        }
        guard let template = builtIn(name), let known = TemplateName(name) else { return nil }
        return try project.catalogs(thatMayHave: known).isEmpty ? template : nil
    }

    func builtIn(_ name: String) -> ResolvedTemplate? {
        BuiltInCatalog.names.contains(name) ? ResolvedTemplate(name: name, folder: .builtIn(name)) : nil
    }

    /// Returns the Rambafile's settings for the modules from a template; none outside of a project.
    package func settings(of template: String) throws -> TemplateSettings {
        try knownProject?.rambafile.settings(of: template) ?? TemplateSettings()
    }

    /// The project that the command works in; nil outside of a project.
    package func project(_ diagnostics: inout Diagnostics) throws -> Project? {
        let found = try found.get()
        diagnostics.add(contentsOf: found?.warnings ?? Diagnostics())
        return found?.project
    }

    /// The project that the command works in; nil if its Rambafile cannot be read, which the commands that need it
    /// report.
    var knownProject: Project? {
        get throws {
            var ignored = Diagnostics()
            return try ignored.collect { try found.get()?.project } ?? nil
        }
    }

    /// Checks that a name that no template has is not that of a folder with a template.
    func checkFolder(_ word: String) throws {
        guard try hasTemplate(AbsolutePath(word, relativeTo: start)) else { return }
        throw Diagnostics.error("no template '\(word)'", hint: "did you mean the folder './\(word)'?")
    }

    /// Finds a template that another one requires.
    package func required(_ name: Located<String>, by template: ResolvedTemplate) throws -> ResolvedTemplate {
        guard let found = try beside(template, name.value) ?? find(name.value) else {
            throw Diagnostics.error(
                "no template '\(name.value)'", at: name.range,
                hint: "it must be beside this template, installed or built in")
        }
        return found
    }

    /// Finds templates by name, folder or address; without any, those of the Rambafile or, without one, the built-in
    /// ones.
    ///
    /// - Parameter command: the command that needs them, such as `generamba template check`.
    package func templates(
        _ words: [String], for command: String, diagnostics: inout Diagnostics
    ) throws -> [ResolvedTemplate] {
        let words = try words.isEmpty ? usual(command, &diagnostics) : words
        let all = try words.mapCollecting { try templates($0) }.flatMap(\.self)
            .distinct { "\($0.name)\n\($0.folder.shown)" }
        for template in all { try noteSource(of: template, &diagnostics) }
        return all
    }

    /// Finds exactly one template by name, folder or address.
    ///
    /// - Throws: `Diagnostics` when there is none, or when the folder contains several.
    package func one(_ word: String, diagnostics: inout Diagnostics) throws -> ResolvedTemplate {
        let template = try only(word)
        try noteSource(of: template, &diagnostics)
        return template
    }

    /// The only template that a word names. If several share a folder, the one with the folder's name is meant.
    ///
    /// - Throws: `Diagnostics` when there is none, or when the folder contains several.
    package func only(_ word: String) throws -> ResolvedTemplate {
        if let address = try TemplateAddress(word) { return try fetch(address).template }
        let all = try templates(word)
        let folders = all.map(\.folder.shown)
        let isShared = Set(folders).count < all.count
        if Set(folders).count == 1, let main = all.first(where: \.hasNameOfFolder) { return main }
        guard all.count == 1 else {
            let names = isShared ? try all.map { "\($0.folder.shown)/\(try $0.manifestPath)" } : folders
            throw Diagnostics.error(
                "'\(word)' contains several templates",
                hint: "name one: \(quoted(names, most: 5) { " and \($0) more" })")
        }
        return all[0]
    }

    private func usual(_ command: String, _ diagnostics: inout Diagnostics) throws -> [String] {
        guard let project = try project(&diagnostics) else { return BuiltInCatalog.names }
        let names = project.templateNames
        if names.isEmpty, try Project.root(from: start) == nil { return try project.installedNames }
        guard !names.isEmpty else {
            throw Diagnostics.error(
                "the Rambafile names no template", hint: "name one: 'generamba template \(command) NAME'")
        }
        for name in names where try find(name, in: project) == nil { throw try project.missing(name) }
        return names
    }

    func templates(_ word: String) throws -> [ResolvedTemplate] {
        if let address = try TemplateAddress(word) {
            return try address.fetchAll(with: cache.get(), from: start)
        }
        if !word.contains("/"), let template = try find(word) { return [template] }
        if let template = try template(ofRambaspec: word) { return [template] }
        let path = AbsolutePath(word, relativeTo: start)
        guard !word.isEmpty, try Disk.kind(following: path) == .folder else {
            if word.contains("/") {
                let near = nearestFolder(to: path).map { path in
                    let shown = isAbsolutePath(word) ? path.text : path.relative(to: start)
                    return "did you mean '\(shown.contains("/") ? shown : "./\(shown)")'?"
                }
                throw Diagnostics.error("no folder '\(word)'", hint: near ?? GitAddress.hint(for: word))
            }
            if let template = try inCatalogs(word) { return [template] }
            if let project = try found.get()?.project, project.reference(to: word) != nil {
                throw try project.missing(word)
            }
            throw Diagnostics.error(
                "no template '\(word)'",
                hint: BuiltInCatalog.hint(for: word) ?? BuiltInCatalog.namesHint)
        }
        return try templates(in: path, word)
    }

    func fetch(
        _ address: TemplateAddress
    ) throws -> (template: ResolvedTemplate, reference: TemplateReference) {
        try address.fetch(with: cache.get(), from: start)
    }

    /// The template with a rambaspec; nil when the word is not the path of a rambaspec.
    func template(ofRambaspec word: String) throws -> ResolvedTemplate? {
        let path = AbsolutePath(word, relativeTo: start)
        let ending = TemplateName.ending
        guard word.hasSuffix(ending), try Disk.kind(following: path) == .file, let folder = path.parent
        else { return nil }
        let shown = folder.shown(from: user)
        return ResolvedTemplate(
            name: String(path.name.dropLast(ending.count)), folder: .disk(folder, shown: shown))
    }

    /// Finds a template in the catalogs as they were last fetched, or among the built-in ones. Nil for another source.
    private func inCatalogs(_ word: String) throws -> ResolvedTemplate? {
        var unread = Diagnostics()
        guard let name = TemplateName(word), let project = try found.get()?.project,
            (project.reference(to: word)?.source ?? .catalogs) == .catalogs
        else { return nil }
        let reader = CatalogReader(user: user, cache: try cache.get(), refreshes: false)
        for url in project.rambafile.catalogs {
            let found = try unread.collect {
                try url.placing(in: project.root) {
                    try Catalog(url, in: project.root, tree: reader.newest).resolvedTemplate(name)
                }
            }
            if let found = found ?? nil { return found }
        }
        try unread.throwErrors()
        return builtIn(word)
    }

    /// The templates in a folder or, if there are none, those in its subfolders.
    func templates(in path: AbsolutePath, _ word: String) throws -> [ResolvedTemplate] {
        let own = try templates(in: path)
        if !own.isEmpty { return own }
        let boundary = LinkBoundary(folder: path, shown: path.shown(from: user))
        let found =
            try Disk.names(in: path).filter { !$0.hasPrefix(".") }
            .flatMap { try templates(in: path.appending($0), within: boundary) }
            + XcodeTemplate.folders(below: path).filter { $0.components.count > 1 }
            .flatMap { try templates(in: path.appending($0), within: boundary) }
        let files = found.map { template -> AbsolutePath? in
            // A link that cannot be followed is reported when the template is read.
            let place = try? template.folder.follow(template.manifestPath)
            return place.flatMap(template.folder.file)
        }
        let main = Set(zip(found, files).filter { $0.0.hasNameOfFolder }.compactMap(\.1))
        // A link to the rambaspec of another one, which has the name of its folder, does not count.
        let all = zip(found, files).filter { $0.hasNameOfFolder || $1.map(main.contains) != true }.map(\.0)
        guard !all.isEmpty else {
            throw Diagnostics.error(
                "no template in '\(word)'", hint: "a template's folder contains a NAME.rambaspec")
        }
        return all
    }

    /// The template in a folder. Its name is that of the folder or of the folder's only rambaspec.
    func template(in folder: AbsolutePath) throws -> ResolvedTemplate? {
        let all = try templates(in: folder)
        return all.first(where: \.hasNameOfFolder) ?? (all.count == 1 ? all[0] : nil)
    }

    /// The templates in a folder, one for each rambaspec. Reading an unreadable folder, which counts as one, tells why.
    private func templates(
        in path: AbsolutePath, within boundary: LinkBoundary? = nil
    ) throws -> [ResolvedTemplate] {
        let folder = TemplateFolder.disk(path, shown: path.shown(from: user), within: boundary)
        // A template of Xcode has no name of its own, so it could not be told from no template.
        let files =
            path.name.hasSuffix(XcodeTemplate.ending)
            ? try folder.names(in: .here) : try? folder.names(in: .here)
        let names = files?.compactMap(TemplateName.ofRambaspec).map(\.text)
        if names == [], files?.contains(XcodeTemplate.manifest.name) == true,
            let name = XcodeTemplate.name(ofFolder: path.name)
        {
            return [try ResolvedTemplate(name: name.text, folder: folder).opened()]
        }
        return (names ?? [path.name]).map { ResolvedTemplate(name: $0, folder: folder) }
    }

    /// The template with this name beside another one: in its folder, in its repository or in a sibling of its folder.
    private func beside(_ template: ResolvedTemplate, _ name: String) throws -> ResolvedTemplate? {
        let other = ResolvedTemplate(name: name, folder: template.folder, sibling: template.sibling)
        if try TemplateName(name) != nil && other.exists { return other }
        if let sibling = template.sibling { return try TemplateName(name).flatMap(sibling) }
        guard case .disk(let path, let shown, let boundary) = template.folder, let parent = path.parent
        else { return nil }
        let above = shown.split(separator: "/").dropLast().joined(separator: "/")
        let sibling = ResolvedTemplate(
            name: name,
            folder: .disk(
                parent.appending(name),
                shown: (isAbsolutePath(shown) ? "/" : "") + (above.isEmpty ? name : "\(above)/\(name)"),
                within: boundary.flatMap { parent.isInside($0.folder) ? $0 : nil }))
        return try sibling.exists ? sibling : nil
    }
}
