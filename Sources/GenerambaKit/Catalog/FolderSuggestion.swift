import SourceText
import SystemAccess

extension Diagnostics {
    /// The error for a catalog or repository whose path does not exist, with the folder that was probably meant as a
    /// hint. Nil for a URL, for `host:path`, and for a path that exists.
    static func missingFolder(_ path: Located<String>, relativeTo base: AbsolutePath) throws -> Diagnostics? {
        guard let address = try? GitAddress(path, relativeTo: base), isAbsolutePath(address.text)
        else { return nil }
        let folder = AbsolutePath(address.text)
        guard try ![.folder, .file].contains(Disk.kind(following: folder)) else { return nil }
        let isAbsolute = isAbsolutePath(path.value)
        let near = nearestFolder(to: folder).map {
            "did you mean '\(isAbsolute ? $0.text : $0.shown(from: base))'?"
        }
        let hint = near ?? GitAddress.hint(for: path.value)
        return .error(
            "no folder '\(path.value)'", at: path.range,
            hint: hint ?? (isAbsolute ? nil : "the path is relative to the Rambafile's folder"))
    }
}

extension GitAddress {
    /// The hint for a path as a browser shows it, such as `github.com/example/templates`; nil for other paths.
    package static func hint(for path: String) -> String? {
        completed(path).map { "for a repository on the web, write '\($0)'" }
    }
}

/// The folder that was probably meant: the first missing name is replaced with the most similar one beside it.
package func nearestFolder(to path: AbsolutePath) -> AbsolutePath? {
    guard let missing = path.firstMissing, let parent = missing.parent,
        let names = try? Disk.names(in: parent)
    else { return nil }
    let rest = path.components.dropFirst(missing.components.count)
    let folders = names.filter { name in Disk.isFolder(AbsolutePath(parent.text + "/" + name)) }
    guard let name = nearest(to: missing.name, in: folders) else { return nil }
    let folder = AbsolutePath(([parent.text, name] + rest).joined(separator: "/"))
    return Disk.isFolder(folder) ? folder : nil
}

extension AbsolutePath {
    /// The outermost missing folder of this path; nil when all exist.
    package var firstMissing: AbsolutePath? {
        guard !Disk.isFolder(self) else { return nil }
        return parent?.firstMissing ?? self
    }
}
