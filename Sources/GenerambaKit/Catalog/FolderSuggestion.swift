import SourceText

extension Diagnostics {
    /// That nothing stands where a path leads that names a catalog or a repository, with the folder that may be meant.
    /// Nil for a URL, for `host:path`, and where something stands.
    ///
    /// - Parameter base: where a relative path starts.
    /// - Throws: `FileProblem`.
    static func missingFolder(_ path: Located<String>, relativeTo base: AbsolutePath) throws -> Diagnostics? {
        guard let address = try? GitAddress(path, relativeTo: base), isAbsolutePath(address.text) else {
            return nil
        }
        let folder = AbsolutePath(address.text)
        guard try ![.folder, .file].contains(Disk.kind(following: folder)) else { return nil }
        let hint = nearestFolder(to: folder).map {
            "did you mean '\(isAbsolutePath(path.value) ? $0.text : $0.shown(from: base))'?"
        }
        return .error(
            "no folder '\(path.value)'", at: path.range,
            hint: hint ?? (isAbsolutePath(path.value) ? nil : "the path starts at the Rambafile's folder"))
    }
}

/// The folder that is meant by the path of one that does not exist: the first name of it that is wrong is spelt as one
/// that stands there. Nil when none is near, or nobody may look.
package func nearestFolder(to path: AbsolutePath) -> AbsolutePath? {
    guard let missing = path.firstMissing, let parent = missing.parent,
        let names = try? Disk.names(in: parent)
    else { return nil }
    let rest = path.components.dropFirst(missing.components.count)
    let folders = names.filter { name in Disk.isFolder(AbsolutePath(parent.text + "/" + name)) }
    return nearest(to: missing.name, in: folders).map { name in
        AbsolutePath(([parent.text, name] + rest).joined(separator: "/"))
    }.flatMap { Disk.isFolder($0) ? $0 : nil }
}

extension AbsolutePath {
    /// The outermost folder on the way to this one that does not exist; nil when all do.
    package var firstMissing: AbsolutePath? {
        guard !Disk.isFolder(self) else { return nil }
        return parent?.firstMissing ?? self
    }
}
