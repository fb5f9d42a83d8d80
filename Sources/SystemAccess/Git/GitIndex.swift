import SourceText

/// The three versions of a file with a conflict: what both sides come from, the file as it was, and the new text. The path
/// is relative to the project's folder.
package typealias ConflictVersions = (path: RelativePath, base: [UInt8], ours: [UInt8], theirs: [UInt8])

/// The index of the git repository around a project, in which unmerged files have three entries: the common ancestor,
/// ours and theirs (gitrevisions, `:[<n>:]<path>`). `git mergetool` and editors read them.
package struct GitIndex: Sendable {
    private let git: Git
    private let root: AbsolutePath

    /// - Parameter root: the project's folder, which may be in no repository.
    package init(around root: AbsolutePath, _ git: Git) { (self.root, self.git) = (root, git) }

    /// An entry of the index: `100644 3f786850 0`, a tab and the path from the top of the repository.
    private struct Entry {
        let mode, id, stage, path: Substring

        init?(_ line: Substring) {
            guard let tab = line.firstIndex(of: "\t") else { return nil }
            let words = line[..<tab].split(separator: " ")
            guard words.count == 3 else { return nil }
            (mode, id, stage, path) = (words[0], words[1], words[2], line[line.index(after: tab)...])
        }

        func line(_ stage: Int, _ other: String? = nil) -> String {
            "\(mode) \(other ?? String(id)) \(stage)\t\(path)\0"
        }

        /// The line that removes all entries of the file.
        var removal: String { "0 \(String(repeating: "0", count: id.count)) 0\t\(path)\0" }
    }

    /// Marks files as unmerged if they are tracked and were as in the index. Does nothing outside of a repository, and to
    /// files that are marked already.
    ///
    /// - Throws: `Diagnostics` with git's message; `FileProblem`.
    package func mark(_ files: [ConflictVersions]) throws {
        try update { folder in
            try files.map { file in
                let entries = try entries(of: file.path)
                guard entries.count == 1, let entry = entries.first, entry.stage == "0",
                    try hash(file.ours, of: file.path, in: folder) == entry.id
                else { return "" }
                let base = try hash(file.base, of: file.path, in: folder, isStored: true)
                let theirs = try hash(file.theirs, of: file.path, in: folder, isStored: true)
                return entry.removal + entry.line(1, base) + entry.line(2) + entry.line(3, theirs)
            }.joined()
        }
    }

    /// Restores the entries that unmerged files had before they were marked.
    package func restore(_ paths: [RelativePath]) throws {
        try update { _ in
            // One call of git tells which few of them are unmerged.
            let unmerged = try Set(entries(["--unmerged"]).map { String($0.path) })
            return try paths.filter { unmerged.contains($0.text) }.compactMap { path in
                try entries(of: path).first { $0.stage == "2" }.map { $0.removal + $0.line(0) }
            }.joined()
        }
    }

    private func entries(of path: RelativePath) throws -> [Entry] {
        try entries(["--full-name", "--", ":(literal)\(path)"])
    }

    /// The entries of the files in the project's folder that options of `git ls-files` choose.
    private func entries(_ options: [String]) throws -> [Entry] {
        let output = try git.output(["ls-files", "--stage", "-z"] + options, in: root)
        return String(decoding: output, as: UTF8.self).split(separator: "\0").compactMap(Entry.init)
    }

    /// The id that git gives to a text, after the conversions that its attributes ask for.
    private func hash(
        _ text: [UInt8], of path: RelativePath, in folder: AbsolutePath, isStored: Bool = false
    ) throws -> String {
        let words = ["hash-object"] + (isStored ? ["-w"] : []) + ["--stdin", "--path", path.text]
        let output = try git.output(words, in: root, text, through: folder)
        return String(decoding: output.prefix { $0 > 0x20 }, as: UTF8.self)
    }

    /// Makes changes of the index, one line each with a zero byte at its end.
    private func update(_ lines: (AbsolutePath) throws -> String) throws {
        var ignored = Diagnostics()
        // It fails without git, and outside of a repository.
        let isInside = try ignored.collect {
            try git.output(["rev-parse", "--is-inside-work-tree"], in: root)
        }
        guard isInside?.starts(with: "true".utf8) == true else { return }
        let folder = try git.temporaryFolder()
        defer { try? Disk.removeTree(folder) }
        let text = try lines(folder)
        guard !text.isEmpty else { return }
        _ = try git.output(
            ["update-index", "-z", "--index-info"], in: root, Array(text.utf8), through: folder)
    }
}
