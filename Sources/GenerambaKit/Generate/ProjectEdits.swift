import SourceText
import SystemAccess
import XcodeProject

/// What modules mean for the Xcode projects of their targets.
package struct ProjectEdits: Sendable {
    /// The changes of project files; empty if they have all files already.
    package var changes: [Change] = []
    /// The Xcode projects that need no edit, because all files are in synchronized folders, with those folders.
    package var synchronized: [(project: RelativePath, folders: [String])] = []
    /// The files that get into Xcode projects.
    var additions: [(project: RelativePath, files: Set<RelativePath>)] = []
    var warnings = Diagnostics()

    package init() {}
}

extension ProjectEdits {
    /// Adds the files of modules to the Xcode projects of their targets.
    ///
    /// - Throws: `Diagnostics` for a project that cannot be edited safely.
    package init(adding drafts: [ModuleDraft]) throws {
        self.init()
        let drafts = drafts.filter { $0.generation.targets.generator == nil }
        let bundles = drafts.flatMap { $0.generation.bundles }.distinct(by: \.path)
        for bundle in bundles { try add(drafts, to: bundle) }
    }

    private mutating func add(_ drafts: [ModuleDraft], to bundle: XcodeBundle) throws {
        let wanted = drafts.flatMap { draft in
            draft.modules.map { module in
                let files = module.files.compactMap { file in
                    draft.generation.added(file, to: bundle).map { (file.path, $0) }
                }
                return (files, draft.generation.options(for: module))
            }
        }
        guard wanted.contains(where: { !$0.0.map(\.1).allSatisfy(bundle.isSynchronized) }) else {
            let sides = drafts.flatMap { $0.generation.destination.sides }
            let folders = sides.filter { $0.target.bundle?.path == bundle.path }.map(\.home.text)
            synchronized.append((bundle.path, folders.distinct(by: \.self)))
            return
        }
        let old = try bundle.file
        var last: ProjectEdit?
        var added: Set<RelativePath> = []
        for (files, options) in wanted {
            let source = last.map { SourceFile(path: old.source.path, bytes: $0.bytes) }
            let file = try source.map { try ProjectFile($0) } ?? old
            let edit = try file.adding(files.map(\.1), options: options)
            if edit.isEmpty { continue }
            warnings.add(contentsOf: edit.warnings)
            last = edit
            let paths = Set(edit.changes.compactMap(\.path))
            added.formUnion(files.filter { paths.contains($0.1.path) }.map(\.0))
        }
        guard let bytes = last?.bytes, let root = drafts.first?.generation.request.project.root else {
            return
        }
        changes.append(try bundle.change(from: old, to: bytes, in: root))
        additions.append((bundle.filePath, added))
    }

    /// Removes files from an Xcode project. Does nothing if there is no such project any more.
    ///
    /// - Parameters:
    ///   - project: the path of the project file.
    ///   - user: the user's working directory, for the paths in messages.
    /// - Throws: `Diagnostics` for a project that cannot be edited safely; `FileProblem`.
    package mutating func remove(
        _ files: [RelativePath], from project: RelativePath, in root: AbsolutePath, user: AbsolutePath
    ) throws {
        guard let folder = project.parent, !files.isEmpty,
            try Disk.kind(following: root.appending(project)) == .file
        else { return }
        let bundle = try XcodeBundle(at: folder, named: nil, in: root, user: user)
        let old = try bundle.file
        let planned = changes.firstIndex { $0.path == project }
        let bytes = planned.flatMap { changes[$0].after?.bytes } ?? old.source.bytes
        let file = try ProjectFile(SourceFile(path: old.source.path, bytes: bytes))
        let edit = try file.removing(files.map(bundle.projectPath))
        guard !edit.isEmpty else { return }
        let change = try bundle.change(from: old, to: edit.bytes, in: root)
        if let planned { changes[planned] = change } else { changes.append(change) }
    }
}

extension ProjectEdit.Change {
    /// The file that gets into the project or a target; nil for other changes.
    fileprivate var path: ProjectPath? {
        switch self {
        case .reference(let path, _), .member(let path, _), .exception(let path, _),
            .endedExclusion(let path, _):
            path
        case .group, .phase, .exclusion, .package: nil
        }
    }
}

extension Generation {
    /// The Xcode projects of the targets.
    fileprivate var bundles: [XcodeBundle] { destination.sides.compactMap(\.target.bundle) }

    fileprivate func options(for module: GeneratedModule) -> EditOptions {
        EditOptions(
            module: module.name.prefixed,
            createsLogicalGroups: request.project.rambafile.createsLogicalGroups,
            addsExceptions: request.options.targets.addsExceptions)
    }

    /// A file with its group and its targets in an Xcode project; nil for a folder, or if it belongs elsewhere.
    fileprivate func added(_ file: GeneratedFile, to bundle: XcodeBundle) -> AddedFile? {
        let side = file.isTest ? destination.sides.dropFirst().first : destination.sides.first
        guard let side, side.target.bundle?.path == bundle.path, file.content != .folder else { return nil }
        let folder = file.path.parent ?? .here
        let group = side.group.flatMap { group -> String? in
            guard folder.isInside(side.folder) else { return nil }
            return (pathNames(group) + folder.dropping(side.folder).components).joined(separator: "/")
        }
        return AddedFile(
            bundle.projectPath(file.path), group: group, targets: side.targets.map(\.name),
            isResource: file.isResource, isBinary: file.content.bytes?.isBinary == true)
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
