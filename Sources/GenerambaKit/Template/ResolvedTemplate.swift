import SourceText

/// A template by its name, with the folder that holds it.
package struct ResolvedTemplate: Sendable {
    package let name: String
    package let folder: TemplateFolder

    package init(name: String, folder: TemplateFolder) {
        self.name = name
        self.folder = folder
    }

    /// The path of the manifest in the folder.
    var manifestPath: RelativePath { get throws { try RelativePath(untrusted: "\(name).rambaspec") } }

    /// Whether the folder holds it.
    package var exists: Bool { get throws { folder.isFile(try manifestPath) } }

    /// The manifest as it is written.
    ///
    /// - Throws: `Diagnostics` when there is none, or it cannot be read.
    func manifestText() throws -> SourceFile {
        let path = try manifestPath
        guard let bytes = try folder.read(path) else {
            throw Diagnostics.error("no '\(path)' in '\(folder.shown)'")
        }
        return SourceFile(path: "\(folder.shown)/\(path)", bytes: bytes)
    }
}
