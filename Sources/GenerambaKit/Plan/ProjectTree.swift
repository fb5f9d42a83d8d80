import SourceText
import SystemAccess

/// The current contents of a plan's folder. Finds what exists at a path without ever leaving the folder.
package struct ProjectTree {
    private let root: AbsolutePath
    /// Files that are about to be removed and count as missing.
    private let leaving: Set<RelativePath>
    /// Folders known to be inside the root, and whether they exist.
    private var folders: [RelativePath: Bool] = [.here: true]

    package init(root: AbsolutePath, leaving: Set<RelativePath> = []) {
        (self.root, self.leaving) = (root, leaving)
    }

    /// Returns what exists at the path of a file or a folder; nil for nothing.
    package mutating func content(
        at path: RelativePath, isFolder: Bool = false, for writer: Writer
    ) throws -> GeneratedFile.Content? {
        guard let parent = path.parent else { return .folder }
        guard !leaving.contains(path), try folderExists(parent, for: writer) else { return nil }
        let full = root.appending(path)
        var kind = try Disk.kind(of: full)
        if kind == .link {
            try checkLink(path, for: writer)
            kind = try Disk.kind(following: full) == .folder ? .folder : .file
        }
        switch kind {
        case nil: return nil
        case .folder where isFolder: return .folder
        case .file where !isFolder: return try Disk.read(full).map { .file($0) }
        case .folder:
            if try isLeaving(path) { return nil }
            throw Diagnostics.error("'\(path)' is a folder, but a file is to be written there")
        default:
            throw Diagnostics.error("'\(path)' is in the way: it is not a \(isFolder ? "folder" : "file")")
        }
    }

    private mutating func folderExists(_ folder: RelativePath, for writer: Writer) throws -> Bool {
        if let known = folders[folder] { return known }
        guard let parent = folder.parent, !leaving.contains(folder), try folderExists(parent, for: writer)
        else { return false }
        let path = root.appending(folder)
        let kind = try Disk.kind(of: path)
        if kind == .link { try checkLink(folder, for: writer) }
        guard try kind == nil || Disk.kind(following: path) == .folder else {
            throw Diagnostics.error("'\(folder)' is a file, but a folder is needed there")
        }
        folders[folder] = kind != nil
        return kind != nil
    }

    /// Returns true if a folder contains only files that are about to be removed.
    private func isLeaving(_ folder: RelativePath) throws -> Bool {
        guard leaving.contains(where: { $0.isInside(folder) }) else { return false }
        return try Disk.entries(in: root.appending(folder)).allSatisfy { name, kind in
            guard let path = try? folder.appending(untrusted: name) else { return false }
            return kind == .folder ? try isLeaving(path) : leaving.contains(path)
        }
    }

    /// Checks that a symbolic link leads to a place in the project that the writer may change.
    private func checkLink(_ path: RelativePath, for writer: Writer) throws {
        guard let target = try Disk.realPath(of: root.appending(path)) else {
            throw Diagnostics.error("'\(path)' is a broken symbolic link")
        }
        guard let below = try Disk.realPath(of: root).flatMap({ target.below($0) }) else {
            throw Diagnostics.error(
                "'\(path)' leads outside the project: it is a symbolic link to '\(target.text)'")
        }
        if below.isInGitDirectory {
            throw Diagnostics.error(
                "'\(path)' leads into a git directory: it is a symbolic link to '\(target.text)'")
        }
        do {
            let isFolder = try Disk.kind(of: target) == .folder
            _ = try GatedPath(path, isFolder: isFolder, for: writer).leading(to: below, isFolder: isFolder)
        } catch let problem as PathProblem {
            throw Diagnostics.error("'\(path)' is a symbolic link to '\(below)', which \(problem.reason)")
        }
    }
}

extension Plan {
    /// Checks that nothing is written through a symbolic link, since its target does not belong to the template.
    ///
    /// - Parameter home: the template's folder.
    package func checkLinks(in home: RelativePath = .here) throws {
        for change in changes where change.action != .identical {
            for folder in change.path.selfAndParents where folder.isInside(home) {
                guard try Disk.kind(of: root.appending(folder)) == .link else { continue }
                let consequence = "'\(change.path)' would be written to its target"
                throw Diagnostics.error(
                    "'\(folder)' is a symbolic link" + (folder == change.path ? "" : ", and \(consequence)"),
                    hint: "remove the link")
            }
        }
    }
}
