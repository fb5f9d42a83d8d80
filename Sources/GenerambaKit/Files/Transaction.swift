import CFiles
import Platform
import SourceText

/// A set of file changes. Either all of them are made or none, even if the program is killed in between.
///
/// While it holds the lock on the project's folder, a transaction compares each file with its state when the changes
/// were planned. It writes all new content into a folder of this program's own, with a journal of the changes. The line
/// `commit` in the journal makes the changes certain: each file is then renamed or exchanged into its place, and if the
/// run is killed, the next run that writes finishes them. Without that line nothing has changed, and the prepared files
/// are removed. If a change fails, all are undone. Signals are blocked meanwhile. Nothing else changes files of a
/// project.
struct Transaction: ~Copyable {
    private let root: AbsolutePath
    private var staging: StagingFolder
    private var folders: OpenFolders
    /// Problems that did not prevent the changes, and changes that could not be undone.
    private var problems = Diagnostics()
    /// Whether some changes could not be undone.
    private var isStuck = false

    private init(
        _ staging: consuming StagingFolder, _ folders: consuming OpenFolders, in root: AbsolutePath
    ) {
        self.root = root
        self.staging = staging
        self.folders = folders
    }

    // MARK: Runs

    /// Makes changes.
    ///
    /// - Parameter steps: the changes, in order.
    /// - Returns: problems that did not prevent the changes.
    /// - Throws: `FileProblem`; `Diagnostics` when a file has changed since the plan was made, or when some changes
    ///   cannot be undone. Everything else is then as it was.
    static func run(_ steps: [Step], in root: AbsolutePath, wait: LockWait) throws -> Diagnostics {
        try withLock(on: root, wait) {
            var found = try finishUnlocked(in: root)
            let steps = try pending(steps, in: root)
            guard !steps.isEmpty else { return found }
            let folders = try OpenFolders(in: root)
            var transaction = Transaction(try staged(steps, in: root), folders, in: root)
            try transaction.makeAll(isResumed: false)
            found.add(contentsOf: transaction.problems)
            return found
        }
    }

    /// Finishes the changes of a killed run in a project. Does nothing if there are none.
    ///
    /// - Returns: messages for the user.
    /// - Throws: the errors of `run`.
    static func finish(in root: AbsolutePath, wait: LockWait) throws -> Diagnostics {
        guard try StagingFolder.isThere(in: root) else { return Diagnostics() }
        return try withLock(on: root, wait) { try finishUnlocked(in: root) }
    }

    /// Returns a warning if a run was killed in a project's folder or is in progress there.
    ///
    /// - Throws: `FileProblem`.
    static func state(in root: AbsolutePath) throws(FileProblem) -> Diagnostics {
        guard try StagingFolder.isThere(in: root) else { return Diagnostics() }
        if try Disk.isLocked(root) {
            return Diagnostics([
                .warning("\(other(in: root)) is in progress here, and may have made only some of its changes")
            ])
        }
        let isCommitted = try StagingFolder.journal(in: root)?.isCommitted == true
        return Diagnostics([
            .warning(
                isCommitted
                    ? "a run of generamba was interrupted here after making some of its changes"
                    : "a run of generamba was interrupted here before making any changes",
                hint:
                    "the next command that writes files \(isCommitted ? "finishes it" : "cleans up after it")"
            )
        ])
    }

    private static func withLock(
        on root: AbsolutePath, _ wait: LockWait, _ body: () throws -> Diagnostics
    ) throws -> Diagnostics {
        try Disk.withLock(in: root, wait: wait, for: { other(in: root) }, { try Disk.uninterrupted(body) })
    }

    /// Describes the run in progress in a project's folder, for messages.
    static func other(in root: AbsolutePath) -> String {
        // Nothing more is known of a run that only reads.
        let process = (try? StagingFolder.journal(in: root))?.map { " (process \($0.process))" } ?? ""
        return "another run of generamba\(process)"
    }

    private static func finishUnlocked(in root: AbsolutePath) throws -> Diagnostics {
        guard try StagingFolder.isThere(in: root) else { return Diagnostics() }
        let folders = try OpenFolders(in: root)
        guard let staging = try StagingFolder(leftIn: root) else {
            try StagingFolder.remove(in: root)
            return Diagnostics()
        }
        var transaction = Transaction(staging, folders, in: root)
        var reason: Diagnostic?
        do {
            try transaction.makeAll(isResumed: true)
        } catch  where !transaction.isStuck {
            reason = error.diagnostics(from: root).all.first
        }
        // Everything is as it was before that run, and nothing prevents this one.
        var found = Diagnostics()
        if let reason {
            found.addWarning(
                "an interrupted run of generamba was undone: \(reason.message)", hint: reason.hint)
        }
        for problem in transaction.problems.all { found.addWarning(problem.message, hint: problem.hint) }
        return found
    }

    // MARK: Preparation

    /// Returns the folder with all changes prepared and committed.
    private static func staged(_ steps: [Step], in root: AbsolutePath) throws -> StagingFolder {
        do {
            var staging = try staging(for: steps, in: root)
            for step in steps { try staging.add(step) }
            try staging.commit()
            return staging
        } catch {
            do { try StagingFolder.remove(in: root) } catch let left {
                throw Diagnostics(error.diagnostics(from: root).all + left.diagnostics(from: root).all)
            }
            throw error
        }
    }

