import SourceText
import SystemAccess
import XcodeProject

extension Xcodeproj {
    /// Plans to remove files and packages from the project. They stay on disk, if they are there.
    ///
    /// - Parameters:
    ///   - names: the paths of the files, relative to the folder that the command works in.
    ///   - diagnostics: receives warnings about files that stay in the project because Xcode synchronizes their folder.
    /// - Throws: `Diagnostics` for a file that something else in the project uses, and for a project that cannot be
    ///   edited safely; `FileProblem`; `PathProblem`.
    package func removing(_ names: [String], diagnostics: inout Diagnostics) throws -> XcodeEdit {
        let files = try names.map { try NamedFile($0, in: self) }.distinct(by: \.path)
        let bundle = try bundle()
        let packages = try files.compactMap { file in
            try package(file).map { AddedPackage(file.path, products: $0.libraries, targets: []) }
        }
        var edit = XcodeEdit(of: self)
        let change =
            files.map(\.path).allSatisfy(bundle.isOnlySynchronized)
            ? nil : try bundle.file.removing(files.map(\.path), packages: packages)
        edit.take(change, of: files, .remove, folder: bundle.folder(around:))
        for (file, planned) in zip(files, edit.files) {
            let kind = try Disk.kind(following: file.place)
            if planned.action == .absent, kind == .folder, !file.path.isBundle {
                throw try file.folderRefusal()
            }
            guard kind != nil, let folder = planned.folder else { continue }
            let owners = bundle.owners(of: file.path).filter { bundle.isMember(file.path, of: $0) }
            for (verb, targets) in [("stays in", owners), ("goes back into", planned.excluded)]
            where !targets.isEmpty {
                diagnostics.addWarning(
                    "'\(file.shown)' \(verb) the \(quotedTargets(targets)): Xcode synchronizes '\(folder)'",
                    hint: "delete the file, or move it out of the folder")
            }
        }
        if let change, !change.isEmpty {
            edit.change = try bundle.change(from: bundle.file, to: change.bytes, in: root)
        }
        return edit
    }
}

extension XcodeBundle {
    /// Whether a file is in a synchronized folder of a project in JSON, and in no target that does not own the folder.
    /// Then there is nothing to edit. In other projects, there may be a reference to it all the same.
    fileprivate func isOnlySynchronized(_ path: ProjectPath) -> Bool {
        guard case .json = format, folder(around: path) != nil else { return false }
        let owners = owners(of: path)
        return targets.allSatisfy { owners.contains($0.name) || !isMember(path, of: $0.name) }
    }

    /// Whether a file is a member of a target because of a synchronized folder.
    fileprivate func isMember(_ path: ProjectPath, of target: String) -> Bool {
        if case .synchronized = placement(of: path, in: target) { true } else { false }
    }
}
