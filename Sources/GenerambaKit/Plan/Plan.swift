import SourceText
import SystemAccess

/// All changes of a command, decided before the first byte is written.
public struct Plan: Sendable, Equatable {
    /// The folder that contains all changes.
    public let root: AbsolutePath
    public var changes: [Change]
    /// The changes of the Rambafile and `Rambafile.lock` for installed templates. They are made last.
    var records: [Change] = []
    /// The changes of the records of modules, which no report lists. They are made last.
    package var moduleRecords: [Change] = []

    package init(root: AbsolutePath, changes: [Change]) {
        (self.root, self.changes) = (root, changes)
    }

    /// Compares the wanted files with the existing ones.
    ///
    /// - Parameters:
    ///   - root: the folder that all paths start at.
    ///   - wanted: the files and folders that should be there.
    ///   - leaving: files that will be removed before the plan is applied.
    /// - Throws: `Diagnostics` when two wanted files have the same path, or a path leads out of the folder or through a
    ///   file; `FileProblem`.
    public init(root: AbsolutePath, wanted: [GeneratedFile], leaving: Set<RelativePath> = []) throws {
        try Self.checkDistinct(wanted)
        var tree = ProjectTree(root: root, leaving: leaving)
        var found = Diagnostics()
        self.root = root
        changes = try wanted.compactMap { file in
            try found.collect {
                let before = try tree.content(
                    at: file.path, isFolder: file.content == .folder, for: file.writer)
                var change = Change(path: file.path, before: before, after: file.content, by: file.writer)
                change.isExecutable = file.isExecutable
                return change
            }
        }
        try found.throwErrors()
    }

    /// Plans to write a text at a path.
    ///
    /// - Throws: the errors of the other initializer.
    package init(root: AbsolutePath, restoring bytes: [UInt8], at path: RelativePath) throws {
        try self.init(root: root, wanted: [GeneratedFile(path: path, content: .file(bytes))])
    }

    /// The changes that are not resolved.
    public var conflicts: [Change] { changes.filter { $0.action == .conflict } }

    /// The same changes, with paths relative to an outer folder.
    package func moved(to root: AbsolutePath) -> Plan {
        let start = self.root.below(root) ?? .here
        return Plan(
            root: root,
            changes: changes.map {
                Change($0.action, start.appending($0.path), before: $0.before, after: $0.after, by: $0.writer)
            })
    }

    /// Resolves every conflict.
    ///
    /// - Parameter merged: the changes for conflicts that are to be merged, by path.
    public mutating func resolveConflicts(
        merging merged: [RelativePath: Change] = [:], _ decide: (Change) throws -> Change.Action
    ) rethrows {
        for index in changes.indices where changes[index].action == .conflict {
            let action = try decide(changes[index])
            if action == .merge, let change = merged[changes[index].path] {
                changes[index] = change
            } else {
                changes[index].action = action
            }
        }
    }

