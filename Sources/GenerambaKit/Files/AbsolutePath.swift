/// An absolute path, without `.`, `..` or doubled slashes. Symbolic links are not followed.
package struct AbsolutePath: Sendable, Hashable {
    /// The names, from the root on.
    package let components: [String]

    private init(components: [String]) { self.components = components }

    /// Reads a path; one that does not begin with `/` starts at `base`.
    package init(_ text: String, relativeTo base: AbsolutePath = .root) {
        var components = isAbsolutePath(text) ? [] : base.components
        for name in pathNames(text) where name != "." {
            if name == ".." { _ = components.popLast() } else { components.append(name) }
        }
        self.components = components
    }

    package static let root = AbsolutePath(components: [])

    /// The path as text.
    package var text: String { "/" + components.joined(separator: "/") }

    /// The last name; empty for the root.
    package var name: String { components.last ?? "" }

    /// The folder that holds it; nil for the root.
    package var parent: AbsolutePath? {
        components.isEmpty ? nil : AbsolutePath(components: components.dropLast())
    }

    package func appending(_ path: RelativePath) -> AbsolutePath {
        AbsolutePath(components: components + path.components)
    }

    package func appending(_ name: String) -> AbsolutePath { AbsolutePath(name, relativeTo: self) }

    /// Whether it is `folder` or stands below it, by its names alone.
    package func isInside(_ folder: AbsolutePath) -> Bool { components.starts(with: folder.components) }

    /// The path in `folder`, which may be that folder itself; nil when it is outside.
    package func below(_ folder: AbsolutePath) -> RelativePath? {
        guard self != folder else { return .here }
        guard isInside(folder) else { return nil }
        return try? RelativePath(
            untrusted: components.dropFirst(folder.components.count).joined(separator: "/"))
    }

    /// The path as a person in the folder `base` would write it: relative below `base` and in the folders above
    /// it, else absolute.
    package func shown(from base: AbsolutePath) -> String {
        if self == base { return "." }
        if let below = below(base) { return below.text }
        guard let parent, parent.components.count > 1, base.isInside(parent) else { return text }
        let climb = Array(repeating: "..", count: base.components.count - parent.components.count)
        return (climb + [name]).joined(separator: "/")
    }
}
