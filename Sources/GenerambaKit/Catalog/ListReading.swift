import SourceText
import TemplateEngine

/// Reads what a list of templates tells of. What cannot be had is told by a warning, and the rest is read.
struct ListReading: Sendable {
    /// A template, and where it is.
    struct Row: Sendable {
        let place: TemplatePlace
        var template: ListedTemplate
    }

    /// What a catalog has.
    private struct Shelf: Sendable {
        var rows: [Row] = []
        var problems = Diagnostics()
    }

    /// The folder in which the user stands, for the paths in messages.
    let user: FilePath
    let cache: RepositoryCache
    /// Whether repositories are fetched anew.
    let refreshes: Bool

    // MARK: Catalogs

    /// What the Rambafile's catalogs have, in their order; they are read side by side.
    ///
    /// - Throws: `Interruption`.
    func available(in project: CatalogList, _ diagnostics: inout Diagnostics) throws -> [Row] {
        let shelves = try Crew.map(project.catalogs, size: 8) { url in try shelf(url, project.root) }
        for shelf in shelves { diagnostics.add(contentsOf: shelf.problems) }
        return shelves.flatMap(\.rows)
    }

    private func shelf(_ url: Located<String>, _ root: FilePath) throws -> Shelf {
        var shelf = Shelf()
        var problems = Diagnostics()
        let rows = try shelf.problems.warn(at: url.range, from: user) {
            do {
                return try self.rows(of: Catalog(url, in: root, tree: newest), &problems)
            } catch let found as Diagnostics {
                throw found.placed(at: url, in: root)
            }
        }
        shelf.rows = rows ?? []
        shelf.problems.add(contentsOf: problems)
        return shelf
    }

    private func newest(_ address: GitAddress) throws -> CommitTree {
        let known = refreshes ? nil : try cache.known(of: address)
        return try known ?? cache.newest(.newest, of: address)
    }

    /// What a catalog has, sorted by the names.
    ///
    /// - Throws: `Diagnostics` when the catalog cannot be had; `FileProblem`; `Interruption`.
    func rows(of catalog: Catalog, _ diagnostics: inout Diagnostics) throws -> [Row] {
        let rambaspecs = try catalog.rambaspecs { diagnostics.add($0.warning(from: user)) }
        return try rambaspecs.sorted { $0.key.text < $1.key.text }.map { name, bytes in
            let path = "\(catalog.shown)/\(name)/\(name).rambaspec"
            let head = try RambaspecHead(bytes, path: path, diagnostics: &diagnostics)
            return Row(
                place: catalog.place(of: name),
                template: ListedTemplate(name: name.text, head, source: catalog.shown, installed: false))
        }
    }

    // MARK: Installed templates

    /// What stands in `Templates/`, with the source that the lock has for it.
    ///
    /// - Throws: `Interruption`.
    func installed(in root: FilePath, _ diagnostics: inout Diagnostics) throws -> [Row] {
        let lock = try diagnostics.warn(from: user) { try Lockfile.read(in: root, user: user) } ?? nil
        let folder = root.appending(Project.templates)
        let names = try diagnostics.warn(from: user) { try Disk.names(in: folder) } ?? []
        return try names.compactMap(TemplateName.init).compactMap { name in
            let path = folder.appending(name.folder).appending(name.rambaspec)
            let bytes = try diagnostics.warn(from: user) { try Disk.read(path) } ?? nil
            guard let bytes else { return nil }
            let head = try RambaspecHead(bytes, path: path.shown(from: user), diagnostics: &diagnostics)
            let locked = lock?[name]
            // A source that is none is told when the template is installed.
            let place = locked.flatMap { try? TemplatePlace($0, from: root) }
            return Row(
                place: place ?? .folder(folder.appending(name.folder)),
                template: ListedTemplate(
                    name: name.text, head, source: locked?.origin.shown ?? "\(Project.templates)/\(name)",
                    installed: true))
        }
    }
}

extension Diagnostics {
    /// Runs `body`; where it says that something cannot be had, that becomes a warning and the result nil.
    ///
    /// - Parameters:
    ///   - range: the place that names what cannot be read.
    ///   - user: the folder in which the user stands.
    fileprivate mutating func warn<Value>(
        at range: SourceRange? = nil, from user: FilePath, _ body: () throws -> Value
    ) throws -> Value? {
        do {
            return try body()
        } catch let found as Diagnostics {
            add(contentsOf: found.asWarnings)
        } catch let problem as FileProblem {
            add(problem.warning(at: range, from: user))
        }
        return nil
    }
}

extension FileProblem {
    fileprivate func warning(at range: SourceRange? = nil, from user: FilePath) -> Diagnostic {
        let problem = diagnostic(from: user)
        return .warning(problem.message, at: range, hint: problem.hint)
    }
}

extension Lockfile.Origin {
    /// The source as messages name it.
    fileprivate var shown: String {
        switch self {
        case .builtIn: Lockfile.builtIn
        case .local(let folder): folder
        case .catalog(let catalog, _): GitAddress.withoutPassword(catalog)
        case .git(let url, _, _, _): GitAddress.withoutPassword(url)
        }
    }
}
