import SourceText

/// A template that was found, and what installing it changes.
package struct InstallationStep: Sendable {
    package let name: String
    /// Where it was found, for the report.
    package let source: String
    /// What the lock will have of it; nil for nothing.
    package private(set) var locked: Lockfile.Template?
    /// What the lock has of it.
    package let before: Lockfile.Template?
    /// The template's files, compared with what is installed.
    package private(set) var plan: Plan
    /// The installed files that it has no more, as they were installed, by their paths in the project. They go.
    private(set) var leaving: [RelativePath: [UInt8]] = [:]
    /// The folders of what was installed. They go where they are left empty.
    private(set) var folders: [RelativePath] = []
    /// The installed files that it has no more and that were edited. They stay, and are somebody's own from now on.
    package private(set) var kept: [RelativePath] = []
    /// Whether nothing of it is installed, as files are in conflict.
    package private(set) var isSkipped = false

    /// Compares a template with what is installed of it. What stands as it was installed gives way without a question.
    ///
    /// - Parameters:
    ///   - before: what the lock has of it.
    ///   - versions: what all locks have of it, those included that killed runs left.
    /// - Throws: `Diagnostics` when the folder cannot take it; `FileProblem`.
    init(
        root: FilePath, _ wanted: WantedTemplate, before: Lockfile.Template?, versions: [Lockfile.Template]
    ) throws {
        name = wanted.locked.name
        source = wanted.source
        locked = wanted.locked
        self.before = before
        let home = try RelativePath(untrusted: "\(Project.templates)/\(name)")
        let installed = try InstalledTemplate(name, in: root, versions: versions)
        let files = installed?.files ?? [:]
        let untouched = Set(files.keys.filter { installed?.isUntouched($0) == true })
        for (path, bytes) in files where wanted.files[path] == nil {
            if !untouched.contains(path) {
                kept.append(home.appending(path))
            } else if try !wanted.hasTwin(of: path, in: root.appending(home), files) {
                leaving[home.appending(path)] = bytes
            }
        }
        kept.sort()
        folders = installed?.folders ?? []
        plan = try Plan(
            root: root,
            wanted: wanted.files.sorted { $0.key < $1.key }.map {
                WantedFile(path: home.appending($0.key), content: .file($0.value))
            }, leaving: Set(leaving.keys))
        let giveWay = Set(untouched.map(home.appending))
        plan.settle { giveWay.contains($0.path) ? .overwrite : .conflict }
        try checkLinks(in: home, of: root)
    }

    /// Checks that nothing is written through a link: what stands behind it is not the template's.
    private func checkLinks(in home: RelativePath, of root: FilePath) throws {
        for change in plan.changes where change.action != .identical {
            for folder in change.path.selfAndParents.dropFirst() where folder.isInside(home) {
                guard try Disk.kind(of: root.appending(folder)) == .link else { continue }
                throw Diagnostics.error(
                    "'\(folder)' is a symbolic link, and '\(change.path)' would be written to where it leads",
                    hint: "remove the link")
            }
        }
    }

    /// How many files that were installed go.
    package var countOfLeaving: Int { leaving.count }

    /// The step with its conflicts decided, for the template as a whole: its files belong together. Where they are
    /// skipped nothing of it is installed.
    package func settled(_ decide: (String, @escaping () -> String) throws -> Change.Action) rethrows -> Self
    {
        let conflicts = plan.conflicts
        guard !conflicts.isEmpty else { return self }
        let action = try decide("The installed template '\(name)'") { conflicts.map(\.unifiedDiff).joined() }
        var result = self
        result.plan.settle { _ in action }
        guard action == .skip else { return result }
        result.isSkipped = true
        result.locked = before
        result.leaving = [:]
        result.folders = []
        result.kept = []
        return result
    }

    /// What is to be written.
    var changes: [Change] {
        isSkipped ? [] : plan.changes.filter { $0.action == .create || $0.action == .overwrite }
    }
}

extension WantedTemplate {
    /// Whether it has a file that this disk takes for an installed one, as their paths differ in letter case alone.
    fileprivate func hasTwin(
        of path: RelativePath, in folder: FilePath, _ installed: [RelativePath: [UInt8]]
    ) throws -> Bool {
        let text = path.text.lowercased()
        return try files.keys.contains { twin in
            try twin.text.lowercased() == text && installed[twin] == nil
                && Disk.kind(of: folder.appending(twin)) != nil
        }
    }
}
