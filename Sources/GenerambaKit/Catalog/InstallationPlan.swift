import SourceText

/// What an installation changes, decided before anything of the project is written.
package struct InstallationPlan: Sendable {
    let root: AbsolutePath
    /// The templates that the Rambafile names, then those that are removed.
    package var templates: [TemplateInstallation]
    /// What the lock has and the Rambafile names no more, where it stays.
    package let unnamed: [Lockfile.Template]
    /// The lock as it is, and its text.
    let lockBefore: (lock: Lockfile?, content: GeneratedFile.Content?)

    /// All changes, with that of the lock. A run that is killed before the lock is written is taken up by the next one,
    /// which finds the coming lock in the folder aside.
    package var plan: Plan {
        var plan = Plan(root: root, changes: templates.flatMap(\.changes))
        plan.stagingFolder = Self.stagingFolder
        plan.record = Change(.edit, Lockfile.path, before: lockBefore.content, after: lockAfter)
        return plan
    }

    private var lockAfter: GeneratedFile.Content? {
        let lock = Lockfile(templates: templates.compactMap(\.locked) + unnamed)
        let isSame = lockBefore.lock.map { $0.text == lock.text } ?? lock.templates.isEmpty
        return isSame ? lockBefore.content : .file(Array(lock.text.utf8))
    }

    /// The folder aside, which hides from lists of templates.
    private static let stagingFolder: RelativePath = "Templates/.generamba-installing"

    /// The locks that killed runs left: such a run may have put files of them into place already.
    ///
    /// - Throws: `FileProblem`.
    static func locksLeft(in root: AbsolutePath) throws -> [Lockfile] {
        // One that was not written to its end was of no use yet: no file had been exchanged.
        try Transaction.recordsLeft(in: root.appending(stagingFolder)).compactMap {
            try? Lockfile.parse(SourceFile(path: Lockfile.name, bytes: $0))
        }
    }
}
