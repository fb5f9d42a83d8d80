/// A template that the lock has and the Rambafile names no more, and what removing it takes away.
package struct TemplateRemoval: Sendable {
    package let name: String
    /// The files that go, as they are, by their paths in the project.
    private(set) var leaving: [RelativePath: [UInt8]] = [:]
    /// The folders that go where they are left empty.
    private(set) var folders: [RelativePath] = []
    /// The files that were edited since they were installed.
    package private(set) var edited: [RelativePath] = []
    /// What was put beside the template, and stays.
    package private(set) var own: [String] = []
    private var editedBytes: [RelativePath: [UInt8]] = [:]

    /// Whether somebody has to agree.
    package private(set) var isInConflict: Bool

    /// Looks at what is installed.
    ///
    /// - Parameter versions: what all locks have of it.
    /// - Throws: `Diagnostics` when its folder leads out of the project; `FileProblem`.
    init(_ name: String, in root: FilePath, versions: [Lockfile.Template]) throws {
        self.name = name
        let home = try RelativePath(untrusted: "\(Project.templates)/\(name)")
        if let installed = try InstalledTemplate(name, in: root, versions: versions) {
            for (path, bytes) in installed.files {
                if installed.isUntouched(path) {
                    leaving[home.appending(path)] = bytes
                } else {
                    editedBytes[home.appending(path)] = bytes
                }
            }
            folders = installed.folders
            own = installed.own
        }
        edited = editedBytes.keys.sorted()
        isInConflict = !edited.isEmpty
    }

    /// The removal with its conflict decided: edited files go where they are to be overwritten, and stay where they are
    /// to be skipped.
    package func settled(_ decide: (String) throws -> Change.Action) rethrows -> Self {
        guard isInConflict else { return self }
        let action = try decide("The template '\(name)', which the Rambafile names no more, was edited")
        var result = self
        result.isInConflict = action == .conflict
        if action == .overwrite {
            result.leaving.merge(editedBytes) { $1 }
            result.edited = []
        }
        return result
    }
}
