import SourceText

/// All that a command will change, decided before the first byte is written.
package struct Plan: Sendable, Equatable {
    /// The folder that every change stays in.
    package let root: AbsolutePath
    package var changes: [Change]
    /// The change of the file that tells what the other files are: `Rambafile.lock` of what is installed. It is made last.
    var record: Change?
    /// The folder in which the changes are prepared.
    var aside: RelativePath = ".generamba/transaction"

    package init(root: AbsolutePath, changes: [Change]) {
        self.root = root
        self.changes = changes
    }

    /// Compares what is wanted with what is there.
    ///
    /// - Parameter leaving: files that will be gone before it is applied.
    /// - Throws: `Diagnostics` when two wanted files are one, or a path leads out of the folder or through a file;
    ///   `FileProblem`.
    package init(root: AbsolutePath, wanted: [GeneratedFile], leaving: Set<RelativePath> = []) throws {
        try Self.checkDistinct(wanted)
        var site = ProjectTree(root: root, leaving: leaving)
        var found = Diagnostics()
        self.root = root
        changes = try wanted.compactMap { file in
            try found.collect {
                Change(
                    path: file.path,
                    before: try site.content(at: file.path, isFolder: file.content == .folder),
                    after: file.content)
            }
        }
        try found.throwErrors()
    }

    /// The changes that nobody has decided on.
    package var conflicts: [Change] { changes.filter { $0.action == .conflict } }

    /// Decides on every conflict.
    package mutating func settle(_ decide: (Change) throws -> Change.Action) rethrows {
        for index in changes.indices where changes[index].action == .conflict {
            changes[index].action = try decide(changes[index])
        }
    }

    /// Two files of one name, also where only letter case or Unicode's composition differs, as many disks see it.
    private static func checkDistinct(_ wanted: [GeneratedFile]) throws {
        var first: [String: GeneratedFile] = [:]
        var found = Diagnostics()
        let files = Set(wanted.filter { $0.content != .folder }.map(\.path))
        for file in wanted {
            if let through = sequence(first: file.path, next: \.parent).dropFirst().first(
                where: files.contains)
            {
                found.addError(
                    "'\(file.path)' cannot be written, as '\(through)' is to be a file", at: file.range)
            }
            let key = file.path.caseFolded
            guard let other = first[key] else {
                first[key] = file
                continue
            }
            if file.content == .folder, other.content == .folder { continue }
            let same = other.path == file.path ? "" : " and '\(other.path)', which some disks take for one,"
            found.addError(
                "'\(file.path)'\(same) would be written twice", at: file.range,
                hint: "give each file a name of its own")
        }
        try found.throwErrors()
    }
}
