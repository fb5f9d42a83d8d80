import SourceText

/// A path below some folder, or that folder itself: names of which none is `.` or `..`, so that it cannot leave
/// the folder. As to most systems, two are the same when their bytes are, however a letter with its accent is composed.
public struct RelativePath: Hashable, Comparable, Sendable {
    /// The names, from the outermost folder on; none for the folder itself.
    package let components: [String]

    private init(checked components: [String]) { self.components = components }

    /// Reads a path that a person or a file gave, with `/` between the names; `.` and empty names are dropped
    /// and `..` takes the name before it away.
    ///
    /// - Throws: `PathProblem` for an empty path, an absolute one, one that leaves the folder, one with a control
    ///   or invisible character, or a very long one.
    public init(untrusted text: String) throws(PathProblem) {
        guard text.utf8.count <= Self.longest else { throw .tooLong }
        guard printable(text, keeping: "") == text else { throw .control }
        guard !isAbsolutePath(text) else { throw .absolute }
        guard !text.isEmpty else { throw .empty }
        var components: [String] = []
        for name in pathNames(text) where name != "." {
            if name != ".." {
                components.append(name)
            } else if components.popLast() == nil {
                throw .leaves
            }
        }
        self.components = components
    }

    /// The path of a file or folder by its name, which has no `/` and is not `.` or `..`.
    init(name: String) { self.init(checked: [name]) }

    /// Takes a path that the program itself names.
    public init(stringLiteral text: StaticString) { components = pathNames(text.description) }

    /// How many bytes a path may have; no system takes longer ones.
    private static let longest = 4096

    /// The folder itself.
    package static let here = RelativePath(checked: [])

    /// The path as text, with `/` between the names; `.` for the folder itself.
    public var text: String { components.isEmpty ? "." : components.joined(separator: "/") }

    /// The last name; `.` for the folder itself.
    package var name: String { components.last ?? "." }

    /// The folder that holds it; nil for the folder itself.
    package var parent: RelativePath? {
        components.isEmpty ? nil : RelativePath(checked: components.dropLast())
    }

    /// The path and the folders that it is in, the outermost last; not the folder that all start at.
    var selfAndParents: [RelativePath] { components.isEmpty ? [] : [self] + (parent?.selfAndParents ?? []) }

    package func appending(_ other: RelativePath) -> RelativePath {
        RelativePath(checked: components + other.components)
    }

    /// The path with a longer last name.
    func appending(suffix: StaticString) -> RelativePath {
        RelativePath(checked: components.dropLast() + [name + suffix.description])
    }

    /// The path as it starts at a folder that it is in.
    func dropping(_ folder: RelativePath) -> RelativePath {
        RelativePath(checked: Array(components.dropFirst(folder.components.count)))
    }

    /// The path with small letters alone: two paths of which these are the same are one on disks that do not care for
    /// letter case, as most Macs have them. Swift also takes letters that are composed otherwise for the same.
    package var caseFolded: String { text.lowercased() }

    /// Appends a path that a person or a file gave; it may climb by `..`, though not above the top.
    package func appending(untrusted text: String) throws(PathProblem) -> RelativePath {
        guard !isAbsolutePath(text) else { throw .absolute }
        return try RelativePath(untrusted: self.text + "/" + text)
    }

    /// Whether it is or stands below a `.git`, which is git's own.
    var isInGitDirectory: Bool { components.contains(where: isGitDirectory) }

    /// Whether it is that of a file of Swift code.
    var isSwift: Bool { name.hasSuffix(".swift") }

    /// Whether it is `folder` or stands below it.
    package func isInside(_ folder: RelativePath) -> Bool {
        components.starts(with: folder.components) { $0.utf8.elementsEqual($1.utf8) }
    }

    /// Whether it is one of some paths, or stands below one; they start at `folder`, and a person or a file gave them.
    func isInside(anyOf paths: [String], in folder: RelativePath) -> Bool {
        paths.contains { path in (try? folder.appending(untrusted: path)).map(isInside) ?? false }
    }

    public static func == (a: Self, b: Self) -> Bool {
        a.components.count == b.components.count && a.isInside(b)
    }

    public static func < (a: Self, b: Self) -> Bool {
        a.components.lexicographicallyPrecedes(b.components) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

extension RelativePath: ExpressibleByStringLiteral {}

extension RelativePath: CustomStringConvertible {
    public var description: String { text }
}

/// Why a text is no path below a folder.
public enum PathProblem: Error, Sendable {
    case empty, absolute, leaves, control, tooLong, git

    /// The reason, to stand after the path in a message.
    package var reason: String {
        switch self {
        case .empty: "is empty"
        case .absolute: "is an absolute path"
        case .leaves: "leaves its folder through '..'"
        case .control: "contains a control or invisible character"
        case .tooLong: "is too long"
        case .git: "is in a git directory"
        }
    }
}

/// The names of a path. It is split at the byte of `/`, as the system does: to Swift a slash with a combining mark
/// is another character.
func pathNames(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
}

/// Whether some disk takes a name for `.git`, as git's `verify_path` has it: letter case does not count, nor on disks of
/// Windows do dots and spaces at the end and what follows a `:`; `git~1` is a short name there. What disks of Macs pass over
/// is in no path.
private func isGitDirectory(_ name: String) -> Bool {
    guard name.hasPrefix(".") || name.utf8.contains(where: { "~\\".utf8.contains($0) }) else { return false }
    return name.lowercased().utf8.split(separator: UInt8(ascii: "\\")).contains { part in
        var rest = part.prefix { $0 != UInt8(ascii: ":") }
        while let last = rest.last, ". ".utf8.contains(last) { rest.removeLast() }
        let isShort = rest.count > 4 && rest.starts(with: "git~".utf8)
        return rest.elementsEqual(".git".utf8) || isShort && rest.dropFirst(4).allSatisfy(\.isDigit)
    }
}

/// Whether the system would start a path at the root.
package func isAbsolutePath(_ text: String) -> Bool { text.utf8.first == UInt8(ascii: "/") }
