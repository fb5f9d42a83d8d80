import SourceText
import SystemAccess
import XcodeProject

/// What adding files to an Xcode project, or removing them from it, does.
package struct XcodeEdit: Sendable {
    /// What happens to a file.
    package struct File: Sendable {
        package enum Action: String, Sendable, Encodable {
            case add, remove
            /// The project has the file already.
            case identical
            /// The project does not have the file.
            case absent
        }

        package let path: String
        package let action: Action
        /// The group of the new or removed reference; nil if no reference changes.
        package var group: String?
        /// The synchronized folder that contains the file; nil if none does.
        package var folder: String?
        /// Whether it is the folder of a package.
        package var isPackage = false
        /// The targets that the file becomes a member of, or no longer is one of.
        package var targets: [String] = []
        /// The targets that own the folder and that the file leaves because of an exception, or gets back into.
        package var excluded: [String] = []
        /// Whether the file becomes a member of targets because exceptions end that excluded it.
        var endsExceptions = false
    }

    /// The folder that the paths are relative to.
    package let root: AbsolutePath
    /// The path of the Xcode project.
    package let project: RelativePath
    package internal(set) var files: [File] = []
    /// The change of the project file; nil if it stays as it is.
    package internal(set) var change: Change?
    package var isApplied = false

    package init(of project: Xcodeproj) { (root, self.project) = (project.root, project.path) }

    /// The changes of files.
    package var plan: Plan { Plan(root: root, changes: [change].compactMap(\.self)) }

    /// Takes over what an edit of the project file does.
    ///
    /// - Parameters:
    ///   - files: the files of the command line.
    ///   - action: what the edit does to files.
    ///   - folder: returns the synchronized folder around a path.
    mutating func take(
        _ edit: ProjectEdit?, of files: [NamedFile], _ action: File.Action,
        folder: (ProjectPath) -> ProjectPath?
    ) {
        var groups: [ProjectPath: [String]] = [:]
        var targets: [ProjectPath: [String]] = [:]
        var excluded: [ProjectPath: [String]] = [:]
        var ended: Set<ProjectPath> = []
        var packages: Set<ProjectPath> = []
        for change in edit?.changes ?? [] {
            switch change {
            case .reference(let path, let group): groups[path] = group
            case .package(let path): packages.insert(path)
            case .member(let path, let target), .exception(let path, let target):
                targets[path, default: []].append(target)
            case .endedExclusion(let path, let target):
                targets[path, default: []].append(target)
                ended.insert(path)
            case .exclusion(let path, let target): excluded[path, default: []].append(target)
            case .group, .phase: continue
            }
        }
        self.files = files.map { file in
            let isPackage = packages.contains(file.path)
            let isChanged = groups[file.path] != nil || targets[file.path] != nil || isPackage
            return File(
                path: file.shown, action: isChanged ? action : action == .add ? .identical : .absent,
                group: groups[file.path]?.joined(separator: "/"), folder: folder(file.path)?.description,
                isPackage: isPackage, targets: targets[file.path] ?? [], excluded: excluded[file.path] ?? [],
                endsExceptions: ended.contains(file.path))
        }
    }

    // MARK: Report

    /// The report as text: a line for each file, one for the project file, and a summary.
    package func text(color: Bool) -> String {
        let paint = ANSIStyle(isOn: color)
        let summary = "\(paint.bold(printable(project.text))): \(printable(summary))\n"
        return files.map { $0.text(paint) }.joined() + plan.text(color: color) + summary
    }

    private var summary: String {
        let changed = files.filter { [.add, .remove].contains($0.action) }
        guard let action = changed.first?.action else { return "nothing to do" }
        let fate = action == .add ? (isApplied ? "added" : "to add") : (isApplied ? "removed" : "to remove")
        let rest = files.count - changed.count
        let others = rest == 0 ? "" : ", \(rest) \(action == .add ? "identical" : "absent")"
        let note = isApplied ? "" : " (dry run, nothing was written)"
        let packages = changed.count(where: \.isPackage)
        let counts = [(changed.count - packages, "file"), (packages, "package")].filter { $0.0 > 0 }
        return "\(counts.map { counted($0, $1) }.joined(separator: " and ")) \(fate)\(others)\(note)"
    }

    /// The report of `--json`, except for the diagnostics.
    ///
    /// - Parameters:
    ///   - edit: nil if the run failed before it was known.
    ///   - diff: whether to include the diff of the project file.
    package static func report(_ edit: XcodeEdit?, diff: Bool) -> JSONObject {
        let changes = (edit?.plan.changes ?? []).map { GenReport.File($0, diff: diff) }
        return JSONObject([
            "root": edit?.root.text, "project": edit?.project.text, "applied": edit?.isApplied ?? false,
            "files": edit?.files ?? [], "changes": changes,
        ])
    }
}

extension XcodeEdit.File: Encodable {
    package func encode(to encoder: any Encoder) throws {
        try JSONObject([
            "path": path, "action": action, "group": group, "folder": folder,
            "targets": targets.isEmpty ? nil : targets, "excluded": excluded.isEmpty ? nil : excluded,
        ]).encode(to: encoder)
    }

    fileprivate func text(_ paint: ANSIStyle) -> String {
        let word = action.rawValue.asFate
        let painted =
            switch action {
            case .add: paint.green(word)
            case .remove: paint.red(word)
            case .identical, .absent: paint.dim(word)
            }
        let note = notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
        return "\(painted)  \(printable(path + note))\n"
    }

    private var notes: [String] {
        var notes = isPackage ? ["package"] : []
        if let group { notes.append(group.isEmpty ? "main group" : "group '\(group)'") }
        if let folder {
            let exceptions = endsExceptions ? "ends an exception" : "exceptions"
            notes.append(
                targets.isEmpty ? "Xcode synchronizes '\(folder)'" : "\(exceptions) of the folder '\(folder)'"
            )
        }
        if !targets.isEmpty {
            let others = excluded.isEmpty ? "" : " instead of \(quoted(excluded, most: .max))"
            notes.append(quotedTargets(targets, most: .max) + others)
        }
        return notes
    }
}

/// Returns the names of targets in quotes, after the word: `target 'Shop'`.
func quotedTargets(_ names: [String], most: Int = 12) -> String {
    "\(names.count == 1 ? "target" : "targets") \(quoted(names, most: most))"
}
