import SourceText

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
            try undo.makeFolders(path)
        case (.create, .file(let bytes)):
            try undo.makeFolders(path.parent ?? root)
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
}
