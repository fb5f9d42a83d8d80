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
        var transaction = Transaction(
            changes.compactMap(step), record: record.map(file), in: root, aside: root.appending(aside))
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
