import SourceText

/// What a run does about one that was killed, and what it remembers of its own changes.
extension Transaction {
    /// Finishes the changes of a killed run in a project. Does nothing if there are none. Throws the errors of `run`, and
    /// `Diagnostics` when the journal is damaged.
    ///
    /// - Parameter command: the checksum of the command's words.
    /// - Returns: messages for the user, and whether the killed run was one of the same command and all of its changes
    ///   are made. The journal of such a run stays until `forget`.
    package static func finish(
        in root: AbsolutePath, for command: UInt64?, wait: LockWait
    ) throws -> (messages: Diagnostics, isRepeated: Bool) {
        guard try StagingFolder.leftover(in: root) != nil else { return (Diagnostics(), false) }
        return try withLock(on: root, wait) { try finishUnlocked(in: root, for: command) }
    }

    /// Removes the journal of changes that are made, once the command has said so. Throws errors of `Disk.withLock`.
    package static func forget(_ command: UInt64, in root: AbsolutePath, wait: LockWait) throws {
        let forget = {
            if let bytes = try StagingFolder.read(StagingFolder.journalName, in: root) {
                if Journal.isDone(bytes, for: command) { try StagingFolder.finish(command, in: root) }
            } else if case .finished = try StagingFolder.leftover(in: root) {
                try StagingFolder.remove(in: root)
            }
        }
        try Disk.withLock(in: root, wait: wait, for: { other(in: root) }, forget)
    }

    /// Returns a warning if a run was killed in a project's folder or is in progress there. Throws `FileProblem`.
    package static func state(in root: AbsolutePath) throws -> Diagnostics {
        let leftover = try StagingFolder.leftover(in: root)
        guard leftover == .unused || leftover == .committed else { return Diagnostics() }
        if try Disk.isLocked(root) {
            return Diagnostics([
                .warning("\(other(in: root)) is in progress here, and may have made only some of its changes")
            ])
        }
        var found = Diagnostics()
        if try found.collect({ try StagingFolder.journal(in: root)?.isDone }) == true || found.hasErrors {
            return found.asWarnings
        }
        let (time, end) =
            leftover == .committed
            ? ("after making some of its", "finishes it") : ("before making any", "cleans up after it")
        found.addWarning(
            "a run of generamba was interrupted here \(time) changes",
            hint: "the next command that writes files \(end)")
        return found
    }

    /// Describes the run in progress in a project's folder, for messages.
    package static func other(in root: AbsolutePath) -> String {
        // Nothing more is known of a run that only reads.
        let process = (try? StagingFolder.process(in: root))?.map { " (process \($0))" } ?? ""
        return "another run of generamba\(process)"
    }

    static func finishUnlocked(
        in root: AbsolutePath, for command: UInt64?
    ) throws -> (messages: Diagnostics, isRepeated: Bool) {
        guard let leftover = try StagingFolder.leftover(in: root) else { return (Diagnostics(), false) }
        let folders = try OpenFolders(in: root)
        guard let staging = try StagingFolder(leftIn: root) else {
            if case .finished(let last) = leftover, let command, last == nil || last == command {
                return (Diagnostics(), true)
            }
            try StagingFolder.remove(in: root)
            return (Diagnostics(), false)
        }
        let (isDone, isSame) = (staging.journal.isDone, staging.journal.command == command)
        var transaction = Transaction(staging, folders, in: root)
        var found = Diagnostics()
        var reason: Diagnostic?
        do {
            if isDone {
                transaction.clear(isKept: isSame)
            } else {
                try transaction.makeAll(isResumed: true, isKept: isSame)
                found.addWarning("an interrupted run of generamba was finished")
            }
        } catch  where !transaction.isStuck {
            reason = error.diagnostics(from: root).all.first
        }
        // Otherwise everything is as it was before that run. Nothing prevents this one.
        if let reason {
            found.addWarning(
                "an interrupted run of generamba was undone: \(reason.message)", hint: reason.hint)
        }
        found.add(contentsOf: transaction.problems.asWarnings)
        return (found, isSame && reason == nil)
    }
}