    /// Creates the folder for the changes. If that fails, the message names a file that was to be written.
    private static func staging(for steps: [Step], in root: AbsolutePath) throws -> StagingFolder {
        do {
            return try StagingFolder.make(in: root)
        } catch let problem as FileProblem where problem.operation == .makeFolder && problem.code != EEXIST {
            guard case .file(let path, _, _, _) = steps.first(where: \.isOfFile) else { throw problem }
            throw FileProblem(.write, root.appending(path), code: problem.code)
        }
    }

    /// Removes the stored contents and the journal once nothing is unfinished.
    private mutating func clear() {
        do {
            for number in staging.journal.beside {
                try exchange(number)?.removeAside()
            }
            try StagingFolder.remove(in: root)
        } catch {
            for problem in error.diagnostics(from: root).all {
                problems.addWarning(problem.message, hint: problem.hint)
            }
        }
    }

    // MARK: Changes

    /// Makes all recorded changes that are not made yet, and removes the stored contents. If one fails, undoes all.
    ///
    /// - Parameter isResumed: whether another run has begun to make them.
    private mutating func makeAll(isResumed: Bool) throws {
        do {
            if staging.journal.isTakenBack {
                throw Diagnostics.error("it had failed")
            }
            for number in staging.journal.entries.indices { try make(number, isResumed: isResumed) }
        } catch {
            try? staging.noteTakenBack()
            takeBack()
            if isStuck {
                problems.addError(
                    "some changes could not be undone; the originals are in '\(StagingFolder.path)'",
                    hint: "the next command that writes files tries again")
                throw Diagnostics(error.diagnostics(from: root).all + problems.all)
            }
            clear()
            throw problems.all.isEmpty ? error : Diagnostics(error.diagnostics(from: root).all + problems.all)
        }
        clear()
    }

    private mutating func make(_ number: Int, isResumed: Bool) throws {
        switch staging.journal.entries[number] {
        case .makeFolder(let path): try folders.make(path)
        case .removeFolder(let path): try folders.removeIfEmpty(path)
        case .flush: try folders.flush()
        case .file(let path, _, _):
            do {
                guard let exchange = try exchange(number) else {
                    // Somebody has removed its folder after the change was made.
                    if isResumed, try isMade(number) { return }
                    throw FileExchange.Obstacle.edited()
                }
                do {
                    if staging.journal.beside.contains(number) { throw FileExchange.Obstacle.otherDisk }
                    try exchange.make(isResumed: isResumed)
                } catch FileExchange.Obstacle.otherDisk {
                    try staging.moveBeside(number, in: exchange.place.folder, for: exchange.path)
                    try self.exchange(number)?.make(isResumed: isResumed)
                }
            } catch FileExchange.Obstacle.edited {
                throw Self.changed(path)
            }
        }
    }

    /// Whether the new content of a file is no longer aside, or the old content is.
    private func isMade(_ number: Int) throws(FileProblem) -> Bool {
        guard case .file(_, _, let new) = staging.journal.entries[number] else { return false }
        return try staging.content(of: number) != (new.map { .file($0) } ?? .nothing)
    }

    /// Returns the exchange for a change of a file; nil for other changes, and if the file's folder does not exist.
    private mutating func exchange(_ number: Int) throws(FileProblem) -> FileExchange? {
        guard case .file(let path, let old, let new) = staging.journal.entries[number],
            let folder = try folders.descriptor(of: path.parent)
        else { return nil }
        return FileExchange(
            path: root.appending(path), old: old.map { .file($0) } ?? .nothing,
            new: new.map { .file($0) } ?? .nothing, place: (folder, path.name),
            aside: staging.place(of: number, for: folder))
    }

    /// Undoes all changes that were made, the last one first.
    private mutating func takeBack() {
        for number in staging.journal.entries.indices.reversed() {
            do {
                switch staging.journal.entries[number] {
                case .makeFolder(let path): try folders.removeIfEmpty(path)
                case .removeFolder(let path): try folders.makeAll(path)
                case .flush: break
                case .file(let path, let old, _): try takeBack(number, at: path, isNew: old == nil)
                }
            } catch FileExchange.Obstacle.edited(let original) {
                problems.addError(
                    "'\(staging.journal.entries[number].path)' was edited in the meantime and is left unchanged",
                    hint: original.map { "the original is beside it, as '\($0)'" })
            } catch {
                isStuck = true
                let problem = error.diagnostics(from: root).all.first
                problems.addError(
                    "the change to '\(staging.journal.entries[number].path)' could not be undone: \(problem?.message ?? "")",
                    hint: problem?.hint)
            }
        }
    }

    private mutating func takeBack(_ number: Int, at path: RelativePath, isNew: Bool) throws {
        let isBeside = staging.journal.beside.contains(number)
        // If the change was made, its new content is no longer aside, or the old content is.
        if try !isBeside && !isMade(number) && exchange(number) == nil { return }
        if try exchange(number) == nil, !isNew, let parent = path.parent { try folders.makeAll(parent) }
        guard let exchange = try exchange(number) else { return }
        // While the content is still here, nothing has been done beside the file.
        if try !isBeside || staging.content(of: number) == .nothing { try exchange.takeBack() }
        if isBeside { try exchange.removeAside() }
    }
}

extension Error {
    /// The error as messages, with paths relative to a project's folder.
    fileprivate func diagnostics(from root: AbsolutePath) -> Diagnostics {
        if let problem = self as? FileProblem { return Diagnostics([problem.diagnostic(from: root)]) }
        return self as? Diagnostics ?? .error("\(self)")
    }
}