    /// Checks that no two files have the same path. Ignores letter case and Unicode normalization, as many disks do.
    private static func checkDistinct(_ wanted: [GeneratedFile]) throws {
        var first: [String: Int] = [:]
        var found = Diagnostics()
        let files = Set(wanted.filter { $0.content != .folder }.map(\.path))
        // The folders without a file in their place or above.
        var free: Set<RelativePath> = []
        for (index, file) in wanted.enumerated() {
            var above: [RelativePath] = []
            while let next = (above.last ?? file.path).parent, !free.contains(next), !files.contains(next) {
                above.append(next)
            }
            let through = (above.last ?? file.path).parent.flatMap { files.contains($0) ? $0 : nil }
            if through == nil { free.formUnion(above) }
            if let through {
                found.addError(
                    "'\(file.path)' cannot be written because '\(through)' is to be a file, not a folder",
                    at: file.range)
            }
            let key = file.path.caseFolded
            guard let other = first[key].map({ wanted[$0] }) else {
                first[key] = index
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

    /// Makes all changes or, if one fails, none. Ctrl-C has no effect until this is done.
    ///
    /// - Parameter command: the checksum of the command's words, by which a run recognizes that it repeats this one. The
    ///   caller must call `Transaction.forget` when the user knows of the changes. Nil if no command makes them.
    /// - Returns: problems that did not prevent the changes.
    /// - Throws: `FileProblem`; `StalePlan` when a file has changed since the plan was made; `Diagnostics` when a conflict
    ///   is not resolved, or when another run takes too long.
    @discardableResult
    public func apply(wait: LockWait = LockWait(), for command: UInt64? = nil) throws -> Diagnostics {
        if let conflict = conflicts.first {
            throw Diagnostics.error("the conflict at '\(conflict.path)' is not resolved")
        }
        var steps = try (changes + moduleRecords).compactMapCollecting {
            try step($0, isOurs: !records.isEmpty)
        }
        if !records.isEmpty { steps += try [.flush] + records.map { try file($0, isOurs: false) } }
        return try Transaction.run(steps, in: root, for: command, wait: wait)
    }

    private func step(_ change: Change, isOurs: Bool) throws -> Transaction.Step? {
        switch (change.action, change.after ?? change.before) {
        case (.skip, _), (.conflict, _), (.identical, nil): nil
        case (.remove, .folder): .removeEmptyFolder(try change.gated)
        case (_, .folder): .makeFolder(try change.gated)
        case (.create, _), (.identical, _), (.overwrite, _), (.merge, _), (.update, _), (.edit, _),
            (.remove, _):
            try file(change, isOurs: isOurs)
        }
    }

    private func file(_ change: Change, isOurs: Bool) throws -> Transaction.Step {
        .file(
            try change.gated, from: (change.before?.text).map { text in .init(isNew: false) { text.bytes } },
            to: change.result,
            isOurs: isOurs)
    }

    /// Checks that this plan replaces and removes the files of an earlier one only as that one has seen them. What
    /// somebody has saved since then was not part of any decision.
    ///
    /// - Throws: `Diagnostics` with a file that has changed.
    package func checkUnchanged(since earlier: Plan) throws {
        let known = Dictionary(earlier.changes.map { ($0.path, $0.before) }) { first, _ in first }
        let changed = changes.first { change in
            guard let before = known[change.path] else { return false }
            return [.overwrite, .merge, .update, .remove].contains(change.action) && before != change.before
        }
        if let changed { throw Transaction.changed(changed.path).diagnostics }
    }

    /// Runs `body` while no other run changes files in a folder.
    ///
    /// - Parameter toldOfInterrupted: whether the user knows that a run was interrupted there. Otherwise an interrupted
    ///   run is an error.
    /// - Throws: `Diagnostics` when another run takes too long; `StalePlan` when one was interrupted.
    package static func reading<Result>(
        _ root: AbsolutePath, wait: LockWait, toldOfInterrupted: Bool = false, _ body: () throws -> Result
    ) throws -> Result {
        let body = {
            guard try toldOfInterrupted || !StagingFolder.hasUnfinished(in: root) else {
                throw StalePlan("another run was interrupted while this one waited")
            }
            return try body()
        }
        return try Disk.withLock(
            in: root, isShared: true, wait: wait, for: { Transaction.other(in: root) }, body)
    }
}

/// The change of one file or folder of a project.
public struct Change: Sendable, Equatable {
    /// The actions, named as in Rails and Thor, which many people know.
    public enum Action: String, Sendable, Codable, CaseIterable {
        /// Nothing exists there: creates it.
        case create
        /// The same content exists: nothing happens.
        case identical
        /// Something else exists: replaces it.
        case overwrite
        /// Something else exists: keeps it.
        case skip
        /// Something else exists, and the conflict is not resolved.
        case conflict
        /// Something else exists: takes over what changed in the generated text, and keeps what a person changed.
        case merge
        /// Takes over the new generated text, because nobody has edited the file.
        case update
        /// Updates a file that belongs to this program without asking, or edits another file with the user's consent.
        case edit
        /// Removes what exists; a folder only if it is empty.
        case remove
    }

    /// The path relative to the plan's folder.
    public let path: RelativePath
    /// What exists there; nil for nothing.
    public let before: GeneratedFile.Content?
    /// What is wanted there; nil for nothing.
    public var after: GeneratedFile.Content? { text.map { .file($0()) } ?? content }
    private let content: GeneratedFile.Content?
    /// Returns the text to write there, if it is made when it is needed: a run that makes many modules does not keep the
    /// texts of their records.
    private var text: (@Sendable () -> [UInt8])?
    public var action: Action
    /// Who asks for the change, which determines whether the path may be changed.
    package let writer: Writer
    /// Whether the file may be run as a program if it does not exist yet.
    package var isExecutable = false

    /// Creates a change with the action that follows from the existing and the wanted content.
    package init(
        path: RelativePath, before: GeneratedFile.Content?, after: GeneratedFile.Content?,
        by writer: Writer = .template
    ) {
        self.init(
            before == after ? .identical : before == nil ? .create : .conflict, path, before: before,
            after: after, by: writer)
    }

    /// Creates a change with a given action.
    package init(
        _ action: Action, _ path: RelativePath, before: GeneratedFile.Content?,
        after: GeneratedFile.Content? = nil, by writer: Writer = .template
    ) {
        (self.path, self.before, content, self.action) = (path, before, after, action)
        self.writer = writer
    }

    /// Makes the change to a file that the program keeps, from what is there, if anything, to a new content.
    package init(keeping new: [UInt8], over old: [UInt8]?, at path: RelativePath) {
        let action: Action = old == nil ? .create : old == new ? .identical : .edit
        self.init(action, path, before: old.map { .file($0) }, after: .file(new), by: .program)
    }

    /// The same change with a text in place of what is wanted that is made when it is needed.
    func writing(_ text: @escaping @Sendable () -> [UInt8]) -> Change {
        var change = self
        change.text = text
        change.action = before == nil ? .create : before == change.after ? .identical : .edit
        return change
    }

    /// What the change makes of the file, for a transaction; nil if it is removed.
    fileprivate var result: Transaction.Content? {
        (text ?? content?.text.map { text in { text.bytes } }).map {
            .init(isNew: before == nil, isExecutable: isExecutable, $0)
        }
    }

    public static func == (a: Self, b: Self) -> Bool {
        (a.path, a.action, a.writer, a.isExecutable) == (b.path, b.action, b.writer, b.isExecutable)
            && (a.before, a.after) == (b.before, b.after)
    }

    /// The same change where nothing exists yet.
    package var creating: Change {
        var change = Change(.create, path, before: nil, after: after, by: writer)
        change.isExecutable = isExecutable
        return change
    }

    /// The path, if its writer may change it.
    fileprivate var gated: GatedPath {
        get throws {
            do {
                return try GatedPath(path, isFolder: (after ?? before) == .folder, for: writer)
            } catch {
                throw Diagnostics.error("'\(path)' \(error.reason)")
            }
        }
    }
}

extension Diagnostics {
    /// Returns an error about the files of these changes. A single file stands in the message itself.
    package static func error(_ message: String, of changes: [Change], hint: String) -> Diagnostics {
        let paths = changes.map(\.path.text)
        guard paths.count > 1 else { return .error("\(message): \(quoted(paths))", hint: hint) }
        return Diagnostics([
            Diagnostic(severity: .error, message: message, items: paths, range: nil, hint: hint)
        ])
    }
}
