import SystemAccess

/// The built-in templates, from this project's own `Templates/`.
package enum BuiltInCatalog {
    /// The names of the templates, sorted.
    package static let names: [String] = {
        let slash = UInt8(ascii: "/")
        var names: [String] = []
        for file in builtInTemplateFiles {
            // The files of a template follow each other.
            let isNew = names.last.map { path(of: file, in: $0) == nil } ?? true
            guard isNew else { continue }
            names.append(
                file.path.withUTF8Buffer { String(decoding: $0.prefix { $0 != slash }, as: UTF8.self) })
        }
        return names.sorted()
    }()

    /// Returns the files of a template by their paths in its folder; empty if there is no such template.
    package static func files(of name: String) -> [RelativePath: [UInt8]] {
        var files: [RelativePath: [UInt8]] = [:]
        for file in builtInTemplateFiles {
            guard let path = path(of: file, in: name) else { continue }
            files[RelativePath(fixed: path)] = file.text.withUTF8Buffer { Array($0) }
        }
        return files
    }

    /// Returns a file of a template; nil if there is no such file.
    package static func file(_ path: RelativePath, of name: String) -> [UInt8]? {
        builtInTemplateFiles.first { self.path(of: $0, in: name) == path.text }?.text.withUTF8Buffer {
            Array($0)
        }
    }

    /// Returns the SHA-256 of all files of a template together, and of each file; nil if there is no such template.
    package static func hashes(of name: String) -> (all: String, files: [RelativePath: String])? {
        guard let folder = builtInTemplateFilesFolders.first(where: { $0.name.description == name }) else {
            return nil
        }
        var files: [RelativePath: String] = [:]
        for file in builtInTemplateFiles {
            guard let path = path(of: file, in: name) else { continue }
            files[RelativePath(fixed: path)] = file.hash.description
        }
        return (folder.hash.description, files)
    }

    /// Returns the path of a file in the folder of a template; nil if it belongs to another template.
    private static func path(
        of file: (path: StaticString, text: StaticString, hash: StaticString), in name: String
    ) -> String? {
        file.path.withUTF8Buffer { path in
            let folder = name.utf8
            guard path.count > folder.count, path[folder.count] == UInt8(ascii: "/"),
                path.starts(with: folder)
            else { return nil }
            return String(decoding: path[(folder.count + 1)...], as: UTF8.self)
        }
    }
}
