import SourceText
import SystemAccess

/// Fetches the repositories that a Rambafile's templates need, and finds the templates.
struct TemplateFetcher {
    /// A template that was found, with its source for the lock.
    typealias Found = (folder: TemplateFolder, origin: Lockfile.Origin)

    private struct Request: Sendable, Hashable {
        let address: GitAddress
        let pin: GitPin
        /// The commit that the lock records for the pin.
        let locked: String?
    }

    let project: Project
    /// Whether there are built-in templates with all the names, so that no catalog is necessary.
    let areBuiltIn: Bool
    private let cache: RepositoryCache
    private var trees: [Request: Result<CommitTree, Diagnostics>] = [:]

    /// Fetches the repositories that the templates need, concurrently.
    ///
    /// - Parameter wanted: the templates, each with its lock entry if the lock is to be followed.
    init(
        of wanted: [(TemplateReference, Lockfile.Template?)], in project: Project, cache: RepositoryCache
    ) throws {
        (self.project, self.cache) = (project, cache)
        areBuiltIn = wanted.allSatisfy { BuiltInCatalog.names.contains($0.0.name.value.text) }
        // `find` reports invalid addresses.
        let requests = try wanted.flatMap { reference, locked in
            try repositories(of: reference, locked).compactMap { try? request($0, $1, locked) }
        }
        let each = requests.distinct(by: \.self)
        let results = try ThreadPool.map(each, size: 8) { [cache] in try Self.fetch($0, cache) }
        trees = Dictionary(uniqueKeysWithValues: zip(each, results))
    }

    /// The repositories that may contain a template, unless the lock names another one.
    private func repositories(
        of reference: TemplateReference, _ locked: Lockfile.Template?
    ) throws -> [(Located<String>, GitPin)] {
        switch reference.source {
        case .local: []
        case .git(let git): [(git.url, git.pin.value)]
        case .catalogs:
            try project.rambafile.catalogs.filter { url in
                try (locked.map { $0.origin.repository == url.value } ?? true)
                    && Catalog.folder(of: url, in: project.root) == nil
            }.map { ($0, .newest) }
        }
    }

    private static func fetch(
        _ request: Request, _ cache: RepositoryCache
    ) throws -> Result<CommitTree, Diagnostics> {
        do {
            let repository = try CachedRepository(of: request.address, in: cache)
            return .success(try request.locked.map(repository.commit) ?? repository.newest(request.pin))
        } catch let problem as Diagnostics {
            return .failure(problem)
        }
    }

    /// Finds a template of the Rambafile: at its locked source or, without a lock entry, at its current one.
    mutating func find(
        _ reference: TemplateReference, _ locked: Lockfile.Template?, diagnostics: inout Diagnostics
    ) throws -> Found {
        switch reference.source {
        case .local(let path): return (try reference.folder(at: path, in: project), .local(path.value))
        case .git(let git):
            let tree = try tree(git.url, git.pin.value, locked)
            let shown = try GitAddress(git.url, relativeTo: project.root).shown
            let (folder, origin) = try found(reference.name.value, git, at: git.path.value, of: tree, shown)
            let range = git.path.value == .here ? git.url.range : git.path.range
            return (try reference.checked(folder, at: range), origin)
        case .catalogs:
            return try locked.map { try catalog(reference.name, $0) } ?? search(reference.name, &diagnostics)
        }
    }

    /// The template in a folder of a commit.
    private func found(
        _ name: TemplateName, _ git: GitReference, at path: RelativePath, of tree: CommitTree, _ shown: String
    ) throws -> Found {
        let folder = try git.url.placing(in: project.root) { try tree.folder(path, of: name, in: shown) }
        return (folder, .git(url: git.url.value, pin: git.pin.value, path: path, commit: tree.id))
    }

    /// Finds a template beside another one: in its folder, in its catalog, in its commit, or in a sibling folder. Nil if
    /// there is none.
    ///
    /// - Parameter template: the other template, with its source.
    mutating func beside(_ template: Lockfile.Template, _ name: TemplateName) throws -> Found? {
        switch template.origin {
        case .builtIn: return nil
        case .local(let path):
            let folder = AbsolutePath(path, relativeTo: project.root)
            let places = [folder] + (folder.parent.map { [$0.appending(name.folder)] } ?? [])
            for place in places {
                let folder = TemplateFolder.disk(place, shown: place.shown(from: project.user))
                guard try folder.hasManifest(of: name) else { continue }
                let text = isAbsolutePath(path) ? place.text : place.relative(to: project.root)
                return (folder, .local(text))
            }
            return nil
        case .catalog(let text, _): return try look(for: Located(name), inCatalog: text, template)
        case .git(let url, let pin, let path, _):
            let git = GitReference(url: Located(url), pin: Located(pin), path: Located(path))
            let tree = try tree(git.url, pin, template)
            let places = [path] + (path.parent.map { [$0.appending(name.folder)] } ?? [])
            let place = try places.first { try tree.isFile($0.appending(name.rambaspec)) }
            return try place.map { try found(name, git, at: $0, of: tree, tree.address.shown) }
        }
    }

