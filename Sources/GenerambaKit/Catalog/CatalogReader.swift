import SourceText
import SystemAccess

/// Reads a project's catalogs, the built-in one and the installed templates. What cannot be read causes a warning.
package struct CatalogReader: Sendable {
    private typealias Row = (place: TemplateLocation, template: ListedTemplate)

    /// The user's working directory, for the paths in messages.
    private let user: AbsolutePath
    private let cache: RepositoryCache
    /// Whether to fetch all repositories again. If not, only repositories that were never fetched are fetched.
    private let refreshes: Bool

    package init(user: AbsolutePath, cache: RepositoryCache, refreshes: Bool) {
        (self.user, self.cache, self.refreshes) = (user, cache, refreshes)
    }

    /// The templates, sorted by name regardless of case. Those of the same name follow the order of the catalogs.
    ///
    /// - Parameters:
    ///   - project: the project's folder and catalogs; nil outside of a project, which leaves the built-in templates.
    ///   - diagnostics: receives a warning for each catalog and template that cannot be read.
    package func templates(
        of project: (root: AbsolutePath, catalogs: [Located<String>])?, diagnostics: inout Diagnostics
    ) throws -> [ListedTemplate] {
        var rows = try project.map { try available($0.catalogs, in: $0.root, &diagnostics) } ?? []
        rows += try self.rows(of: .builtIn, &diagnostics)
        let installed = try project.map { try self.installed(in: $0.root, &diagnostics) } ?? []
        rows += installed
        let places = Set(installed.map(\.place))
        for index in rows.indices { rows[index].template.installed = places.contains(rows[index].place) }
        return rows.distinct(by: \.place).map(\.template)
            .map { (key: $0.name.lowercased(), template: $0) }.sorted { $0.key < $1.key }.map(\.template)
    }

    /// Xcode's file templates in some folders, sorted by name. The source of each is its folder.
    package func templatesOfXcode(
        in folders: [AbsolutePath], diagnostics: inout Diagnostics
    ) throws -> [ListedTemplate] {
        try folders.flatMap { top in
            try (diagnostics.warn(from: user) { try XcodeTemplate.folders(below: top) } ?? [])
                .compactMap { path -> ListedTemplate? in
                    let shown = top.appending(path).shown(from: user)
                    let folder = TemplateFolder.disk(top.appending(path), shown: shown)
                    guard let name = XcodeTemplate.name(ofFolder: path.name),
                        let bytes = try diagnostics.warn(from: user, { try folder.rambaspec(of: name) })
                            ?? nil
                    else { return nil }
                    return try ListedTemplate(
                        name, rambaspec: bytes, path: shown, source: shown, diagnostics: &diagnostics)
                }
        }.sorted { $0.name.lowercased() < $1.name.lowercased() }
    }

    /// The templates of the Rambafile's catalogs, in the order of the catalogs, which are read concurrently.
    private func available(
        _ catalogs: [Located<String>], in root: AbsolutePath, _ diagnostics: inout Diagnostics
    ) throws -> [Row] {
        let read = try ThreadPool.map(catalogs, size: 8) { url in
            var problems = Diagnostics()
            var unread = Diagnostics()
            let rows = try unread.warn(at: url.range, from: user) {
                try url.placing(in: root) {
                    try self.rows(of: Catalog(url, in: root, tree: newest), &problems)
                }
            }
            unread.add(contentsOf: problems)
            return (rows: rows ?? [], problems: unread)
        }
        for catalog in read { diagnostics.add(contentsOf: catalog.problems) }
        return read.flatMap(\.rows)
    }

    /// The newest commit of a repository, as it was last fetched unless it is to be fetched again.
    func newest(_ address: GitAddress) throws -> CommitTree {
        let repository = try CachedRepository(of: address, in: cache)
        return try (refreshes ? nil : repository.knownNewest()) ?? repository.newest(.newest)
    }

    /// The templates of a catalog, sorted by name.
    private func rows(of catalog: Catalog, _ diagnostics: inout Diagnostics) throws -> [Row] {
        let entries = try catalog.entries()
        let read = try catalog.rambaspecs(of: entries)
        return try entries.compactMap { entry in
            guard let bytes = try diagnostics.warn(from: user, { try read(entry) }) ?? nil else { return nil }
            let name = entry.name
            let path = "\(catalog.shown)/\(name)/\(name.rambaspec)"
            let template = try ListedTemplate(
                name, rambaspec: bytes, path: path, source: catalog.shown, diagnostics: &diagnostics)
            return (catalog.place(of: name), template)
        }
    }

    /// The templates in `Templates/`, with the source that the lock records for each.
    private func installed(in root: AbsolutePath, _ diagnostics: inout Diagnostics) throws -> [Row] {
        let lock = try diagnostics.warn(from: user) { try Lockfile.read(in: root, user: user) } ?? nil
        let folder = root.appending(Project.templates)
        let names = try diagnostics.warn(from: user) { try Disk.names(in: folder) } ?? []
        return try names.compactMap { folderName in
            guard let name = XcodeTemplate.name(ofFolder: folderName) else { return nil }
            let place = folder.appending(RelativePath(name: folderName))
            let template = TemplateFolder.disk(place, shown: place.shown(from: user))
            let bytes = try diagnostics.warn(from: user) { try template.rambaspec(of: name) } ?? nil
            guard let bytes else { return nil }
            let locked = lock?[name]
            let listed = try ListedTemplate(
                name, rambaspec: bytes, path: "\(template.shown)/\(name.rambaspec)",
                source: locked?.origin.shown ?? "\(Project.templates)/\(name)", diagnostics: &diagnostics)
            // `template install` reports an invalid or unreadable source.
            let source = locked.flatMap { try? TemplateLocation($0, from: root) }
            return (source ?? .folder(place, name), listed)
        }
    }
}

extension Diagnostics {
    /// Runs `body`. If it throws `Diagnostics` or a `FileProblem`, adds them as warnings and returns nil.
    ///
    /// - Parameter range: the place that names what cannot be read.
    fileprivate mutating func warn<Value>(
        at range: SourceRange? = nil, from user: AbsolutePath, _ body: () throws -> Value
    ) throws -> Value? {
        do {
            return try body()
        } catch let found as Diagnostics {
            add(contentsOf: found.asWarnings)
        } catch let problem as FileProblem {
            let problem = problem.diagnostic(as: problem.path.shown(from: user), at: range)
            add(contentsOf: Diagnostics([problem]).asWarnings)
        }
        return nil
    }
}
