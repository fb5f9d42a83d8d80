import SourceText
import XcodeProject

/// What modules mean for the Xcode projects of their targets.
package struct ProjectEdits: Sendable {
    /// The changes of project files; empty if they have all files already.
    package var changes: [Change] = []
    /// The Xcode projects that need no edit, because all files are in synchronized folders, with those folders.
    package var synchronized: [(project: RelativePath, folders: [String])] = []

    package init() {}
}

extension Generation {
    /// Adds the files of modules to the Xcode projects of their targets.
    ///
    /// - Throws: `Diagnostics` for a project that cannot be edited safely.
    package func projectEdits(for modules: [GeneratedModule]) throws -> ProjectEdits {
        var edits = ProjectEdits()
        guard targets.generator == nil else { return edits }
        let bundles = destination.sides.compactMap(\.target.bundle).distinct(by: \.path)
        for bundle in bundles {
            let wanted = modules.map { module in (module, module.files.compactMap { added($0, to: bundle) }) }
            guard wanted.contains(where: { !$0.1.allSatisfy(bundle.isSynchronized) }) else {
                let folders = destination.sides.filter { $0.target.bundle?.path == bundle.path }.map(
                    \.home.text)
                edits.synchronized.append((bundle.path, folders.distinct(by: \.self)))
                continue
            }
            let old = try bundle.file
            var last: ProjectEdit?
            for (module, files) in wanted {
                let source = last.map { SourceFile(path: old.source.path, bytes: $0.bytes) }
                let file = try source.map { try ProjectFile($0) } ?? old
                let edit = try file.adding(files, options: options(for: module))
                if !edit.isEmpty { last = edit }
            }
            if let bytes = last?.bytes {
                edits.changes.append(
                    try bundle.change(from: old, to: bytes, in: request.project.root))
            }
        }
        return edits
    }

    private func options(for module: GeneratedModule) -> EditOptions {
        EditOptions(
            module: module.name.prefixed,
            createsLogicalGroups: request.project.rambafile.createsLogicalGroups,
            addsExceptions: request.options.targets.addsExceptions)
    }

    /// A file with its group and its targets in an Xcode project; nil for a folder, or if it belongs elsewhere.
    private func added(_ file: GeneratedFile, to bundle: XcodeBundle) -> AddedFile? {
        let side = file.isTest ? destination.sides.dropFirst().first : destination.sides.first
        guard let side, side.target.bundle?.path == bundle.path, file.content != .folder else { return nil }
        let folder = file.path.parent ?? .here
        let group = side.group.flatMap { group -> String? in
            guard folder.isInside(side.folder) else { return nil }
            return (pathNames(group) + folder.dropping(side.folder).components).joined(separator: "/")
        }
        return AddedFile(
            bundle.projectPath(file.path), group: group, targets: side.targets.map(\.name),
            isResource: file.isResource)
    }
}

extension XcodeBundle {
    /// Whether a file is in synchronized folders of all its targets.
    func isSynchronized(_ file: AddedFile) -> Bool {
        file.targets.allSatisfy { target in
            if case .synchronized = placement(of: file.path, in: target) { true } else { false }
        }
    }
}
