import SourceText

/// What an installation changes, decided before anything of the project is written.
package struct InstallationPlan: Sendable {
    private let root: FilePath
    /// The folder in which the user stands, for the paths in messages.
    private let user: FilePath
    package var steps: [InstallationStep]
    /// What the lock has and the Rambafile names no more, where that is to be removed.
    package var removals: [TemplateRemoval]
    /// The same where it stays.
    package let unnamed: [Lockfile.Template]
    private let lockBefore: Lockfile?

    init(
        root: FilePath, user: FilePath, steps: [InstallationStep], removals: [TemplateRemoval],
        unnamed: [Lockfile.Template], lockBefore: Lockfile?
    ) {
        self.root = root
        self.user = user
        self.steps = steps
        self.removals = removals
        self.unnamed = unnamed
        self.lockBefore = lockBefore
    }

    /// What the lock will be.
    private var lock: Lockfile { Lockfile(templates: steps.compactMap(\.locked) + unnamed) }

    /// Makes the changes, all or none. The files are exchanged one by one when all are written, and the lock is written
    /// last. A run that is killed in between is taken up by the next one.
    ///
    /// - Throws: `FileProblem`; `Diagnostics` when something has changed since the plan was made. Then everything is as
    ///   it was.
    package func apply() throws {
        try Disk.alone(in: root) { try Disk.uninterrupted { try exchange() } }
    }

    private func exchange() throws {
        let stage = InstallationStage(in: root)
        let writesLock = try checkLock()
        let changes = try steps.flatMap(\.changes).filter(isToBeWritten)
        let leaving = try (steps.map(\.leaving) + removals.map(\.leaving)).flatMap(\.self).filter(stands)
        var exchange = FileExchange(aside: stage.folder)
        do {
            if !changes.isEmpty || !leaving.isEmpty { try prepare(changes, in: stage, &exchange) }
            for path in leaving.map(\.key).sorted() { try exchange.remove(root.appending(path)) }
            for folder in steps.flatMap(\.folders) + removals.flatMap(\.folders) {
                try exchange.removeIfEmpty(root.appending(folder))
            }
            try exchange.putAll()
            if writesLock { try writeLock() }
        } catch {
            try exchange.takeBack(after: error)
            throw error
        }
        try stage.clear()
    }

    /// Writes the coming lock and all new files aside.
    private func prepare(
        _ changes: [Change], in stage: InstallationStage, _ exchange: inout FileExchange
    ) throws {
        try begin(stage, &exchange)
        for change in changes {
            guard case .file(let bytes) = change.after else { continue }
            try exchange.prepare(root.appending(change.path), bytes)
        }
    }

    /// The folder aside is nothing that a message should name.
    private func begin(_ stage: InstallationStage, _ exchange: inout FileExchange) throws {
        do throws(FileProblem) {
            try stage.prepare()
            try exchange.begin()
            try exchange.create(stage.newLock(), Array(lock.text.utf8))
        } catch {
            throw FileProblem(.write, root.appending(Project.templates), code: error.code)
        }
    }

    // MARK: The lock

    /// Whether the lock is to be written.
    ///
    /// - Throws: `Diagnostics` when another run has written another one since the plan was made.
    private func checkLock() throws -> Bool {
        let now = try Lockfile.read(in: root, user: user)?.text
        let wanted = lockBefore != nil || !lock.templates.isEmpty ? lock.text : nil
        guard now == lockBefore?.text || now == wanted else { throw changed(Lockfile.name) }
        return now != wanted
    }

    private func writeLock() throws {
        let path = root.appending(Lockfile.name)
        // A link stays one.
        let target = Disk.resolved(path) ?? path
        try Disk.removeLeftovers(ofReplacing: target)
        try Disk.replace(target, Array(lock.text.utf8))
    }

    // MARK: What stands there

    /// Whether a file is still to be written: another run may have done it.
    ///
    /// - Throws: `Diagnostics` when something else stands there than when the plan was made.
    private func isToBeWritten(_ change: Change) throws -> Bool {
        let path = root.appending(change.path)
        // A folder stands there only where all of it is to go.
        let now = try Disk.isFolder(path) ? nil : Disk.read(path).map { WantedFile.Content.file($0) }
        if now == change.after { return false }
        guard now == change.before || now == nil else { throw changed(change.path.text) }
        return true
    }

    /// Whether a file that is to go is still there.
    ///
    /// - Throws: `Diagnostics` when it is another one.
    private func stands(_ path: RelativePath, _ bytes: [UInt8]) throws -> Bool {
        guard let now = try Disk.read(root.appending(path)) else { return false }
        guard now == bytes else { throw changed(path.text) }
        return true
    }

    private func changed(_ path: String) -> Diagnostics {
        .error("'\(path)' was changed meanwhile", hint: "run the command again")
    }
}
