import SourceText

/// A file or folder that an entry of a template makes, for each of some modules.
struct OutputFile {
    let file: Template.File
    /// Its paths, below a folder for modules.
    let paths: [RelativePath]

    var isFolder: Bool { if case .folder = file.content { true } else { false } }

    /// What the entry is named.
    var name: Located<String> { file.entry.customName ?? file.entry.name }

    /// The line of the rambaspec that has it.
    var line: Int? { file.range?.origin.line }

    /// The folders in which it is, the innermost first.
    var folders: [[RelativePath]] {
        let parents = paths.map { $0.selfAndParents.dropFirst() }
        let depth = parents.map(\.count).min() ?? 0
        return (0..<depth).map { level in parents.map { $0[$0.startIndex + level] } }
    }
}

extension [RelativePath] {
    /// The same for paths that some disks take for one.
    var key: String { map(\.caseFolded).joined(separator: "\n") }
}
