import SourceText

/// What installing a template changes, or removing one that the Rambafile names no more: its files belong together.
package struct TemplateInstallation: Sendable {
    package let name: TemplateName
    /// Where it was found, for the report; nil for one that is removed.
    package var source: String? { wanted?.origin.shown }
    /// What the lock has of it.
    package let before: Lockfile.Template?
    /// What the lock will have of it, unless it is skipped.
    private let wanted: Lockfile.Template?
    /// Its files, compared with what is installed.
    package private(set) var plan: Plan
    /// The folders of what was installed, each behind those in it. They go where they are left empty.
    private let folders: [RelativePath]
    /// The installed files that it has no more and that were edited. They stay, and are somebody's own from now on.
    private var dropped: [RelativePath] = []
    /// What was put beside the template, and stays.
    package let own: [String]

    /// Compares a template with what is installed of it. What stands as it was installed gives way without a question; of
    /// one that is to be removed, files that were edited are in conflict.
    ///
    /// - Parameters:
    ///   - template: nil for one that is to be removed.
    ///   - before: what the lock has of it.
    ///   - versions: what all locks have of it, those included that killed runs left.
    /// - Throws: `Diagnostics` when the folder cannot take it, or leads out of the project; `FileProblem`.
    init(
        _ name: TemplateName, of template: FoundTemplate?, in root: AbsolutePath, before: Lockfile.Template?,
        versions: [Lockfile.Template]
    ) throws {
        (self.name, self.before, wanted) = (name, before, template?.locked)
        let home = Project.templates.appending(name.folder)
        let installed = try InstalledTemplate(name, in: root, versions: versions)
        folders = installed?.folders ?? []
        own = template == nil ? installed?.own ?? [] : []
        var leaving: [Change] = []
        for (path, bytes) in installed?.files ?? [:] where template?.files[path] == nil {
            let isUntouched = installed?.isUntouched(path) == true
            if template != nil, !isUntouched {
                dropped.append(home.appending(path))
            } else if try template?.hasCaseVariant(of: path, in: root.appending(home), installed) != true {
                let action: Change.Action = isUntouched ? .remove : .conflict
                leaving.append(Change(action, home.appending(path), before: .file(bytes)))
            }
        }
        dropped.sort()
        plan = try Plan(
            root: root,
            wanted: (template?.files ?? [:]).sorted { $0.key < $1.key }.map {
                GeneratedFile(path: home.appending($0.key), content: .file($0.value))
            }, leaving: Set(leaving.map(\.path)))
        plan.resolveConflicts {
            installed?.isUntouched($0.path.dropping(home)) == true ? .overwrite : .conflict
        }
        try checkLinks(in: home, of: root)
        plan.changes = leaving.sorted { $0.path < $1.path } + plan.changes
    }

    /// Checks that nothing is written through a link: what stands behind it is not the template's.
    private func checkLinks(in home: RelativePath, of root: AbsolutePath) throws {
        for change in plan.changes where change.action != .identical {
            for folder in change.path.selfAndParents where folder.isInside(home) {
                guard try Disk.kind(of: root.appending(folder)) == .link else { continue }
                let consequence = "'\(change.path)' would be written to where it leads"
                throw Diagnostics.error(
                    "'\(folder)' is a symbolic link" + (folder == change.path ? "" : ", and \(consequence)"),
                    hint: "remove the link")
            }
        }
    }

    /// Whether files of it are in conflict that nobody has decided on.
    package var hasConflicts: Bool { !plan.conflicts.isEmpty }

    /// Decides on the conflicts of the template as a whole. Where they are skipped nothing of it is installed; of one
    /// that is removed the edited files stay.
    package mutating func resolveConflicts(by action: Change.Action) {
        plan.resolveConflicts { $0.after == nil && action == .overwrite ? .remove : action }
    }

    /// Whether nothing of it is installed, as files are in conflict.
    package var isSkipped: Bool { source != nil && plan.changes.contains { $0.action == .skip } }

    /// What the lock will have of it; nil for nothing.
    package var locked: Lockfile.Template? { isSkipped ? before : wanted }

    /// The files that stay though the template has them no more.
    package var kept: [RelativePath] {
        if source == nil { return plan.changes.filter { $0.action == .skip }.map(\.path) }
        return isSkipped ? [] : dropped
    }

    /// All that changes, in this order.
    var changes: [Change] {
        guard !isSkipped else { return [] }
        let leaving = plan.changes.filter { $0.action == .remove }
        return leaving + folders.map { Change(.remove, $0, before: .folder) }
            + plan.changes.filter { $0.action != .remove }
    }
}

extension FoundTemplate {
    /// Whether it has a file that this disk takes for an installed one, as their paths differ in letter case alone.
    fileprivate func hasCaseVariant(
        of path: RelativePath, in folder: AbsolutePath, _ installed: InstalledTemplate?
    ) throws -> Bool {
        try files.keys.contains { twin in
            try twin.caseFolded == path.caseFolded && installed?.files[twin] == nil
                && Disk.kind(of: folder.appending(twin)) != nil
        }
    }
}
