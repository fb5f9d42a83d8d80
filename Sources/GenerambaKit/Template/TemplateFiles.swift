/// A template as it stands in its folder: the manifest and each file that belongs to it, unparsed.
package struct TemplateFiles: Sendable {
    package let name: String
    /// The path of its folder for messages.
    package let shown: String
    package let rambaspec: Rambaspec
    /// The rambaspec, the sources that it names, the snippets and the licence.
    package let contents: [RelativePath: [UInt8]]

    /// Reads a template. Warnings are added to `diagnostics`.
    ///
    /// - Throws: `Diagnostics` for a missing or broken rambaspec and for missing sources; `FileProblem`.
    package static func load(
        _ name: String, from folder: TemplateFolder, diagnostics: inout Diagnostics
    ) throws -> TemplateFiles {
        let path = try Self.rambaspec(of: name)
        guard let bytes = try folder.read(path) else {
            throw Diagnostics.error("no '\(path)' in '\(folder.shown)'")
        }
        let file = SourceFile(path: "\(folder.shown)/\(path)", bytes: bytes)
        let rambaspec = try Rambaspec.parse(file, of: name, diagnostics: &diagnostics)
        var contents = [path: bytes]
        var found = Diagnostics()
        for source in (rambaspec.codeFiles + rambaspec.testFiles).compactMap(\.path) {
            guard contents[source.value] == nil else { continue }
            contents[source.value] = try found.collect { try Self.read(source, in: folder) }
        }
        try found.throwErrors()
        for path in try snippets(in: folder) + licences(in: folder) { contents[path] = try folder.read(path) }
        return TemplateFiles(name: name, shown: folder.shown, rambaspec: rambaspec, contents: contents)
    }

    /// Whether a folder holds the template of a name.
    package static func exist(_ name: String, in folder: TemplateFolder) throws -> Bool {
        folder.isFile(try rambaspec(of: name))
    }

    private static func rambaspec(of name: String) throws -> RelativePath {
        try RelativePath(untrusted: "\(name).rambaspec")
    }

    private static func read(_ source: Located<RelativePath>, in folder: TemplateFolder) throws -> [UInt8] {
        if let bytes = try folder.read(source.value) { return bytes }
        throw Diagnostics.error(
            "no file '\(source.value)' in the template", at: source.range,
            hint: try nearest(to: source.value, in: folder).map { "did you mean '\($0)'?" })
    }

    /// The file of which each name is nearest to that of a path; nil when some name has none.
    private static func nearest(to path: RelativePath, in folder: TemplateFolder) throws -> RelativePath? {
        var found = RelativePath.here
        for name in path.components {
            let names = try folder.names(in: found)
            guard let name = names.contains(name) ? name : GenerambaKit.nearest(to: name, in: names) else {
                return nil
            }
            found = try found.appending(untrusted: name)
        }
        return folder.isFile(found) ? found : nil
    }

    private static let snippets = "snippets"

    /// The files of `snippets/` and the folders in it.
    private static func snippets(in folder: TemplateFolder) throws -> [RelativePath] {
        func files(below path: RelativePath, depth: Int) throws -> [RelativePath] {
            guard depth < 16 else { return [] }
            return try folder.names(in: path).filter { !$0.hasPrefix(".") }.flatMap {
                name -> [RelativePath] in
                // A name that no path takes is no snippet's.
                guard let child = try? path.appending(untrusted: name) else { return [] }
                return folder.isFile(child) ? [child] : try files(below: child, depth: depth + 1)
            }
        }
        return try files(below: RelativePath(untrusted: snippets), depth: 0)
    }

    private static func licences(in folder: TemplateFolder) throws -> [RelativePath] {
        try folder.names(in: .here).filter { $0.uppercased().hasPrefix("LICEN") }
            .compactMap { try? RelativePath(untrusted: $0) }
            .filter { folder.isFile($0) }
    }
}
