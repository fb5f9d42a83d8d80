/// A template that was found, and what installing it changes.
package struct InstallationStep: Sendable {
    package var name: String { locked.name }
    /// Where it was found, for the report.
    package let source: String
    /// What the lock will have of it.
    package let locked: Lockfile.Template
    /// What the lock has of it.
    package let before: Lockfile.Template?
    /// The template's files, compared with what is installed.
    package var plan: Plan
    /// The installed files that it has no more. They go, unless somebody put them there.
    package private(set) var stale: [RelativePath] = []

    /// Compares a template with what is installed of it. What the lock knows as untouched gives way without a question.
    ///
    /// - Parameters:
    ///   - files: the template's files, by their paths in its folder.
    ///   - before: what the lock has of it.
    /// - Throws: `Diagnostics` when the folder cannot take it; `FileProblem`.
    init(
        root: FilePath, files: [RelativePath: [UInt8]], locked: Lockfile.Template, before: Lockfile.Template?,
        source: String
    ) throws {
        self.locked = locked
        self.before = before
        self.source = source
        let home = try RelativePath(untrusted: "\(Project.templates)/\(locked.name)")
        plan = try Plan(
            root: root,
            wanted: files.sorted { $0.key < $1.key }.map {
                WantedFile(path: home.appending($0.key), content: .file($0.value))
            })
        guard let installed = try InstalledTemplate(locked.name, in: root), installed.isUntouched(before)
        else { return }
        plan.settle { _ in .overwrite }
        stale = installed.files.keys.filter { files[$0] == nil }.sorted()
    }

    /// The step with its conflicts decided, for the template as a whole: its files belong together.
    package func settled(_ decide: (String, () -> String) throws -> Change.Action) rethrows -> Self {
        let conflicts = plan.conflicts
        guard !conflicts.isEmpty else { return self }
        let action = try decide("The installed template '\(name)'") { conflicts.map(\.unifiedDiff).joined() }
        var result = self
        result.plan.settle { _ in action }
        if action == .skip { result.plan.changes.removeAll { $0.action == .create } }
        return result
    }

    /// Whether anything is to be written.
    var changesFiles: Bool {
        !stale.isEmpty || plan.changes.contains { $0.action == .create || $0.action == .overwrite }
    }
}

/// A template as it stands in `Templates/`.
struct InstalledTemplate {
    let folder: FilePath
    /// Its files by their paths in its folder, hidden ones aside.
    let files: [RelativePath: [UInt8]]
    /// Whether something else than files and folders stands there.
    private let hasOthers: Bool

    /// Reads what is installed; nil when nothing is.
    ///
    /// - Throws: `FileProblem`.
    init?(_ name: String, in root: FilePath) throws {
        folder = root.appending(Project.templates).appending(name)
        guard Disk.isFolder(folder) else { return nil }
        var files: [RelativePath: [UInt8]] = [:]
        var hasOthers = try Disk.kind(of: folder) == .link
        var folders = [RelativePath.here]
        while let next = folders.popLast() {
            for (name, kind) in try Disk.entries(in: folder.appending(next)) where !name.hasPrefix(".") {
                guard let path = try? next.appending(untrusted: name) else {
                    hasOthers = true
                    continue
                }
                switch kind {
                case .folder: folders.append(path)
                case .file: files[path] = try Disk.read(folder.appending(path))
                default: hasOthers = true
                }
            }
        }
        self.files = files
        self.hasOthers = hasOthers
    }

    /// Whether it is what the lock has.
    func isUntouched(_ locked: Lockfile.Template?) -> Bool {
        locked.map { !hasOthers && $0.sha256 == templateHash(files) } ?? false
    }
}
