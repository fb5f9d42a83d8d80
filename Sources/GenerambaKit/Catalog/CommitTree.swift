/// What a commit of a fetched repository holds.
struct CommitTree: Sendable {
    /// A file, or what stands in a file's place.
    private struct Entry: Sendable {
        let mode: Substring
        let id: String

        /// Why it is no file; nil for one.
        var hazard: String? {
            switch mode {
            case "100644", "100755", "100664": nil
            case "120000": "is a symbolic link"
            case "160000": "is a submodule"
            default: "is of the unknown kind \(mode)"
            }
        }
    }

    /// The commit's whole id.
    let id: String
    private let repository: FilePath
    private let git: Git
    /// Where what is missing is fetched from; nil may fetch nothing.
    private let address: GitAddress?
    private let entries: [RelativePath: Entry]
    /// Reads the list of a commit's files.
    ///
    /// - Parameter repository: a bare repository.
    /// - Throws: `Diagnostics`; `Interruption`.
    init(_ id: String, in repository: FilePath, git: Git, address: GitAddress?) throws {
        self.id = id
        self.repository = repository
        self.git = git
        self.address = address
        var entries: [RelativePath: Entry] = [:]
        for line in try git.tree(of: id, in: repository).split(separator: 0) {
            let text = String(decoding: line, as: UTF8.self)
            guard let tab = text.utf8.firstIndex(of: UInt8(ascii: "\t")) else { continue }
            let words = text[..<tab].split(separator: " ")
            let name = String(text[text.index(after: tab)...])
            guard words.count == 3, let path = try? RelativePath(untrusted: name), path.text == name else {
                throw Diagnostics.error(
                    "its commit \(id.prefix(7)) has a file '\(name)', whose path could lead elsewhere",
                    hint: "somebody means harm, or its repository is damaged")
            }
            entries[path] = Entry(mode: words[0], id: String(words[2]))
        }
        self.entries = entries
    }

    /// The names in a folder, sorted.
    func names(in folder: RelativePath) -> [String] {
        let depth = folder.components.count
        return Set(
            entries.keys.filter { $0.isInside(folder) }.compactMap { $0.components.dropFirst(depth).first }
        )
        .sorted()
    }

    /// Whether there is a file.
    func isFile(_ path: RelativePath) -> Bool { entries[path].map { $0.hazard == nil } ?? false }

    /// A folder with all its files, those that are missing fetched. What is no file, and files that are too large, are
    /// refused when they are read.
    ///
    /// - Parameter shown: the folder, for messages.
    /// - Throws: `Diagnostics` with git's own words, for more files than a template has; `Interruption`.
    func folder(_ folder: RelativePath, shown: String) throws -> TemplateFolder {
        let depth = folder.components.count
        let inside = entries.filter { $0.key.isInside(folder) && $0.key != folder }
        guard inside.count <= TemplateLimits.files else {
            throw Diagnostics.error(
                "'\(shown)' has \(inside.count) files, and a template may have \(TemplateLimits.files)",
                hint: "name the template's own folder by 'path'")
        }
        func below(_ path: RelativePath) throws -> RelativePath {
            try RelativePath(untrusted: path.components.dropFirst(depth).joined(separator: "/"))
        }
        var hazards: [RelativePath: String] = [:]
        var ids: [RelativePath: String] = [:]
        for (path, entry) in inside {
            if let hazard = entry.hazard {
                hazards[try below(path)] = hazard
            } else {
                ids[try below(path)] = entry.id
            }
        }
        let contents = try contents(of: Set(ids.values))
        var files: [RelativePath: [UInt8]] = [:]
        for (path, id) in ids {
            if let content = contents[id] {
                files[path] = content
            } else {
                hazards[path] = TemplateLimits.hazard
            }
        }
        return .memory(files, hazards: hazards, shown: shown)
    }

    /// The contents of some files, without those that there are not.
    ///
    /// - Throws: as `folder`.
    func files(_ paths: [RelativePath]) throws -> [RelativePath: [UInt8]] {
        let ids = Dictionary(
            uniqueKeysWithValues: Set(paths).compactMap { path in
                entries[path].flatMap { $0.hazard == nil ? (path, $0.id) : nil }
            })
        let contents = try contents(of: Set(ids.values))
        return ids.compactMapValues { contents[$0] }
    }

    /// The contents of files by their ids, without those that are too large.
    private func contents(of ids: Set<String>) throws -> [String: [UInt8]] {
        guard !ids.isEmpty else { return [:] }
        var sizes = try git.sizes(in: repository)
        let missing = ids.filter { sizes[$0] == nil }.sorted()
        if !missing.isEmpty {
            guard let address else {
                throw Diagnostics.error(
                    "not all files of its commit \(id.prefix(7)) are in the cache",
                    hint: "run it once without '--offline'")
            }
            try git.fetch(files: missing, of: address, in: repository)
            sizes = try git.sizes(in: repository)
        }
        let fitting = ids.filter { (sizes[$0] ?? .max) <= TemplateLimits.bytes }.sorted()
        return try git.contents(of: fitting, in: repository)
    }
}
