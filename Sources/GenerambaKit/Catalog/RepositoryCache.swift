/// Repositories that were fetched, each commit in a folder of its own that stays as it is once it stands: of two runs
/// that fetch one at once, one wins, and a fetch that was ended in the middle leaves nothing that is taken for one.
package struct RepositoryCache: Sendable {
    private let git: Git
    private let folder: FilePath
    /// Whether nothing is fetched.
    let isOffline: Bool

    private let progress: @Sendable (String) -> Void

    /// - Parameters:
    ///   - environment: where the cache is: below `$GENERAMBA_CACHE`, or where the system has caches.
    ///   - isOffline: whether nothing is fetched.
    ///   - timeLimit: how long a fetch may take, in seconds.
    ///   - progress: called with the name of a repository before it is asked for anything.
    /// - Throws: `Diagnostics` when there is no folder for a cache.
    package init(
        environment: [String: String], isOffline: Bool = false, timeLimit: Int = 300,
        progress: @escaping @Sendable (String) -> Void
    ) throws {
        guard let folder = FilePath.cache(environment: environment) else {
            throw Diagnostics.error(
                "there is no folder for a cache", hint: "name one by GENERAMBA_CACHE, or set HOME")
        }
        git = Git(environment: environment, timeLimit: timeLimit)
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
        progress(address.shown)
        let names = try git.names(of: address)
        let name = try Self.name(of: pin, among: names.map(\.name))
        let id = names.first { $0.name == "\(name)^{}" } ?? names.first { $0.name == name }
        guard let id = id?.id else {
            throw Diagnostics.error("it has no commits", hint: "commit a template to it")
        }
        let tree = try commit(id, of: address, tells: false)
        if pin == .newest { try Disk.replace(newest(of: address), Array(id.utf8)) }
        return tree
    }

    /// The commit that was the newest of a repository when it was asked last; nil when that is not in the cache.
    ///
    /// - Throws: `Diagnostics`; `FileProblem`; `Interruption`.
    func known(of address: GitAddress) throws -> CommitTree? {
        let shelf = folder.appending(Self.folderName(of: address))
        guard let bytes = try Disk.read(newest(of: address)) else { return nil }
        let id = String(decoding: bytes, as: UTF8.self)
        return try known(id, in: shelf).map { try tree($0, in: shelf.appending($0), address) }
    }

    /// The file with the id of that commit.
    private func newest(of address: GitAddress) -> FilePath {
        folder.appending(Self.folderName(of: address)).appending("newest")
    }

    /// A commit, from the cache or fetched.
    ///
    /// - Parameters:
    ///   - id: the commit's id, or its beginning.
    ///   - tells: whether a fetch is told.
    /// - Throws: as `newest`.
    func commit(_ id: String, of address: GitAddress, tells: Bool = true) throws -> CommitTree {
        let shelf = folder.appending(Self.folderName(of: address))
        if let known = try known(id, in: shelf) {
            return try tree(known, in: shelf.appending(known), address)
        }
        guard !isOffline else {
            throw Diagnostics.error(
                "its commit \(id.prefix(7)) is not in the cache", hint: "run it once without '--offline'")
        }
        if tells { progress(address.shown) }
        try Disk.makeFolders(shelf)
        let temporary = try Disk.makeTemporaryFolder(named: ".fetching-", in: shelf)
        defer { try? Disk.removeTree(temporary) }
        let fetched = temporary.appending("repository")
        let found = try fetch(id, of: address, into: fetched)
        // Another run may have been faster: its copy is as good.
        _ = try Disk.move(fetched, to: shelf.appending(found))
        return try tree(found, in: shelf.appending(found), address)
    }

    /// Fetches a commit by its id or, where the other side gives none by their ids, with all that there is. Returns its
    /// whole id.
    private func fetch(_ id: String, of address: GitAddress, into folder: FilePath) throws -> String {
        var problem = Diagnostics()
        if id.utf8.count == 40 || id.utf8.count == 64 {
            let fetched: Void? = try problem.collect { try git.fetch(id, of: address, into: folder) }
            if fetched != nil, let found = try git.commit(id, in: folder) { return found }
            try Disk.removeTree(folder)
            // Whoever is not there at all says so here.
            _ = try git.names(of: address)
        }
        try git.fetch(nil, of: address, into: folder)
        guard let found = try git.commit(id, in: folder) else {
            throw Diagnostics.error(
                "it has no commit '\(id)'", hint: "its history may have been rewritten")
        }
        return found
    }

    private func tree(_ id: String, in repository: FilePath, _ address: GitAddress) throws -> CommitTree {
        try CommitTree(id, in: repository, git: git, address: isOffline ? nil : address)
    }

    /// The whole id of a commit in the cache; nil when it is not there, or the beginning fits several.
    private func known(_ id: String, in shelf: FilePath) throws -> String? {
        let all = try Disk.names(in: shelf).filter { $0.hasPrefix(id) }
        return all.count == 1 ? all[0] : nil
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

    /// A name that tells the repository to people, and to the program by a hash.
    private static func folderName(of address: GitAddress) -> String {
        let words = address.shown.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.suffix(3)
        return (words + [sha256(of: Array(address.text.utf8)).prefix(16)]).joined(separator: "-")
    }
}
