import SourceText
import SystemAccess

/// What people have put into the folders of a module, which moves along with these.
struct OwnFiles {
    /// The files, with where they go.
    private(set) var files: [(from: RelativePath, to: RelativePath)] = []
    /// All folders in the folders of the module and these themselves, outermost first.
    private(set) var folders: [RelativePath] = []
    /// The folders without files.
    private(set) var empty: [RelativePath] = []
    /// What stays, and why.
    private(set) var notes: [String] = []

    /// - Parameters:
    ///   - paths: where the folders of the module go.
    ///   - known: the files of the module.
    ///   - others: the files of other modules.
    init(
        in paths: RelocatedPaths, besides known: Set<RelativePath>, _ others: [RelativePath],
        root: AbsolutePath
    ) throws {
        for (folder, place) in paths.folders.sorted(by: { $0.key < $1.key }) {
            let path = root.appending(folder)
            guard let kind = try Disk.kind(of: path) else { continue }
            guard kind == .folder else {
                throw Diagnostics.error("'\(folder)' is a symbolic link", hint: "remove the link")
            }
            let isFree = try folder == place || !Self.hasOthers(in: place, besides: Set(others), root)
            guard isFree else {
                throw Diagnostics.error(
                    "there are files in '\(place)' already", hint: "move them away, or choose another name")
            }
            let isShared = others.contains { $0.isInside(folder) }
            if isShared {
                notes.append(
                    "note: '\(folder)' stays with what is yours, because another module has files in it")
            }
            try add(folder, paths, known, isShared: isShared, root)
        }
    }

    /// Whether a folder has files that belong to no module.
    private static func hasOthers(
        in folder: RelativePath, besides known: Set<RelativePath>, _ root: AbsolutePath
    ) throws -> Bool {
        try Disk.entries(in: root.appending(folder)).contains { name, kind in
            guard !name.hasPrefix(".") else { return false }
            let path = try folder.appending(untrusted: name)
            return try kind == .folder
                ? hasOthers(in: path, besides: known, root) : !known.contains(path)
        }
    }

    private mutating func add(
        _ folder: RelativePath, _ paths: RelocatedPaths, _ known: Set<RelativePath>, isShared: Bool,
        _ root: AbsolutePath
    ) throws {
        folders.append(folder)
        let entries = try Disk.entries(in: root.appending(folder)).sorted { $0.name < $1.name }
        if entries.isEmpty, !isShared { empty.append(folder) }
        for (name, kind) in entries {
            let path = try folder.appending(untrusted: name)
            if known.contains(path) { continue }
            let problem = path.problem(isFolder: kind == .folder, for: .template)
            if kind == .folder, problem == nil {
                try add(path, paths, known, isShared: isShared, root)
            } else if kind == .file, problem == nil {
                if !isShared { files.append((path, paths.place(of: path))) }
            } else if !isShared {
                notes.append("note: '\(path)' stays, because it \(problem?.reason ?? "is not a file")")
            }
        }
    }
}
