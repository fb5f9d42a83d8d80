import Platform
import SourceText

/// A tree of files in which symbolic links are followed as long as they stay in it.
package struct LinkedTree: Sendable {
    package enum Entry: Sendable, Equatable {
        case file, folder
        case link(to: String)
        /// Something else, such as a device or a submodule.
        case other
    }

    /// A path that leads through no link, and what is there.
    package typealias Place = (path: RelativePath, entry: Entry)

    private let entry: @Sendable (RelativePath) throws -> Entry?

    /// - Parameter entry: returns what is at a path that leads through no link; nil if nothing is.
    package init(_ entry: @escaping @Sendable (RelativePath) throws -> Entry?) { self.entry = entry }

    /// The tree of a folder on disk.
    package init(_ folder: AbsolutePath) {
        self.init { path in
            let file = folder.appending(path)
            return switch try Disk.kind(of: file) {
            case .file: .file
            case .folder: .folder
            case .link: .link(to: try Disk.target(of: file))
            case .other: .other
            case nil: nil
            }
        }
    }

    /// Follows the links on a path. Returns nil if nothing is there. Throws `BadLink`; the errors of reading the tree.
    package func follow(_ path: RelativePath) throws -> Place? {
        var way = Way(to: path)
        while let name = way.next() {
            guard name != ".." else {
                try way.climb()
                continue
            }
            let place = way.here.appending(RelativePath(name: name))
            guard let entry = try entry(place) else {
                if let link = way.links.last { throw BadLink(link, .nowhere) }
                return nil
            }
            if case .link(let target) = entry {
                try way.enter((place, target))
            } else {
                way.move(to: place, entry)
            }
        }
        if let link = way.last, way.here.isInGitDirectory, !path.isInGitDirectory {
            throw BadLink(link, .git)
        }
        return (way.here, way.entry)
    }

    /// Follows a name in a folder that is being listed. Returns nil if nothing is there. Throws `BadLink`, also for a link
    /// back to one of the folders, which would have no end; the errors of reading the tree.
    ///
    /// - Parameter folders: the folder and those through which it was reached, outermost first, without links.
    package func follow(_ name: String, in folders: [RelativePath]) throws -> Place? {
        let path = folders[folders.count - 1].appending(RelativePath(name: name))
        guard let place = try follow(path) else { return nil }
        if place.entry == .folder, folders.contains(where: { $0.isInside(place.path) }),
            case .link(let target)? = try entry(path)
        {
            throw BadLink((path, target), .circle)
        }
        return place
    }
}

/// The way along a path and the targets of its links.
private struct Way {
    private(set) var here = RelativePath.here
    private(set) var entry = LinkedTree.Entry.folder
    /// The links whose targets are being followed, outermost first.
    private(set) var links: [BadLink.Link] = []
    /// The link that was followed last.
    private(set) var last: BadLink.Link?
    private var count = 0
    /// The names to follow, the next one last; nil at the end of a link's target.
    private var steps: [String?]

    /// The maximum number of links, as on Linux. Without it, the way could take forever.
    private static let most = 40

    init(to path: RelativePath) { steps = path.components.reversed() }

    /// Returns the next name of the path, or of the target of a link; nil at the end.
    mutating func next() -> String? {
        while let step = steps.popLast() {
            if let name = step { return name }
            links.removeLast()
        }
        return nil
    }

    mutating func move(to place: RelativePath, _ entry: LinkedTree.Entry) {
        (here, self.entry) = (place, entry)
    }

    mutating func climb() throws {
        guard let parent = here.parent else {
            if let link = links.last { throw BadLink(link, .outside) }
            return
        }
        move(to: parent, .folder)
    }

    mutating func enter(_ link: BadLink.Link) throws {
        count += 1
        let isCircle = links.contains { $0.path == link.path }
        guard !isCircle else { throw BadLink(link, .circle) }
        guard count <= Self.most else { throw BadLink(link, .long) }
        guard !isAbsolutePath(link.target) else { throw BadLink(link, .absolute) }
        guard !link.target.isEmpty else { throw BadLink(link, .nowhere) }
        links.append(link)
        last = link
        steps += [nil] + pathNames(link.target).filter { $0 != "." }.reversed()
    }
}

/// A symbolic link that cannot be followed.
package struct BadLink: Error {
    typealias Link = (path: RelativePath, target: String)

    package enum Reason: String {
        case nowhere
        case circle = "in a circle"
        case absolute = "to an absolute path"
        case outside
        case git = "into a git directory"
        case long = "through more than 40 links"
    }

    private let link: Link
    private let reason: Reason

    init(_ link: Link, _ reason: Reason) { (self.link, self.reason) = (link, reason) }

    /// The error, with the folder that the link may not leave as the user knows it.
    package func diagnostic(in top: String) -> Diagnostic {
        let end = reason == .outside ? "outside '\(top)'" : reason.rawValue
        return .error(
            "'\(top)/\(link.path)' leads \(end): it is a symbolic link to '\(link.target)'",
            hint: "replace it, or link to a file or folder in '\(top)' by a relative path")
    }
}

extension Disk {
    /// Returns the target of a symbolic link as it is written.
    fileprivate static func target(of link: AbsolutePath) throws(FileProblem) -> String {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        let count = readlink(link.text, &bytes, bytes.count - 1)
        guard count >= 0 else { throw FileProblem(.look, link) }
        return String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
