import SourceText
import SystemAccess

/// The contents of a commit of a fetched repository.
struct CommitTree: Sendable {
    /// The full id of the commit.
    let id: String
    let repository: CachedRepository
    /// The address of the repository that has the commit.
    var address: GitAddress { repository.address }
    let entries: CommitEntries
    /// The targets of the symbolic links, which are fetched when the first one is followed.
    private let targets: Lazy<[RelativePath: String]>

    /// Reads the list of a commit's files.
    init(_ id: String, in repository: CachedRepository) throws {
        let list = try repository.reading(id) { git, objects in
            try git.verify(objects)
            return try git.tree(of: id, in: objects)
        }
        let entries = CommitEntries(list)
        (self.id, self.repository, self.entries) = (id, repository, entries)
        targets = Lazy {
            let links = entries.all.filter(\.value.isLink)
            let texts = try repository.contents(
                of: Set(links.values.map(\.id)), in: id, most: TemplateLimits.linkBytes)
            return links.compactMapValues { texts[$0.id].map { String(decoding: $0, as: UTF8.self) } }
        }
    }

    /// The tree, for following links.
    var tree: LinkedTree {
        LinkedTree { [entries, targets] path in
            guard let entry = entries.all[path]
            else { return try entries.names(in: path).isEmpty ? nil : .folder }
            guard entry.isLink, let target = try targets.get()[path] else {
                return entry.hazard == nil ? .file : .other
            }
            return .link(to: target)
        }
    }

    /// The rambaspecs and the links with such names, sorted.
    var rambaspecs: [RelativePath] {
        entries.all.filter {
            TemplateName.ofRambaspec($0.key.name) != nil && ($0.value.hazard == nil || $0.value.isLink)
        }
        .map(\.key).sorted()
    }

    /// The rambaspecs directly in a folder, sorted.
    func rambaspecs(in folder: RelativePath) throws -> [RelativePath] {
        guard let place = try follow(folder), place.entry == .folder else { return [] }
        return try entries.names(in: place.path).filter { TemplateName.ofRambaspec($0) != nil }
            .map { folder.appending(RelativePath(name: $0)) }.filter(isFile)
    }

    /// Whether a file exists, or a symbolic link that cannot be followed: reading that reports the reason.
    func isFile(_ path: RelativePath) throws -> Bool {
        do { return try tree.follow(path)?.entry == .file } catch is BadLink { return true }
    }

    private func follow(_ path: RelativePath) throws -> LinkedTree.Place? {
        do {
            return try tree.follow(path)
        } catch let link as BadLink {
            throw Diagnostics([link.diagnostic(in: address.shown)])
        }
    }

    /// The contents of the existing files; for a symbolic link that cannot be followed, the error.
    func files(_ paths: [RelativePath]) throws -> [RelativePath: Result<[UInt8], any Error>] {
        var files: [RelativePath: CommitEntries.Entry] = [:]
        var results: [RelativePath: Result<[UInt8], any Error>] = [:]
        for path in paths {
            do {
                files[path] = try follow(path).flatMap { entries.file(at: $0.path) }
            } catch let problem as Diagnostics {
                results[path] = .failure(problem)
            }
        }
        let contents = try repository.contents(of: Set(files.values.map(\.id)), in: id) { size in
            guard size > TemplateLimits.mebibytes << 20 else { return }
            throw Diagnostics.error(
                "the rambaspecs of its templates are larger than \(TemplateLimits.mebibytes) MiB together",
                hint:
                    "rambaspecs are usually small: tell the owner, or remove the repository from the Rambafile"
            )
        }
        for (path, entry) in files { results[path] = contents[entry.id].map { .success($0) } }
        return results
    }
}

extension CachedRepository {
    /// The contents of files of a commit, by their ids. Fetches missing ones, and leaves out those that are too large.
    ///
    /// - Parameters:
    ///   - most: the maximum size of a file in bytes.
    ///   - check: takes the total size in bytes and throws when it is too large.
    package func contents(
        of ids: Set<String>, in commit: String, most: Int = TemplateLimits.bytes,
        _ check: (Int) throws -> Void = { _ in }
    ) throws -> [String: [UInt8]] {
        guard !ids.isEmpty else { return [:] }
        return try reading(commit) { git, objects in
            var sizes = try git.sizes(in: objects)
            let missing = ids.filter { sizes[$0] == nil }.sorted()
            if !missing.isEmpty {
                try fetch(files: missing, of: commit)
                sizes = try git.sizes(in: objects)
            }
            let fitting = ids.filter { (sizes[$0] ?? 0) <= most }.sorted()
            try check(fitting.reduce(0) { $0 + (sizes[$1] ?? 0) })
            return try git.contents(of: fitting, in: objects)
        }
    }
}
