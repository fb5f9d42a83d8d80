import SystemAccess

/// The changes of an installation, decided before any file of the project is written.
package struct InstallationPlan: Sendable {
    package let root: AbsolutePath
    /// The templates that the Rambafile names, then the ones to remove.
    package var templates: [TemplateInstallation]
    /// The lock entries of templates that the Rambafile no longer names, if those stay installed.
    package let unnamed: [Lockfile.Template]
    /// The lock entries of templates that the installation leaves alone.
    package var others: [Lockfile.Template] = []
    /// The number of warnings about templates, which only their authors can act on.
    package var warnings = 0
    /// The templates that were removed from the Rambafile and have a folder but no lock entry.
    package internal(set) var unlocked: [TemplateName] = []
    /// The change of the Rambafile; nil to leave it as it is.
    package internal(set) var rambafile: Change?
    /// The lock before the installation, and its text.
    let lockBefore: (lock: Lockfile?, content: GeneratedFile.Content?)

    /// All changes, including those of the Rambafile and the lock.
    package var plan: Plan {
        var plan = Plan(root: root, changes: templates.flatMap(\.changes))
        let after = newLock.map { GeneratedFile.Content.file(Array($0.text.utf8)) } ?? lockBefore.content
        let lock = Change(.edit, Lockfile.path, before: lockBefore.content, after: after, by: .program)
        plan.records = [rambafile, lock].compactMap(\.self)
        return plan
    }

    /// Whether these are the first templates that are installed for the Rambafile.
    package var isFirst: Bool { lockBefore.content == nil && newLock != nil }

    /// The lock after the installation; nil if it stays the same.
    private var newLock: Lockfile? {
        let lock = Lockfile(templates: templates.compactMap(\.locked) + unnamed + others)
        let isSame = lockBefore.lock.map { $0 == lock } ?? lock.templates.isEmpty
        return isSame ? nil : lock
    }
}
