import SourceText

/// All that a command will change, decided before the first byte is written.
public struct Plan: Sendable, Equatable {
    /// The folder that every change stays in.
    public let root: AbsolutePath
    public var changes: [Change]
    /// The change of the file that tells what the other files are: `Rambafile.lock` of what is installed. It is made last.
    var record: Change?
    /// The folder in which the changes are prepared.
    var stagingFolder: RelativePath = ".generamba/transaction"

    package init(root: AbsolutePath, changes: [Change]) {
        self.root = root
        self.changes = changes
    }

    /// Compares what is wanted with what is there.
    ///
    /// - Parameter leaving: files that will be gone before it is applied.
    /// - Throws: `Diagnostics` when two wanted files are one, or a path leads out of the folder or through a file;
    ///   `FileProblem`.
    public init(root: AbsolutePath, wanted: [GeneratedFile], leaving: Set<RelativePath> = []) throws {
        try Self.checkDistinct(wanted)
        var tree = ProjectTree(root: root, leaving: leaving)
        var found = Diagnostics()
        self.root = root
        changes = try wanted.compactMap { file in
            try found.collect {
                Change(
                    path: file.path,
                    before: try tree.content(at: file.path, isFolder: file.content == .folder),
                    after: file.content)
            }
        }
        try found.throwErrors()
    }

    /// The changes that nobody has decided on.
    public var conflicts: [Change] { changes.filter { $0.action == .conflict } }

    /// Decides on every conflict.
    public mutating func resolveConflicts(_ decide: (Change) throws -> Change.Action) rethrows {
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

extension Plan {
    /// Makes the changes: all of them or, when one fails, none. Ctrl-C waits until it is done.
    ///
    /// - Throws: `FileProblem`; `Diagnostics` when a conflict is undecided, or a file has changed since the plan
    ///   was made.
    public func apply() throws {
        if let conflict = conflicts.first {
            throw Diagnostics.error("nobody has decided on '\(conflict.path)'")
        }
        var transaction = Transaction(
            changes.compactMap(step), record: record.map(file), in: root,
            stagingFolder: root.appending(stagingFolder))
        try transaction.run()
    }

    private func step(_ change: Change) -> Transaction.Step? {
        switch (change.action, change.after ?? change.before) {
        case (.identical, _), (.skip, _), (.conflict, _): nil
        case (.remove, .folder): .removeEmptyFolder(root.appending(change.path))
        case (_, .folder): .makeFolder(root.appending(change.path))
        case (.create, _), (.overwrite, _), (.edit, _), (.remove, _): file(change)
        }
    }

    private func file(_ change: Change) -> Transaction.Step {
        .file(root.appending(change.path), from: change.before?.bytes, to: change.after?.bytes)
    }
}

/// What happens to one file or folder of a project.
public struct Change: Sendable, Equatable {
    /// Words of Rails and Thor, whose meaning people know.
    public enum Action: String, Sendable, Codable, CaseIterable {
        /// Nothing stands there: it is made.
        case create
        /// The same stands there: nothing happens.
        case identical
        /// Something else stands there and gives way.
        case overwrite
        /// Something else stands there and stays.
        case skip
        /// Something else stands there, and nobody has decided.
        case conflict
        /// A file that this program keeps gets new content, which needs nobody's consent.
        case edit
        /// What stands there goes; a folder only if it is empty.
        case remove
    }

    /// The path below the plan's folder.
    public let path: RelativePath
    /// What stands there; nil for nothing.
    public let before: GeneratedFile.Content?
    /// What is wanted there; nil for nothing.
    public let after: GeneratedFile.Content?
    public var action: Action

    /// A change as it follows from what stands there and what is wanted.
    package init(path: RelativePath, before: GeneratedFile.Content?, after: GeneratedFile.Content?) {
        self.init(
            before == after ? .identical : before == nil ? .create : .conflict, path, before: before,
            after: after)
    }

    /// A change that is decided.
    init(
        _ action: Action, _ path: RelativePath, before: GeneratedFile.Content?,
        after: GeneratedFile.Content? = nil
    ) {
        self.path = path
        self.before = before
        self.after = after
        self.action = action
    }
}
