import SourceText
import SystemAccess

/// The built-in templates, from this project's own `Templates/`.
package enum BuiltInCatalog {
    /// The names of the templates, sorted.
    package static let names = builtInTemplateFilesFolders.map(\.name.description).sorted()

    /// The hint for an unknown name.
    package static var namesHint: String { "the built-in templates are \(names.joined(separator: ", "))" }

    /// Returns a hint for a word that names no template: the nearest name, or those that contain it. Nil if there is none.
    ///
    /// - Parameter own: the names of the project's templates.
    static func hint(for word: String, besides own: [String] = []) -> String? {
        let all = own + names
        if let near = didYouMean(word, in: all) { return near }
        let others = word.count < 3 ? [] : all.filter { $0.lowercased().contains(word.lowercased()) }
        return others.isEmpty ? nil : "did you mean \(others.count == 1 ? "" : "one of ")\(quoted(others))?"
    }

    private typealias File = (path: StaticString, text: StaticString, hash: StaticString)

    /// Returns the files of a template by their paths in its folder; empty if there is no such template.
    package static func files(of name: String) -> [RelativePath: [UInt8]] {
        map(filesOf: name) { $0.text.withUTF8Buffer(Array.init) }
    }

    /// Returns a file of a template; nil if there is no such file.
    package static func file(_ path: RelativePath, of name: String) -> [UInt8]? {
        let path = "\(name)/\(path)"
        return builtInTemplateFiles.first { $0.path.withUTF8Buffer { $0.elementsEqual(path.utf8) } }?
            .text.withUTF8Buffer(Array.init)
    }

    /// Returns the SHA-256 of all files of a template together, and of each file; nil if there is no such template.
    package static func hashes(of name: String) -> (all: String, files: [RelativePath: String])? {
        builtInTemplateFilesFolders.first { $0.name.description == name }.map {
            ($0.hash.description, map(filesOf: name) { $0.hash.description })
        }
    }

    private static func map<Value>(filesOf name: String, _ value: (File) -> Value) -> [RelativePath: Value] {
        var values: [RelativePath: Value] = [:]
        for file in builtInTemplateFiles {
            if let path = path(of: file, in: name) { values[RelativePath(fixed: path)] = value(file) }
        }
        return values
    }

    /// Returns the path of a file in the folder of a template; nil if it belongs to another template.
    private static func path(of file: File, in name: String) -> String? {
        file.path.withUTF8Buffer { path in
            let folder = name.utf8
            guard path.count > folder.count, path[folder.count] == UInt8(ascii: "/"),
                path.starts(with: folder)
            else { return nil }
            return String(decoding: path[(folder.count + 1)...], as: UTF8.self)
        }
    }
}
