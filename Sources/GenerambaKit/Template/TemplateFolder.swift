/// A folder that holds a template: on the disk, or inside of the program.
package enum TemplateFolder: Sendable {
    /// On the disk; `shown` is the path that the user knows it by.
    case disk(FilePath, shown: String)
    /// In the built-in catalog, by the template's name.
    case builtIn(String)

    /// The path for messages.
    package var shown: String {
        switch self {
        case .disk(_, let shown): shown
        case .builtIn(let name): "built-in/\(name)"
        }
    }

    /// The content of a file; nil when there is none.
    ///
    /// - Throws: `Diagnostics` when a symbolic link leads out of the folder; `FileProblem`.
    func read(_ path: RelativePath) throws -> [UInt8]? {
        switch self {
        case .builtIn(let name):
            return BuiltInCatalog.files(of: name)[path]
        case .disk(let folder, _):
            let file = folder.appending(path)
            guard let bytes = try Disk.read(file) else { return nil }
            guard let real = Disk.resolved(file), real != file else { return bytes }
            guard let top = Disk.resolved(folder), real.isInside(top) else {
                throw Diagnostics.error("'\(shown)/\(path)' leads out of the template by a symbolic link")
            }
            return bytes
        }
    }

    /// Whether there is a file.
    func isFile(_ path: RelativePath) -> Bool {
        switch self {
        case .builtIn(let name): BuiltInCatalog.files(of: name)[path] != nil
        case .disk(let folder, _): Disk.isFile(folder.appending(path))
        }
    }

    /// The names of the files and folders in a folder of the template, sorted; empty when there is none.
    func names(in path: RelativePath) throws -> [String] {
        switch self {
        case .disk(let folder, _):
            return try Disk.names(in: folder.appending(path))
        case .builtIn(let name):
            let files = BuiltInCatalog.files(of: name).keys.filter { $0.isInside(path) }
            let depth = path.components.count
            return Set(files.compactMap { $0.components.dropFirst(depth).first }).sorted()
        }
    }
}
