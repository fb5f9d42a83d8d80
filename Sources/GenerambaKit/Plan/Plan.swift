import SourceText

/// All that a command will change, decided before the first byte is written.
public struct Plan: Sendable, Equatable {
    /// The folder that every change stays in.
    public let root: AbsolutePath
    public var changes: [Change]
    /// The change of the file that tells what the other files are: `Rambafile.lock` of what is installed. It is made last.
    var record: Change?

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

    /// The same changes, as those of a folder around the plan's.
    package func moved(to root: AbsolutePath) -> Plan {
        let start = self.root.below(root) ?? .here
        return Plan(
            root: root,
            changes: changes.map {
                Change($0.action, start.appending($0.path), before: $0.before, after: $0.after)
            })
    }

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
                    "'\(file.path)' cannot be written because '\(through)' is to be a file, not a folder",
                    at: file.range)
            }
            let key = file.path.caseFolded
            guard let other = first[key] else {
                first[key] = file
                continue
            }
            if file.content == .folder, other.content == .folder { continue }
            let same = other.path == file.path ? "" : ", the same file as '\(other.path)' on some disks,"
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
    /// - Parameter wait: how to wait for another run of the program in the same folder.
    /// - Returns: what a person should know though the changes were made.
    /// - Throws: `FileProblem`; `Diagnostics` when a conflict is undecided, when a file has changed since the plan
    ///   was made, or when another run takes too long.
    @discardableResult
    public func apply(wait: LockWait = LockWait()) throws -> Diagnostics {
        if let conflict = conflicts.first {
            throw Diagnostics.error("the conflict at '\(conflict.path)' is not resolved")
        }
        var steps = changes.compactMap { step($0, isOurs: record != nil) }
        if let record { steps += [.flush, file(record, isOurs: false)] }
        return try Transaction.run(steps, in: root, wait: wait)
    }

    private func step(_ change: Change, isOurs: Bool) -> Transaction.Step? {
        switch (change.action, change.after ?? change.before) {
        case (.skip, _), (.conflict, _): nil
        case (.remove, .folder): .removeEmptyFolder(change.path)
        case (_, .folder): .makeFolder(change.path)
        case (.create, _), (.identical, _), (.overwrite, _), (.edit, _), (.remove, _):
            file(change, isOurs: isOurs)
        }
    }

    private func file(_ change: Change, isOurs: Bool) -> Transaction.Step {
        .file(change.path, from: change.before?.bytes, to: change.after?.bytes, isOurs: isOurs)
    }

    /// Finishes what a killed run began in a folder, so that a plan is made from what is whole.
    ///
    /// - Returns: what a person should know of it.
    /// - Throws: `FileProblem`; `Diagnostics` with what cannot be taken back.
    package static func finishInterrupted(in root: AbsolutePath, wait: LockWait) throws -> Diagnostics {
        try Transaction.finish(in: root, wait: wait)
    }

    /// Runs `body` while no other run changes what is in a folder.
    ///
    /// - Parameter toldOfInterrupted: whether the user was told that a run was interrupted there. Else it is an error.
    /// - Throws: `FileProblem`; `Diagnostics` when another run takes too long, or was interrupted; what `body` does.
    package static func reading<Result>(
        _ root: AbsolutePath, wait: LockWait, toldOfInterrupted: Bool = false, _ body: () throws -> Result
    ) throws -> Result {
        let body = {
            guard try toldOfInterrupted || StagingFolder.journal(in: root)?.isCommitted != true else {
                throw Diagnostics.error(
                    "another run was interrupted while this one waited", hint: "run the command again")
            }
            return try body()
        }
        return try Disk.withLock(
            in: root, isShared: true, wait: wait, for: { Transaction.other(in: root) }, body)
    }

    /// What a person should know who only reads in a folder: whether a run was interrupted there.
    ///
    /// - Throws: `FileProblem`.
    package static func interruption(in root: AbsolutePath) throws -> Diagnostics {
        try Transaction.state(in: root)
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
