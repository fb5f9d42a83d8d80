/// What an installation changes, decided before anything of the project is written.
package struct InstallationPlan: Sendable {
    private let root: FilePath
    package var steps: [InstallationStep]
    /// What the lock has and the Rambafile names no more.
    package let unnamed: [Lockfile.Template]
    private let lockBefore: Lockfile?

    init(
        root: FilePath, steps: [InstallationStep], unnamed: [Lockfile.Template], lockBefore: Lockfile?
    ) {
        self.root = root
        self.steps = steps
        self.unnamed = unnamed
        self.lockBefore = lockBefore
    }

    /// Whether what is installed of an unnamed template was edited by hand.
    ///
    /// - Throws: `FileProblem`.
    package func isEdited(_ template: Lockfile.Template) throws -> Bool {
        try InstalledTemplate(template.name, in: root).map { !$0.isUntouched(template) } ?? false
    }

    /// Makes the changes, all or none: each template is written whole beside the installed one, then they change
    /// places, and the lock is written last.
    ///
    /// - Parameter prunes: whether unnamed templates are removed.
    /// - Throws: `FileProblem`, with everything as it was.
    package func apply(prunes: Bool = false) throws {
        let templates = root.appending(Project.templates)
        let changed = steps.filter(\.changesFiles)
        try Disk.alone(in: root) { try Disk.uninterrupted { try apply(changed, templates, prunes) } }
    }

    private func apply(_ changed: [InstallationStep], _ templates: FilePath, _ prunes: Bool) throws {
        if !changed.isEmpty { try Disk.makeFolders(templates) }
        var replacements: [FolderReplacement] = []
        do {
            for step in changed { replacements.append(try step.replacement(in: templates)) }
            if prunes {
                for template in unnamed where Disk.isFolder(templates.appending(template.name)) {
                    replacements.append(try FolderReplacement(removing: templates.appending(template.name)))
                }
            }
            for replacement in replacements { try replacement.exchange() }
            try writeLock(prunes: prunes)
        } catch {
            for replacement in replacements.reversed() { replacement.undo() }
            throw error
        }
        for replacement in replacements { try replacement.finish() }
    }

    private func writeLock(prunes: Bool) throws {
        let lock = Lockfile(templates: steps.map(\.locked) + (prunes ? [] : unnamed))
        guard lock != lockBefore, lockBefore != nil || !lock.templates.isEmpty else { return }
        let path = root.appending(Lockfile.name)
        try Disk.replace(path, Array(lock.text.utf8))
    }
}

extension InstallationStep {
    /// The template's folder as it will be, written beside the installed one.
    fileprivate func replacement(in templates: FilePath) throws -> FolderReplacement {
        var replacement = try FolderReplacement(of: templates.appending(name))
        for change in plan.changes {
            guard case .file(let bytes) = change.action == .skip ? change.before : change.after else {
                continue
            }
            try replacement.write(
                RelativePath(untrusted: change.path.components.dropFirst(2).joined(separator: "/")), bytes)
        }
        replacement.dropped = Set(stale)
        return replacement
    }
}
