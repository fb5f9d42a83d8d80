extension Plan {
    /// Makes the changes: all of them or, when one fails, none. Ctrl-C waits until it is done.
    ///
    /// - Throws: `FileProblem`; `Diagnostics` when a conflict is undecided, or a file has changed since the plan
    ///   was made.
    package func apply() throws {
        if let conflict = conflicts.first {
            throw Diagnostics.error("nobody has decided on '\(conflict.path)'")
        }
        try Disk.uninterrupted {
            var undo = Undo()
            do {
                for change in changes { try apply(change, &undo) }
            } catch {
                try undo.run(after: error)
                throw error
            }
        }
    }

    private func apply(_ change: Change, _ undo: inout Undo) throws {
        let path = root.appending(change.path)
        switch (change.action, change.after) {
        case (.create, .folder):
            try makeFolders(path, &undo)
        case (.create, .file(let bytes)):
            try makeFolders(path.parent ?? root, &undo)
            try Disk.create(path, bytes)
            undo.steps.append(.removeFile(path))
        case (.overwrite, .file(let bytes)):
            // A link inside of the project stays a link: its target is replaced.
            let target = Disk.resolved(path) ?? path
            guard let now = try Disk.read(target), .file(now) == change.before else {
                throw Diagnostics.error(
                    "'\(change.path)' was changed meanwhile", hint: "run the command again")
            }
            try Disk.replace(target, bytes)
            undo.steps.append(.restore(target, now))
        default:
            break
        }
    }

    private func makeFolders(_ path: FilePath, _ undo: inout Undo) throws {
        guard !undo.knownFolders.contains(path) else { return }
        if !Disk.isFolder(path) {
            if let parent = path.parent { try makeFolders(parent, &undo) }
            if try Disk.makeFolder(path) { undo.steps.append(.removeFolder(path)) }
        }
        undo.knownFolders.insert(path)
    }
}

/// What takes the changes back that were made so far.
private struct Undo {
    enum Step {
        case removeFile(FilePath)
        case removeFolder(FilePath)
        case restore(FilePath, [UInt8])
    }

    var steps: [Step] = []
    var knownFolders: Set<FilePath> = []

    /// Takes all back, the last change first.
    ///
    /// - Throws: `Diagnostics` with what could not be taken back, and why it was to be.
    func run(after error: any Error) throws {
        var left: [FileProblem] = []
        for step in steps.reversed() {
            do throws(FileProblem) {
                switch step {
                case .removeFile(let path): try Disk.removeFile(path)
                case .removeFolder(let path): try Disk.removeEmptyFolder(path)
                case .restore(let path, let bytes): try Disk.replace(path, bytes)
                }
            } catch {
                left.append(error)
            }
        }
        guard !left.isEmpty else { return }
        throw Diagnostics([error.diagnostic] + left.map { $0.diagnostic(from: .root) })
    }
}

extension Error {
    fileprivate var diagnostic: Diagnostic {
        if let problem = self as? FileProblem { return problem.diagnostic(from: .root) }
        return (self as? Diagnostics)?.all.first ?? .error("\(self)")
    }
}
