/// The built-in templates, from this project's own `Templates/`.
package enum BuiltInCatalog {
    /// The names of the templates, sorted.
    package static var names: [String] {
        Set(builtInTemplateFiles.compactMap { path(of: $0).components.first }).sorted()
    }

    /// Returns the files of a template by their paths in its folder; empty if there is no such template.
    static func files(of name: String) -> [RelativePath: [UInt8]] {
        var files: [RelativePath: [UInt8]] = [:]
        for file in builtInTemplateFiles {
            let path = path(of: file)
            guard path.components.first == name,
                let below = try? RelativePath(untrusted: path.components.dropFirst().joined(separator: "/"))
            else { continue }
            files[below] = file.text.withUTF8Buffer { Array($0) }
        }
        return files
    }

    private static func path(of file: (path: StaticString, text: StaticString)) -> RelativePath {
        (try? RelativePath(untrusted: file.path.description)) ?? .here
    }
}
