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

    /// All changes, with that of the lock.
    package var plan: Plan {
        var plan = Plan(root: root, changes: templates.flatMap(\.changes))
        plan.record = Change(.edit, Lockfile.path, before: lockBefore.content, after: lockAfter)
        return plan
    }

    private var lockAfter: GeneratedFile.Content? {
        let lock = Lockfile(templates: templates.compactMap(\.locked) + unnamed)
        let isSame = lockBefore.lock.map { $0.text == lock.text } ?? lock.templates.isEmpty
        return isSame ? lockBefore.content : .file(Array(lock.text.utf8))
    }
}
