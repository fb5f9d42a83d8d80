import SourceText
import SystemAccess

/// The fetched commits of one repository. Each commit has a folder of objects of its own, which does not change once it
/// exists. If two runs fetch the same commit at once, one wins; an interrupted fetch leaves nothing that looks
/// complete. Damaged objects are fetched again.
struct CachedRepository: Sendable {
    let address: GitAddress
    let cache: RepositoryCache
    private let folder: AbsolutePath

    init(of address: GitAddress, in cache: RepositoryCache) throws {
        (self.address, self.cache) = (address, cache)
        // Readable words, then a hash that makes the name unique.
        let words = GitAddress.withoutPassword(address.text)
            .split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.suffix(3)
        let name = (words + [sha256(of: Array(address.text.utf8)).prefix(16)]).joined(separator: "-")
        folder = cache.folder.appending(name)
        try cache.checkOwner(of: folder)
    }

    /// The full id of a commit that is in the cache; nil when it is not, or when the abbreviated id is ambiguous.
    func known(_ id: String) throws -> String? {
        let all = try Disk.names(in: folder).filter { isCommitID($0) && $0.hasPrefix(id) }
        return all.count == 1 ? all[0] : nil
    }

    /// Fetches a commit unless it is in the cache. Returns its full id.
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
                    // Another run may have been faster. Its copy is just as good.
                    _ = try Disk.move(fetched, to: folder.appending(found))
                    return found
                }
            }
        }
    }

    private static let fetching = ".fetching-"

    /// Fetches files of a commit that the first fetch left out.
    func fetch(files ids: [String], of id: String) throws {
        try cache.checkOnline("not all files of its commit \(id.prefix(7)) are in the cache")
        try cache.telling(of: address) {
            try cache.git.fetch(files: ids, of: address, in: GitObjects(of: id, in: folder.appending(id)))
        }
    }

    /// Runs `body` with the repository of a commit. If the repository is damaged, fetches it again and retries.
    func reading<Result>(_ id: String, _ body: (Git, GitObjects) throws -> Result) throws -> Result {
        let repository = folder.appending(id)
        // Another run may replace the damaged repository with a sound one between our attempts.
        var attempts = 3
        while true {
            let stamp = try Disk.stamp(of: repository)
            do {
                return try body(cache.git, GitObjects(of: id, in: repository))
            } catch let damage as RepositoryDamage {
                try cache.checkOnline(
                    "the cached copy of its commit \(id.prefix(7)) is damaged: '\(repository.text)'")
                attempts -= 1
                guard attempts > 0 else { throw damage.problem }
                try Disk.withTemporaryFolder(named: Self.fetching, in: folder) { temporary in
                    try Disk.withLock(in: folder) {
                        guard let stamp, try Disk.stamp(of: repository) == stamp else { return }
                        _ = try Disk.move(repository, to: temporary.appending("damaged"))
                    }
                }
                _ = try take(id)
            }
        }
    }

    /// The newest commit as of the last time the remote was asked; nil when it is unknown or not in the cache.
    func knownNewest() throws -> CommitTree? { try newestID().map { try CommitTree($0, in: self) } }

    private func newestID() throws -> String? {
        guard try Disk.kind(of: newestFile) == .file, let bytes = try Disk.read(newestFile)
        else { return nil }
        let id = String(decoding: bytes, as: UTF8.self)
        return isCommitID(id) ? try known(id) : nil
    }

    /// Records which commit is the newest.
    func note(newest id: String) throws {
        // The cache may be read-only.
        guard try newestID() != id else { return }
        if ![nil, .file].contains(try Disk.kind(of: newestFile)) { try Disk.removeTree(newestFile) }
        try Disk.replace(newestFile, Array(id.utf8))
    }

    private var newestFile: AbsolutePath { folder.appending("newest") }
}
