import SourceText
import SystemAccess

/// The folder on disk that the symbolic links of a template may not leave: the template's own, or that of its catalog.
public struct LinkBoundary: Sendable {
    package let folder: AbsolutePath
    /// The path by which the user knows it.
    package let shown: String
}

/// What a folder in memory has besides its files.
public struct SpecialFiles: Sendable {
    /// The problems of symbolic links that cannot be followed.
    package var badLinks: [RelativePath: Diagnostic] = [:]
    /// The problems of other files that cannot be read.
    var unreadable: [RelativePath: Diagnostic] = [:]
    /// The symbolic links to folders, whose files are among the folder's.
    package var linkedFolders: Set<RelativePath> = []
    /// The files and folders of the folder that symbolic links lead to.
    package var linkTargets: Set<RelativePath> = []

    /// The files that may be run as programs.
    package var executables: Set<RelativePath> = []
    /// The files that were converted from others, with the places that they come from.
    var origins: [RelativePath: SourceFile] = [:]

    /// Creates an empty collection.
    public init() {}

    func checkLinks(on path: RelativePath) throws {
        guard !badLinks.isEmpty else { return }
        for place in path.selfAndParents + [.here] {
            if let problem = badLinks[place] { throw Diagnostics([problem]) }
        }
    }
}

extension TemplateFolder {
    /// The text of a file that was converted from another one, with the places that it comes from; nil for others.
    func origin(of path: RelativePath) -> SourceFile? {
        if case .memory(_, let special, _) = self { special.origins[path] } else { nil }
    }

    /// Follows the links on a path. Returns nil if nothing is there.
    package func follow(_ path: RelativePath) throws -> LinkedTree.Place? {
        try reportingLinks { tree, start in try tree.follow(start.appending(path)) }
    }

    /// Follows a name in a folder that is being listed. Returns nil if nothing is there.
    ///
    /// - Parameter folders: the folder and those through which it was reached, as `follow` returned them.
    package func follow(_ name: String, in folders: [RelativePath]) throws -> LinkedTree.Place? {
        try reportingLinks { tree, _ in try tree.follow(name, in: folders) }
    }

    /// The path on disk of a place; nil for a folder in memory.
    package func file(at place: LinkedTree.Place) -> AbsolutePath? {
        boundary?.top.folder.appending(place.path)
    }

    /// The path on disk of a file in the folder if no link is on it; nil for a folder in memory.
    package func file(at path: RelativePath) -> AbsolutePath? {
        boundary.map { $0.top.folder.appending($0.start.appending(path)) }
    }

    /// The folder on disk that links may not leave, and the path of this folder in it; nil for a folder in memory.
    private var boundary: (top: LinkBoundary, start: RelativePath)? {
        guard case .disk(let folder, let shown, let top) = self else { return nil }
        if let top, let start = folder.below(top.folder) { return (top, start) }
        return (LinkBoundary(folder: folder, shown: shown), .here)
    }

    /// Runs `body` with the tree whose links are followed, and the path of this folder in it.
    private func reportingLinks<Result>(
        _ body: (LinkedTree, RelativePath) throws -> Result
    ) throws -> Result {
        if case .memory(let files, let special, _) = self {
            let tree = LinkedTree { path in
                try special.checkLinks(on: path)
                if files[path] != nil { return .file }
                return special.unreadable[path] == nil ? .folder : .other
            }
            return try body(tree, .here)
        }
        guard let (top, start) = boundary else { return try body(LinkedTree { _ in nil }, .here) }
        do {
            return try body(LinkedTree(top.folder), start)
        } catch let link as BadLink {
            throw Diagnostics([link.diagnostic(in: top.shown)])
        }
    }
}
