import SourceText

/// Repositories that were fetched, each on a shelf of its own.
package struct RepositoryCache: Sendable {
    let git: Git
    let folder: FilePath
    /// Whether nothing is fetched.
    let isOffline: Bool

    private let progress: @Sendable (FetchEvent) -> Void

    /// - Parameters:
    ///   - environment: where the cache is: below `$GENERAMBA_CACHE`, or where the system has caches.
    ///   - isOffline: whether nothing is fetched.
    ///   - timeLimit: how long a fetch may take, in seconds.
    ///   - progress: called while repositories are asked for something, by several threads.
    /// - Throws: `Diagnostics` when there is no folder for a cache.
    package init(
        environment: [String: String], isOffline: Bool = false, timeLimit: Int = 300,
        progress: @escaping @Sendable (FetchEvent) -> Void
    ) throws {
        guard let folder = FilePath.cache(environment: environment) else {
            throw Diagnostics.error(
                "there is no folder for a cache", hint: "name one by GENERAMBA_CACHE, or set HOME")
        }
        git = Git(environment: environment, timeLimit: timeLimit) { progress(.goesOn) }
        self.folder = folder.appending("repositories")
        self.isOffline = isOffline
        self.progress = progress
    }

    /// The commit that a pin means now.
    ///
    /// - Throws: `Diagnostics` when the repository cannot be had, or has nothing of that name; `FileProblem`;
    ///   `Interruption`.
    func newest(_ pin: GitPin, of address: GitAddress) throws -> CommitTree {
        if case .commit(let id) = pin { return try commit(id, of: address) }
        guard !isOffline else {
            throw Diagnostics.error(
                "it has to be asked for \(pin.description)",
                hint: "run it once without '--offline', and keep \(Lockfile.name)")
        }
        return try telling(of: address) {
            let names = try git.names(of: address)
            let name = try Self.name(of: pin, among: names.map(\.name))
            let id = names.first { $0.name == "\(name)^{}" } ?? names.first { $0.name == name }
            guard let id = id?.id else {
                throw Diagnostics.error("it has no commits", hint: "commit a template to it")
            }
            let tree = try commit(id, of: address)
            if pin == .newest { try RepositoryShelf(of: address, in: self).note(newest: id) }
            return tree
        }
    }

    /// The commit that was the newest of a repository when it was asked last; nil when that is not in the cache.
    ///
    /// - Throws: `Diagnostics`; `FileProblem`; `Interruption`.
    func known(of address: GitAddress) throws -> CommitTree? {
        let shelf = RepositoryShelf(of: address, in: self)
        return try shelf.newest().map { try CommitTree($0, on: shelf) }
    }

    /// A commit, from the cache or fetched.
    ///
    /// - Parameter id: the commit's id, or its beginning.
    /// - Throws: as `newest`.
    func commit(_ id: String, of address: GitAddress) throws -> CommitTree {
        let shelf = RepositoryShelf(of: address, in: self)
        return try CommitTree(shelf.take(id), on: shelf)
    }

    /// Runs `body`, which asks a repository for something, and tells of it.
    func telling<Result>(of address: GitAddress, _ body: () throws -> Result) rethrows -> Result {
        progress(.began(address.shown))
        defer { progress(.ended(address.shown)) }
        return try body()
    }

    /// The full name of the branch or tag of a pin.
    private static func name(of pin: GitPin, among names: [String]) throws -> String {
        let (start, name, what): (String, String, String)
        switch pin {
        case .branch(let branch): (start, name, what) = ("refs/heads/", branch, "branch")
        case .tag(let tag): (start, name, what) = ("refs/tags/", tag, "tag")
        case .newest, .commit: return "HEAD"
        }
        guard names.contains(start + name) else {
            let others = names.filter { $0.hasPrefix(start) && !$0.hasSuffix("^{}") }.map {
                String($0.dropFirst(start.count))
            }
            let known = others.prefix(10).map { "'\($0)'" }.joined(separator: ", ")
            throw Diagnostics.error(
                "it has no \(what) '\(name)'",
                hint: didYouMean(name, in: others)
                    ?? (known.isEmpty ? "it has none at all" : "it has \(known)"))
        }
        return start + name
    }
}
