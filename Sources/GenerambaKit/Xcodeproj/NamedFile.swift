import SourceText
import SystemAccess
import XcodeProject

/// A file that the command line names.
struct NamedFile: Sendable {
    let place: AbsolutePath
    /// The path relative to the folder that contains the `.xcodeproj`.
    let path: ProjectPath
    /// The path relative to the folder that the paths of changes are relative to, for messages and reports.
    let shown: String

    init(_ name: String, in project: Xcodeproj) throws {
        let given = AbsolutePath(name, relativeTo: project.start)
        if !given.components.isEmpty {
            _ = try RelativePath(untrusted: given.components.joined(separator: "/"))
        }
        let folder = project.root.appending(project.path).parent ?? .root
        place = Self.place(of: given, in: folder)
        path = ProjectPath(place.relative(to: folder))
        shown = place.relative(to: project.root)
    }

    /// The same file's path below a folder, if there is one; the way to a file in the project may lead over a symbolic
    /// link outside.
    private static func place(of path: AbsolutePath, in folder: AbsolutePath) -> AbsolutePath {
        guard !path.isInside(folder), let parent = path.parent.flatMap({ try? Disk.realPath(of: $0) }),
            let real = try? Disk.realPath(of: folder), let below = parent.below(real)
        else { return path }
        return folder.appending(below).appending(path.name)
    }

    /// Checks that the file can be added to a project.
    func check() throws {
        switch try Disk.kind(following: place) {
        case .file: try checkWhole()
        case .folder:
            guard !place.name.hasSuffix(".xcodeproj") else {
                throw Diagnostics.error(
                    "'\(shown)' is an Xcode project", hint: "add it to the other one in Xcode")
            }
            guard path.isBundle else { throw try folderRefusal() }
            try checkWhole()
        case .link, .other: throw Diagnostics.error("'\(shown)' is not a file")
        case nil:
            let near = place.parent.flatMap { try? Disk.names(in: $0) } ?? []
            let other = nearest(to: place.name, in: near).map { shown.dropLast(place.name.count) + $0 }
            throw Diagnostics.error(
                "no file '\(shown)'", hint: other.map { "did you mean '\($0)'?" } ?? "create the file first")
        }
    }

    /// Checks that the file is not in a bundle, which a project contains as a whole.
    private func checkWhole() throws {
        let folder = path.folder
        for folder in sequence(first: folder, next: \.folder).prefix(folder.components.count)
        where folder.name != ".." && folder.isBundle {
            throw Diagnostics.error(
                "'\(shown)' is a part of '\(folder.name)'", hint: "add '\(folder.name)' as a whole")
        }
    }

    /// The files that a name on the command line stands for: itself or, if it is a plain folder, all files in it that a
    /// project can have.
    func all(in project: Xcodeproj) throws -> [NamedFile] {
        guard try !path.isBundle && Disk.kind(following: place) == .folder else { return [self] }
        let files = try contents()
        guard !files.isEmpty else { throw Diagnostics.error("the folder '\(shown)' has no files") }
        return try files.map { try NamedFile($0.text, in: project) }
    }

    /// The files in a folder and the folders in it, sorted; bundles count as files, and projects are left out.
    private func contents() throws -> [AbsolutePath] {
        var files: [AbsolutePath] = []
        var folders = [place]
        while let folder = folders.popLast() {
            for (name, kind) in try Disk.entries(in: folder)
            where !name.hasPrefix(".") && !name.hasSuffix(".xcodeproj") {
                if kind == .folder, !ProjectPath(name).isBundle {
                    folders.append(folder.appending(name))
                } else {
                    files.append(folder.appending(name))
                }
            }
        }
        return files.sorted { $0.text < $1.text }
    }

    /// The error for a folder, which names the files in it.
    func folderRefusal() throws -> Diagnostics {
        let names = try contents().compactMap { $0.below(place).map { "\(shown)/\($0)" } }
        return .error(
            "'\(shown)' is a folder",
            hint: names.isEmpty ? "it has no files" : "name its files: \(quoted(names))")
    }
}
