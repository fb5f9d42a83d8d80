import Platform
import SourceText

/// A path below some folder, or that folder itself. None of its names is `.` or `..`, so it cannot leave the folder. As
/// on most systems, two paths are equal if their bytes are, even if Unicode normalization would make them equal.
public struct RelativePath: Hashable, Comparable, Sendable, ExpressibleByStringLiteral {
    /// The names, starting with the outermost folder; none for the folder itself.
    package let components: [String]

    private init(checked components: [String]) { self.components = components }

    /// Parses a path from a user or a file, with `/` between the names. Drops `.` and empty names; `..` removes the
    /// name before it. Throws `PathProblem` for a path that is empty, absolute or very long, that leaves the folder, or
    /// that contains a control or invisible character.
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

    /// The path that consists of one name, which contains no `/` and is not `.` or `..`.
    package init(name: String) { self.init(checked: [name]) }

    /// Creates a path from a text of the program itself.
    package init(fixed text: String) { components = pathNames(text) }

    /// Creates a path from a literal in the program.
    public init(stringLiteral text: StaticString) { components = pathNames(text.description) }

    /// The maximum length in bytes. No supported system accepts longer paths.
    private static let longest = 4096

    /// The folder itself.
    package static let here = RelativePath(checked: [])

    /// The path as text, with `/` between the names; `.` for the folder itself.
    public var text: String { components.isEmpty ? "." : components.joined(separator: "/") }

    /// The last name; `.` for the folder itself.
    package var name: String { components.last ?? "." }

    /// The folder that contains it; nil for the folder itself.
    package var parent: RelativePath? {
        components.isEmpty ? nil : RelativePath(checked: Array(components[..<(components.count - 1)]))
    }

    /// The path and the folders that contain it, the outermost last, without the folder that all paths start from.
    package var selfAndParents: [RelativePath] {
        components.isEmpty ? [] : [self] + (parent?.selfAndParents ?? [])
    }

    package func appending(_ other: RelativePath) -> RelativePath {
        RelativePath(checked: components + other.components)
    }

    /// The path relative to a folder that contains it.
    package func dropping(_ folder: RelativePath) -> RelativePath {
        RelativePath(checked: Array(components.dropFirst(folder.components.count)))
    }

    /// The path in lower case. Two paths with the same result are the same file on disks that ignore letter case, as on
    /// most Macs. Swift's comparison of strings also ignores differences in Unicode normalization.
    package var caseFolded: String { text.lowercased() }

    /// Appends a path from a user or a file. It may climb with `..`, but not out of the outermost folder.
    package func appending(untrusted text: String) throws(PathProblem) -> RelativePath {
        guard !isAbsolutePath(text) else { throw .absolute }
        let names = pathNames(text)
        let isPlain = !names.contains { $0 == "." || $0 == ".." } && printable(text, keeping: "") == text
        let length = components.reduce(text.utf8.count + (components.isEmpty ? 2 : 0)) {
            $0 + $1.utf8.count + 1
        }
        guard isPlain, length <= Self.longest else {
            return try RelativePath(untrusted: self.text + "/" + text)
        }
        return RelativePath(checked: components + names)
    }

    /// Returns true if this is a `.git` folder or a path below one.
    package var isInGitDirectory: Bool { components.contains(where: isGitDirectory) }

    /// Returns true if the file name has the ending of Swift code.
    package var isSwift: Bool { name.hasSuffix(".swift") }

    /// Returns true if this is `folder` or a path below it.
    package func isInside(_ folder: RelativePath) -> Bool {
        components.starts(with: folder.components) { comparison(of: $0, and: $1) == 0 }
    }

    /// Returns true if this is one of the paths, which a user or a file gives relative to `folder`, or is below one.
    package func isInside(anyOf paths: [String], in folder: RelativePath) -> Bool {
        paths.contains { path in (try? folder.appending(untrusted: path)).map(isInside) ?? false }
    }

