import CFiles
import Platform
import SourceText

/// A set of file changes. Either all of them are made or none, even if the program is killed in between.
///
/// While it holds the lock on the project's folder, a transaction compares each file with its state when the changes
/// were planned. It writes all new content into a folder of this program's own, with a journal of the changes, which
/// makes them certain once it is complete: each file is then renamed or exchanged into its place, and if the run is
/// killed, the next run that writes finishes them. Before, nothing has changed. If a change fails, all are undone.
/// Nothing else changes files of a project.
package struct Transaction: ~Copyable {
    private let root: AbsolutePath
    private(set) var staging: StagingFolder
    private var folders: OpenFolders
    /// Problems that did not prevent the changes, and changes that could not be undone.
    private(set) var problems = Diagnostics()
    /// Whether some changes could not be undone.
    private(set) var isStuck = false

    init(_ staging: consuming StagingFolder, _ folders: consuming OpenFolders, in root: AbsolutePath) {
        self.root = root
        self.staging = staging
        self.folders = folders
    }

    // MARK: Runs

    /// Makes changes, in order, and returns problems that did not prevent them. The journal stays until `forget`, so that
    /// a run of the same command knows that they are made. Throws `FileProblem`; `StalePlan` when a file has changed
    /// since the plan was made; `Diagnostics` when some changes cannot be undone. Everything else is then as it was.
    ///
    /// - Parameter command: the checksum of the command's words; nil to forget the changes at once.
    package static func run(
        _ steps: [Step], in root: AbsolutePath, for command: UInt64?, wait: LockWait
    ) throws -> Diagnostics {
        try withLock(on: root, wait) {
            var found = Diagnostics()
            if try StagingFolder.hasUnfinished(in: root) {
                found = try finishUnlocked(in: root, for: nil).messages
            }
            let steps = try pending(steps, in: root)
            guard !steps.isEmpty else { return found }
            // The journal of changes that are made gives way to the new one.
            _ = try finishUnlocked(in: root, for: nil)
            let folders = try OpenFolders(in: root)
            var transaction = Transaction(try staged(steps, in: root, for: command ?? 0), folders, in: root)
            try transaction.makeAll(isResumed: false, isKept: command != nil)
            found.add(contentsOf: transaction.problems)
            return found
        }
    }

    package static func withLock<Result>(
        on root: AbsolutePath, _ wait: LockWait, _ body: () throws -> Result
    ) throws -> Result {
        try Disk.withLock(in: root, wait: wait, for: { other(in: root) }, { try Disk.uninterrupted(body) })
    }

    // MARK: Preparation

    /// Returns the folder with all changes prepared and committed.
    private static func staged(
        _ steps: [Step], in root: AbsolutePath, for command: UInt64
    ) throws -> StagingFolder {
        do {
            var staging = try staging(for: steps, in: root, command)
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
    private static func staging(
        for steps: [Step], in root: AbsolutePath, _ command: UInt64
    ) throws -> StagingFolder {
        do {
            return try StagingFolder.make(in: root, for: command)
        } catch let problem as FileProblem where problem.operation == .makeFolder && problem.code != EEXIST {
            guard case .file(let gated, _, _, _) = steps.first(where: \.isOfFile) else { throw problem }
            throw FileProblem(.write, root.appending(gated.path), code: problem.code)
        }
    }

    /// Removes the stored contents and, unless it is kept with the note that all changes are made, the journal.
    package mutating func clear(isKept: Bool = false) {
        do {
            for number in staging.journal.beside { try exchange(number)?.removeAside() }
            if !staging.journal.beside.isEmpty, !staging.journal.isTakenBack {
                // What was beside the files was in the folders until now.
                for case .removeFolder(let gated) in staging.journal.entries { removeFolder(gated.path) }
            }
            // If it cannot be noted, a run of the same command will not know.
            if isKept, (try? staging.noteDone()) != nil { return }
            try StagingFolder.remove(in: root)
        } catch {
            problems.add(contentsOf: error.diagnostics(from: root).asWarnings)
        }
    }

    // MARK: Changes

    /// Makes all changes that no other run has made, and removes everything but a journal to keep. If one fails, undoes
    /// all.
    mutating func makeAll(isResumed: Bool, isKept: Bool) throws {
        do {
            if staging.journal.isTakenBack { throw Diagnostics.error("it had failed") }
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
        clear(isKept: isKept)
    }

    private mutating func make(_ number: Int, isResumed: Bool) throws {
        switch staging.journal.entries[number] {
        case .makeFolder(let gated): try folders.make(gated.path)
        case .removeFolder(let gated): removeFolder(gated.path)
        case .flush: try folders.flush()
        case .file(let gated, _, _):
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
                throw Self.changed(gated.path)
            }
        }
    }

    /// Removes a folder if it is empty. If that fails, as for a mount point, it stays: nothing else depends on it.
    private mutating func removeFolder(_ path: RelativePath) {
        do {
            try folders.removeIfEmpty(path)
        } catch {
            // Another folder may be what cannot be opened, but this one stays.
            let problem = FileProblem(.remove, root.appending(path), code: error.code)
            problems.add(contentsOf: problem.diagnostics(from: root).asWarnings)
        }
    }

    /// Whether the new content of a file is no longer aside, or the old content is.
    private func isMade(_ number: Int) throws(FileProblem) -> Bool {
        guard case .file(_, _, let new) = staging.journal.entries[number] else { return false }
        return try staging.content(of: number) != .init(new)
    }

    /// Returns the exchange for a change of a file; nil for other changes, and if the file's folder does not exist.
    private mutating func exchange(_ number: Int) throws(FileProblem) -> FileExchange? {
        guard case .file(let gated, let old, let new) = staging.journal.entries[number] else { return nil }
        let path = gated.path
        guard let folder = try folders.descriptor(of: path.parent) else { return nil }
        return FileExchange(
            path: root.appending(path), old: .init(old), new: .init(new), place: (folder, path.name),
            aside: staging.place(of: number, for: folder))
    }

    /// Undoes all changes that were made, the last one first.
    private mutating func takeBack() {
        for number in staging.journal.entries.indices.reversed() {
            do {
                switch staging.journal.entries[number] {
                case .makeFolder(let gated): try folders.removeIfEmpty(gated.path)
                case .removeFolder(let gated): try folders.makeAll(gated.path)
                case .flush: break
                case .file(let gated, let old, _): try takeBack(number, at: gated.path, isNew: old == nil)
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
    package func diagnostics(from root: AbsolutePath) -> Diagnostics {
        if let problem = self as? FileProblem { return Diagnostics([problem.diagnostic(from: root)]) }
        return (self as? StalePlan)?.diagnostics ?? self as? Diagnostics ?? .error("\(self)")
    }
}
