import SourceText

/// The commits of one repository in the cache, each with its objects in a folder of its own that stays as it is once it
/// stands: of two runs that fetch one at once, one wins, and a fetch that was ended in the middle leaves nothing
/// that is taken for one. What is damaged is fetched anew.
struct CachedRepository: Sendable {
    let address: GitAddress
    let cache: RepositoryCache
    private let folder: AbsolutePath

    /// - Throws: `Diagnostics` when the cache may be somebody else's; `FileProblem`; `Interruption`.
    init(of address: GitAddress, in cache: RepositoryCache) throws {
        self.address = address
        self.cache = cache
        folder = cache.folder.appending(Self.name(of: address))
        try cache.checkOwner(of: folder)
    }

    /// A name that tells the repository to people, and to the program by a hash.
    private static func name(of address: GitAddress) -> String {
        let words = GitAddress.withoutPassword(address.text)
            .split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.suffix(3)
        return (words + [sha256(of: Array(address.text.utf8)).prefix(16)]).joined(separator: "-")
    }

    // MARK: Commits

    /// The whole id of a commit that stands here; nil when it does not, or the beginning fits several.
    ///
    /// - Throws: `FileProblem`.
    func known(_ id: String) throws -> String? {
        let all = try Disk.names(in: folder).filter { isCommitID($0) && $0.hasPrefix(id) }
        return all.count == 1 ? all[0] : nil
    }

    /// Fetches a commit, unless it stands here. Returns its whole id.
    ///
    /// - Parameter id: the commit's id, or its beginning.
    /// - Throws: `Diagnostics`; `FileProblem`; `Interruption`.
    func take(_ id: String) throws -> String {
        try Disk.removeLeftovers(named: [Self.fetching, Disk.replacing], in: folder)
        if let known = try known(id) { return known }
        try cache.checkOnline("its commit \(id.prefix(7)) is not in the cache")
        return try cache.telling(of: address) {
            try Disk.makeFolders(folder, mode: 0o775)
            return try Interruption.watching {
                try Disk.withTemporaryFolder(named: Self.fetching, in: folder) { temporary in
                    let fetched = temporary.appending("repository")
                    let found = try cache.git.fetch(commit: id, of: address, into: fetched)
                    // Another run may have been faster: its copy is as good.
                    _ = try Disk.move(fetched, to: folder.appending(found))
                    return found
                }
            }
        }
    }

    private static let fetching = ".fetching-"

    /// Fetches files of a commit that were left out.
    ///
    /// - Throws: `Diagnostics`; `Interruption`.
    func fetch(files ids: [String], of id: String) throws {
        try cache.checkOnline("not all files of its commit \(id.prefix(7)) are in the cache")
        try cache.telling(of: address) {
            try cache.git.fetch(files: ids, of: address, in: GitObjects(of: id, in: folder.appending(id)))
        }
    }

    // MARK: Damage

    /// Runs `body` with the repository of a commit; when it is damaged, again with one that was fetched anew.
    ///
    /// - Throws: what `body` does; `Diagnostics` when it stays damaged, as nothing may be fetched; as `take`.
    func reading<Result>(_ id: String, _ body: (Git, GitObjects) throws -> Result) throws -> Result {
        let repository = folder.appending(id)
        // Another run may take a sound one for the damaged one that it has seen before.
        var attempts = 3
        while true {
            let stamp = try Disk.stamp(of: repository)
            do {
                return try body(cache.git, GitObjects(of: id, in: repository))
            } catch let damage as RepositoryDamage {
                try cache.checkOnline(
                    "the cache of its commit \(id.prefix(7)) is damaged: '\(repository.text)'")
                attempts -= 1
                guard attempts > 0 else { throw damage.problem }
                try drop(repository, stamp)
                _ = try take(id)
            }
        }
    }

    /// Removes what is damaged, unless another run has put a sound one there.
    private func drop(_ repository: AbsolutePath, _ stamp: String?) throws {
        try Disk.withTemporaryFolder(named: Self.fetching, in: folder) { temporary in
            try Disk.withLock(in: folder) {
                guard let stamp, try Disk.stamp(of: repository) == stamp else { return }
                _ = try Disk.move(repository, to: temporary.appending("damaged"))
            }
        }
    }

    // MARK: The newest commit

    /// The commit that was the newest when the repository was asked last; nil when that is not known, or not here.
    ///
    /// - Throws: `Diagnostics`; `FileProblem`; `Interruption`.
    func knownNewest() throws -> CommitTree? { try newestID().map { try CommitTree($0, in: self) } }

    private func newestID() throws -> String? {
        guard try Disk.kind(of: newestFile) == .file, let bytes = try Disk.read(newestFile) else {
            return nil
        }
        let id = String(decoding: bytes, as: UTF8.self)
        return isCommitID(id) ? try known(id) : nil
    }

    /// Notes which commit is the newest.
    ///
    /// - Throws: `FileProblem`.
    func note(newest id: String) throws {
        // A cache may be one that can only be read.
        guard try newestID() != id else { return }
        if ![nil, .file].contains(try Disk.kind(of: newestFile)) { try Disk.removeTree(newestFile) }
        try Disk.replace(newestFile, Array(id.utf8))
    }

    private var newestFile: AbsolutePath { folder.appending("newest") }
}
