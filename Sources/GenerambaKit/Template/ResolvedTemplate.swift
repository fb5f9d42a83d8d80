import SourceText
import SystemAccess

/// A template's name and folder.
public struct ResolvedTemplate: Sendable {
    public let name: String
    public internal(set) var folder: TemplateFolder
    /// The folder that the template was converted from; nil if it is as it was found.
    var original: TemplateFolder?
    /// Whether it was converted from a file template of Xcode.
    package var isConverted: Bool { original != nil }
    /// Finds a template beside it in its repository; nil when it comes from elsewhere.
    let sibling: (@Sendable (TemplateName) throws -> ResolvedTemplate?)?
    /// What was found while the template was converted. With an error, the manifest cannot be read.
    var found = Diagnostics()

    public init(name: String, folder: TemplateFolder) { self.init(name: name, folder: folder, sibling: nil) }

    init(
        name: String, folder: TemplateFolder, sibling: (@Sendable (TemplateName) throws -> ResolvedTemplate?)?
    ) {
        (self.name, self.folder, self.sibling) = (name, folder, sibling)
    }

    /// The path of the manifest in the folder.
    package var manifestPath: RelativePath { get throws { try .init(untrusted: name + TemplateName.ending) } }

    var hasNameOfFolder: Bool { if case .disk(let path, _, _) = folder { path.name == name } else { false } }

    /// Whether the manifest exists.
    package var exists: Bool { get throws { try folder.isFile(manifestPath) } }

    /// Reads the manifest's source text.
    package func manifestText() throws -> SourceFile {
        try found.throwErrors()
        let path = try manifestPath
        guard let bytes = try folder.read(path) else {
            throw Diagnostics.error("no '\(path)' in '\(folder.shown)'")
        }
        return folder.origin(of: path) ?? SourceFile(path: "\(folder.shown)/\(path)", bytes: bytes)
    }

    /// Returns a checksum of the paths and contents of all files in the template's folder, without its golden tests; for
    /// a converted template, of those that it was converted from.
    ///
    /// - Parameter known: the contents of files that have been read.
    /// - Throws: `Diagnostics` if a file cannot be read, or if there are too many.
    package func checksum(known: [RelativePath: [UInt8]] = [:]) throws -> UInt64 {
        var sums: [(path: RelativePath, sum: UInt64)] = []
        if let original { return try ResolvedTemplate(name: name, folder: original).checksum() }
        if case .memory(let files, _, _) = folder {
            let golden = try folder.goldenTests()
            sums = files.filter { file in !golden.contains { $0.contains(file.key) } }
                .map { ($0, SystemAccess.checksum(of: $1)) }
        } else {
            sums = try folder.files(below: .here, of: name).map { path in
                (path, SystemAccess.checksum(of: try known[path] ?? folder.read(path) ?? []))
            }
        }
        let list = sums.sorted { $0.path < $1.path }.map { "\($0.path) \($0.sum)\n" }.joined()
        return SystemAccess.checksum(of: Array(list.utf8))
    }
}
