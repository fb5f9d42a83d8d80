/// An absolute path without `.`, `..` or doubled slashes. Symbolic links are not resolved.
public struct AbsolutePath: Sendable, Hashable {
    /// The path as text. Stored, because every system call needs it.
    public let text: String

    /// Parses a path. A path that does not begin with `/` is relative to `base`.
    public init(_ text: String, relativeTo base: AbsolutePath = .root) {
        var components = isAbsolutePath(text) ? [] : base.components
        for name in pathNames(text) where name != "." {
            if name == ".." { _ = components.popLast() } else { components.append(name) }
        }
        self.init(checked: "/" + components.joined(separator: "/"))
    }

    public static let root = AbsolutePath(checked: "/")

    /// The names, starting below the root.
    package var components: [String] { pathNames(text) }

    /// The last name; empty for the root.
    package var name: String { components.last ?? "" }

    /// The folder that contains it; nil for the root.
    package var parent: AbsolutePath? {
        let bytes = text.utf8
        guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")), bytes.count > 1 else { return nil }
        return slash == bytes.startIndex ? .root : AbsolutePath(checked: String(text[..<slash]))
    }

    /// Takes a path from the system: absolute, without `.`, `..` or doubled slashes.
    package init(checked text: String) { self.text = text }

    package func appending(_ path: RelativePath) -> AbsolutePath {
        var text = self == .root ? "" : text
        for name in path.components {
            text += "/"
            text += name
        }
        return text.isEmpty ? .root : AbsolutePath(checked: text)
    }

    package func appending(_ name: String) -> AbsolutePath {
        !name.isEmpty && name.utf8.first != UInt8(ascii: ".") && !name.utf8.contains(UInt8(ascii: "/"))
            ? AbsolutePath(checked: start + name) : AbsolutePath(name, relativeTo: self)
    }

    /// The text that paths in this folder begin with.
    private var start: String { self == .root ? "/" : text + "/" }

    /// Returns true if this is `folder` or a path below it. Compares names only.
    package func isInside(_ folder: AbsolutePath) -> Bool {
        self == folder || text.utf8.starts(with: folder.start.utf8)
    }

    /// The path relative to `folder`, which may be that folder itself; nil if it is outside.
    package func below(_ folder: AbsolutePath) -> RelativePath? {
        guard self != folder else { return .here }
        guard isInside(folder) else { return nil }
        return try? RelativePath(
            untrusted: components.dropFirst(folder.components.count).joined(separator: "/"))
    }

    /// The path relative to a folder, with `..` for each folder to leave.
    package func relative(to base: AbsolutePath) -> String {
        let (own, others) = (components, base.components)
        let shared = zip(own, others).prefix { $0.utf8.elementsEqual($1.utf8) }.count
        let names = Array(repeating: "..", count: others.count - shared) + own.dropFirst(shared)
        return names.isEmpty ? "." : names.joined(separator: "/")
    }

    /// The path as a user in the folder `base` would write it: relative if it is below `base` or directly in a folder
    /// above it; otherwise absolute.
    package func shown(from base: AbsolutePath) -> String {
        if self == base { return "." }
        if let below = below(base) { return below.text }
        guard let parent, parent.components.count > 1, base.isInside(parent) else { return text }
        let climb = Array(repeating: "..", count: base.components.count - parent.components.count)
        return (climb + [name]).joined(separator: "/")
    }
}
