import SourceText

/// The contents of a commit of a fetched repository.
struct CommitTree: Sendable {
    /// A file, a symbolic link or a submodule.
    private struct Entry: Sendable {
        let mode: Substring
        let id: String

        /// Why it is not a regular file; nil if it is one.
        var hazard: String? {
            switch mode {
            case "100644", "100755", "100664": nil
            case "120000": "is a symbolic link"
            case "160000": "is a submodule"
            default: "has the unknown mode \(mode)"
            }
        }
    }

    /// The full id of the commit.
    let id: String
    private let repository: CachedRepository
    /// The address of the repository that has the commit.
    var address: GitAddress { repository.address }
    private var entries: [RelativePath: Entry] = [:]
    /// The names that are not valid relative paths, with the reasons.
    private var strays: [(name: String, reason: String)] = []
    /// The paths that occur twice.
    private var doubles: [RelativePath] = []

    /// Reads the list of a commit's files.
    ///
    /// - Parameter repository: the repository that has the commit.
    /// - Throws: `Diagnostics`; `FileProblem`; `Interruption`.
    init(_ id: String, in repository: CachedRepository) throws {
        self.id = id
        self.repository = repository
        let lines = try repository.reading(id) { git, objects in
            try git.verify(objects)
            return try git.tree(of: id, in: objects)
        }
        for line in lines.split(separator: 0) { add(line) }
    }

    /// Adds an entry, given as mode, type and id, a tab, and the path.
    private mutating func add(_ line: ArraySlice<UInt8>) {
        let text = String(decoding: line, as: UTF8.self)
        // Nothing can refer to a name that is not valid UTF-8.
        guard text.utf8.elementsEqual(line), let tab = text.utf8.firstIndex(of: UInt8(ascii: "\t")) else {
            return
        }
        let words = text[..<tab].split(separator: " ")
        let name = String(text[text.index(after: tab)...])
        do {
            let path = try RelativePath(untrusted: name)
            guard words.count == 3, path.text.utf8.elementsEqual(name.utf8) else {
                strays.append((name, "whose path could lead elsewhere"))
                return
            }
            let entry = Entry(mode: words[0], id: String(words[2]))
            if entries.updateValue(entry, forKey: path) != nil { doubles.append(path) }
        } catch {
            strays.append(
                (name, error == .control ? "whose name \(error.reason)" : "whose path \(error.reason)"))
        }
    }

    /// The names in the root folder, sorted.
    var names: [String] { Set(entries.keys.compactMap(\.components.first)).sorted() }

    /// The rambaspecs in a folder and its subfolders, sorted.
    func rambaspecs(in folder: RelativePath) -> [RelativePath] {
        entries.filter {
            $0.key.name.hasSuffix(TemplateName.ending) && $0.key.isInside(folder) && $0.value.hazard == nil
        }
        .map(\.key).sorted()
    }

    /// Whether a regular file exists at the path.
    func isFile(_ path: RelativePath) -> Bool { entries[path].map { $0.hazard == nil } ?? false }

    /// A folder with all its files. Fetches missing ones. Entries that are not regular files, and files that are too
    /// large, throw only when they are read.
    ///
    /// - Parameters:
    ///   - template: the name of the template in it, for messages.
    ///   - shown: the folder, for messages.
    /// - Throws: `Diagnostics` with git's message, when the template exceeds a limit, or when names in the folder are
    ///   not valid on every disk or occur twice; `FileProblem`; `Interruption`.
    func folder(_ folder: RelativePath, of template: TemplateName, shown: String) throws -> TemplateFolder {
        let inside = entries.filter { $0.key.isInside(folder) && $0.key != folder }
        guard inside.count <= TemplateLimits.files else {
            throw TemplateLimits.tooMany(
                template.text, in: shown, hint: TemplateLimits.repositoryHint)
        }
        try check(folder, inside.keys)
        let entries = Dictionary(uniqueKeysWithValues: inside.map { ($0.key.dropping(folder), $0.value) })
        let files = entries.filter { $0.value.hazard == nil }
        let contents = try contents(of: files) {
            try TemplateLimits.check(
                $0, of: template.text, in: shown, hint: TemplateLimits.repositoryHint)
        }
        let hazards = entries.compactMapValues { entry in
            entry.hazard ?? (contents[entry.id] == nil ? TemplateLimits.hazard : nil)
        }
        return .memory(files.compactMapValues { contents[$0.id] }, hazards: hazards, shown: shown)
    }

    /// Checks the names in a folder. Names elsewhere in the repository do not matter.
    private func check(_ folder: RelativePath, _ inside: Dictionary<RelativePath, Entry>.Keys) throws {
        let hint = "the repository is malicious or damaged"
        let start = folder == .here ? "" : folder.text + "/"
        if let stray = strays.first(where: { $0.name.utf8.starts(with: start.utf8) }) {
            throw Diagnostics.error(
                "its commit \(id.prefix(7)) has a file '\(stray.name)', \(stray.reason)", hint: hint)
        }
        let both = inside.flatMap { $0.selfAndParents.dropFirst() }.filter { entries[$0] != nil }
        if let double = (both + doubles).filter({ $0.isInside(folder) && $0 != folder }).min() {
            throw Diagnostics.error("its commit \(id.prefix(7)) has '\(double)' twice", hint: hint)
        }
    }

    /// The contents of files, without those that do not exist.
    ///
    /// - Throws: `Diagnostics` with git's message, or when the files exceed the limit; `FileProblem`; `Interruption`.
    func files(_ paths: [RelativePath]) throws -> [RelativePath: [UInt8]] {
        let paths = Set(paths)
        let files = entries.filter { paths.contains($0.key) && $0.value.hazard == nil }
        let contents = try contents(of: files) { size in
            guard size > TemplateLimits.mebibytes << 20 else { return }
            throw Diagnostics.error(
                "the rambaspecs of its templates are larger than \(TemplateLimits.mebibytes) MiB together",
                hint:
                    "rambaspecs are usually small: tell the owner, or remove the repository from the Rambafile"
            )
        }
        return files.compactMapValues { contents[$0.id] }
    }

    /// The contents of files by their ids. Leaves out files that are too large, without reading them.
    ///
    /// - Parameter check: takes the total size in bytes and throws when it is too large.
    private func contents(
        of files: [RelativePath: Entry], _ check: (Int) throws -> Void
    ) throws -> [String: [UInt8]] {
        let ids = Set(files.values.map(\.id))
        guard !ids.isEmpty else { return [:] }
        return try repository.reading(id) { git, objects in
            var sizes = try git.sizes(in: objects)
            let missing = ids.filter { sizes[$0] == nil }.sorted()
            if !missing.isEmpty {
                try repository.fetch(files: missing, of: id)
                sizes = try git.sizes(in: objects)
            }
            let fitting = ids.filter { (sizes[$0] ?? 0) <= TemplateLimits.bytes }.sorted()
            try check(fitting.reduce(0) { $0 + (sizes[$1] ?? 0) })
            return try git.contents(of: fitting, in: objects)
        }
    }
}
