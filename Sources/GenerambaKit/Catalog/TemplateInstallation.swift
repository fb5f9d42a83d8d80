import SystemAccess

/// The changes that install a template, or remove one that the Rambafile no longer names: all or none.
package struct TemplateInstallation: Sendable {
    package let name: TemplateName
    /// The template's source, for the report; nil for a template to remove.
    package var source: String? { wanted?.origin.shown }
    /// Whether the built-in template is to replace one of the same name that Generamba for Swift did not install.
    package var replacesOtherByBuiltIn: Bool { before == nil && wanted?.origin == .builtIn }
    /// The template that requires it; nil for one that the Rambafile names.
    package let requirer: TemplateName?
    /// The lock entry before the installation.
    package let before: Lockfile.Template?
    /// The lock entry after the installation, unless the template is skipped.
    private let wanted: Lockfile.Template?
    /// The template's files, compared with the installed ones.
    package private(set) var plan: Plan
    /// The folders of the installed template. Each follows its subfolders. Empty ones are removed.
    private let folders: [RelativePath]
    /// The installed files that the new version drops but the user has edited. They stay and become the user's own.
    private var dropped: [RelativePath] = []
    /// The user's own files in the template's folder, which stay.
    package let own: [String]

    /// Compares a template with its installed files. Only files that the user has edited are in conflict.
    ///
    /// - Parameters:
    ///   - template: nil to remove the template.
    ///   - before: its entry in the current lock.
    ///   - versions: its entries in all locks, including those that killed runs left.
    init(
        _ name: TemplateName, of template: FoundTemplate?, in root: AbsolutePath, before: Lockfile.Template?,
        versions: [Lockfile.Template]
    ) throws {
        (self.name, self.before, wanted) = (name, before, template?.locked)
        requirer = template?.requirer
        let home = Project.templates.appending(name.folder)
        let installed = try InstalledTemplate(name, in: root, versions: versions)
        folders = installed?.folders ?? []
        own = template == nil ? installed?.own ?? [] : []
        var leaving: [Change] = []
        for (path, bytes) in installed?.files ?? [:] where template?.files[path] == nil {
            let isUntouched = installed?.isUntouched(path) == true
            if template != nil, !isUntouched {
                dropped.append(home.appending(path))
                continue
            }
            // On a disk that ignores case, a new file may have the same path.
            let isTaken = try template?.files.keys.contains { twin in
                try twin.caseFolded == path.caseFolded && installed?.files[twin] == nil
                    && Disk.kind(of: root.appending(home).appending(twin)) != nil
            }
            guard isTaken != true else { continue }
            let action: Change.Action = isUntouched ? .remove : .conflict
            leaving.append(Change(action, home.appending(path), before: .file(bytes), by: .installation))
        }
        dropped.sort()
        let wanted = (template?.files ?? [:]).sorted { $0.key < $1.key }.map {
            var file = GeneratedFile(path: home.appending($0.key), content: .file($0.value))
            file.isExecutable = template?.executables.contains($0.key) == true
            return file.by(.installation)
        }
        plan = try Plan(root: root, wanted: wanted, leaving: Set(leaving.map(\.path)))
        plan.resolveConflicts {
            installed?.isUntouched($0.path.dropping(home)) == true ? .overwrite : .conflict
        }
        try plan.checkLinks(in: home)
        plan.changes = leaving.sorted { $0.path < $1.path } + plan.changes
    }

    /// Resolves all conflicts in the same way. `skip` installs nothing of the template, or keeps the edited files.
    package mutating func resolveConflicts(by action: Change.Action) {
        plan.resolveConflicts { $0.after == nil && action == .overwrite ? .remove : action }
    }

    /// Whether nothing is installed because conflicts were skipped.
    package var isSkipped: Bool { source != nil && plan.changes.contains { $0.action == .skip } }

    /// The lock entry after the installation; nil for none.
    package var locked: Lockfile.Template? { isSkipped ? before : wanted }

    /// The installed files that stay although the template no longer has them.
    package var kept: [RelativePath] {
        if source == nil { return plan.changes.filter { $0.action == .skip }.map(\.path) }
        return isSkipped ? [] : dropped
    }

    /// All changes, in the order in which they are made.
    var changes: [Change] {
        guard !isSkipped else { return [] }
        let leaving = plan.changes.filter { $0.action == .remove }
        return leaving + folders.map { Change(.remove, $0, before: .folder, by: .installation) }
            + plan.changes.filter { $0.action != .remove }
    }
}