    public static func == (a: Self, b: Self) -> Bool {
        a.components.count == b.components.count && a.isInside(b)
    }

    /// Hashes the last two names: few files of a project have both in common.
    public func hash(into hasher: inout Hasher) { for name in components.suffix(2) { hasher.combine(name) } }

    public static func < (a: Self, b: Self) -> Bool {
        for (a, b) in zip(a.components, b.components) {
            let order = comparison(of: a, and: b)
            if order != 0 { return order < 0 }
        }
        return a.components.count < b.components.count
    }
}

extension RelativePath: CustomStringConvertible { public var description: String { text } }

/// Why a text is not a path below a folder.
public enum PathProblem: Error, Sendable, Equatable {
    case empty, absolute, leaves, control, tooLong, git
    /// It belongs to this program.
    case ours
    /// The program may write it only for a purpose of its own.
    case foreign
    /// It is in an Xcode project or workspace.
    case xcode
    /// A name in it begins with a dot.
    case hidden(String)
    /// A tool obeys a file of that name; the value says which one and how.
    case reserved(String)

    /// The reason, to follow the path in a message.
    package var reason: String {
        switch self {
        case .empty: "is empty"
        case .absolute: "is an absolute path"
        case .leaves: "leaves its folder through '..'"
        case .control: "contains a control or invisible character"
        case .tooLong: "is too long"
        case .git: "is in a git directory"
        case .ours: "is in a folder of generamba's own"
        case .foreign: "is not a file that generamba writes for itself"
        case .xcode: "is in an Xcode project or workspace"
        case .hidden(let name): "has a name that begins with a dot: '\(name)'"
        case .reserved(let use): "is a file that \(use)"
        }
    }

    /// What to do about the destination of a template's file.
    package var advice: String {
        switch self {
        case .ours, .xcode, .hidden, .reserved: "choose another name: no template may make such a file"
        default: "a destination must be below the Rambafile's folder"
        }
    }
}

/// Compares the bytes of two names. Returns 0 if they are the same, and a negative number if the first one precedes.
private func comparison(of a: String, and b: String) -> Int {
    var (a, b) = (a, b)
    return a.withUTF8 { a in
        b.withUTF8 { b in
            let count = min(a.count, b.count)
            let order = count == 0 ? 0 : memcmp(a.baseAddress!, b.baseAddress!, count)
            return order == 0 ? a.count - b.count : Int(order)
        }
    }
}

/// Returns the names of a path. Splits at the byte of `/`, as the system does, because Swift treats a slash with a
/// combining mark as a different character.
package func pathNames(_ text: String) -> [String] {
    var text = text
    return text.withUTF8 { bytes in
        var names: [String] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "/")) ?? bytes.count
            if end > start {
                names.append(
                    String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self))
            }
            start = end + 1
        }
        return names
    }
}

/// Returns true if some disk treats a name as `.git`, by the rules of git's `verify_path`: letter case is ignored; on
/// Windows, so are trailing dots and spaces and everything after a `:`, and `git~1` is a short form. Paths contain none
/// of the characters that Mac disks ignore.
func isGitDirectory(_ name: String) -> Bool {
    guard
        name.utf8.first == UInt8(ascii: ".") || name.utf8.contains(UInt8(ascii: "~"))
            || name.utf8.contains(UInt8(ascii: "\\"))
    else { return false }
    return name.lowercased().utf8.split(separator: UInt8(ascii: "\\")).contains { part in
        var rest = part.prefix { $0 != UInt8(ascii: ":") }
        while let last = rest.last, ". ".utf8.contains(last) { rest.removeLast() }
        let isShort = rest.count > 4 && rest.starts(with: "git~".utf8)
        return rest.elementsEqual(".git".utf8) || isShort && rest.dropFirst(4).allSatisfy(\.isDigit)
    }
}

package func isAbsolutePath(_ text: String) -> Bool { text.utf8.first == UInt8(ascii: "/") }