    /// Finds a template at its locked source in a catalog.
    private mutating func catalog(_ name: Located<TemplateName>, _ locked: Lockfile.Template) throws -> Found
    {
        guard case .catalog(let text, _) = locked.origin else {
            if let found = try look(for: name, in: .builtIn) { return found }
            throw missing(name, among: BuiltInCatalog.names)
        }
        if let found = try look(for: name, inCatalog: text, locked) { return found }
        throw Diagnostics.error(
            "no template '\(name.value)' in '\(text)', where it was found before", at: name.range)
    }

    /// Looks for a template in a catalog that the lock names.
    private mutating func look(
        for name: Located<TemplateName>, inCatalog text: String, _ locked: Lockfile.Template
    ) throws -> Found? {
        let url = project.rambafile.catalog(text)
        let catalog = try open(url, locked)
        return try url.placing(in: project.root) { try look(for: name, in: catalog) }
    }

    func look(for name: Located<TemplateName>, in catalog: Catalog) throws -> Found? {
        try catalog.template(name.value).map { ($0, catalog.origin) }
    }

    /// Opens a catalog that the Rambafile names, or Generamba's public one.
    mutating func open(_ url: Located<String>, _ locked: Lockfile.Template?) throws -> Catalog {
        try Catalog(url, in: project.root) { _ in try tree(url, .newest, locked) }
    }

    private func request(_ url: Located<String>, _ pin: GitPin, _ locked: Lockfile.Template?) throws
        -> Request
    {
        Request(
            address: try GitAddress(url, relativeTo: project.root), pin: pin, locked: locked?.origin.commit)
    }

    /// Returns a commit that is already fetched, or fetches it.
    private mutating func tree(
        _ url: Located<String>, _ pin: GitPin, _ locked: Lockfile.Template?
    ) throws -> CommitTree {
        let request = try request(url, pin, locked)
        let result = try trees[request] ?? Self.fetch(request, cache)
        trees[request] = result
        return try url.placing(in: project.root) { try result.get() }
    }
}

extension TemplateReference {
    /// The folder that `local` names.
    ///
    /// - Throws: `Diagnostics` when there is no such folder, or no template of this name in it.
    package func folder(at path: Located<String>, in project: Project) throws -> TemplateFolder {
        let folder = AbsolutePath(path.value, relativeTo: project.root)
        guard try Disk.kind(following: folder) == .folder else {
            throw Diagnostics.error(
                "no folder '\(path.value)'", at: path.range,
                hint: "'local' is relative to the Rambafile's folder")
        }
        return try checked(.disk(folder, shown: folder.shown(from: project.user)), at: path.range)
    }

    fileprivate func checked(_ folder: TemplateFolder, at range: SourceRange?) throws -> TemplateFolder {
        let path = name.value.rambaspec
        guard try folder.isFile(path) || folder.isFile(XcodeTemplate.manifest) else {
            // Reading something that is not a regular file throws the reason.
            _ = try folder.read(path)
            let others = try folder.names(in: .here).filter { TemplateName.ofRambaspec($0) != nil }
            let list = others.isEmpty ? nil : "it has \(quoted(others, most: .max))"
            throw Diagnostics.error(
                "no '\(path)' in '\(folder.shown)'", at: range,
                hint: try hint(for: folder.folders(with: path)) ?? list)
        }
        return folder
    }

    /// What to write if one of these folders was meant, which have the rambaspec; nil if there are none.
    private func hint(for folders: [RelativePath]) -> String? {
        guard !folders.isEmpty else { return nil }
        switch source {
        case .catalogs: return nil
        case .local(let path):
            return "write \(quoted(folders.map { "local: \(path.value)/\($0)" }, most: 3))"
        case .git(let git):
            return "add \(quoted(folders.map { "path: \(git.path.value.appending($0))" }, most: 3))"
        }
    }
}

extension Located<String> {
    /// Runs `body`, which reads the repository that this text names. Its errors get the place of this text.
    func placing<Result>(in root: AbsolutePath, _ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let problem as Diagnostics {
            // Errors about an invalid address already have a place.
            guard let shown = try? GitAddress(self, relativeTo: root).shown else { throw problem }
            if let missing = try Diagnostics.missingFolder(self, relativeTo: root) { throw missing }
            throw Diagnostics(
                problem.all.map {
                    .error(
                        "cannot fetch '\(shown)': \($0.message)", at: range,
                        hint: $0.hint ?? "check the address, your access and the network")
                })
        }
    }
}
