import GenerambaKit
import SourceText
import SystemAccess

/// A file or folder that a template's entry generates, for several modules.
struct OutputFile {
    let file: Template.File
    /// The paths for the modules, including the folder for modules.
    let paths: [RelativePath]

    var name: Located<String> { file.entry.customName ?? file.entry.name }

    /// The entry's line in the rambaspec.
    var line: Int? { file.range?.origin.line }

    /// Whether both entries certainly generate their files for some of the same values: at least one has no condition,
    /// or both have the same. Other conditions are not compared.
    func isMade(with other: OutputFile) -> Bool {
        let conditions = Set([file, other.file].compactMap { $0.entry.condition?.value })
        return file.entry.forEach?.value == other.file.entry.forEach?.value && conditions.count < 2
    }

    /// The enclosing folders, innermost first.
    var folders: [[RelativePath]] {
        let parents = paths.map { $0.selfAndParents.dropFirst() }
        let depth = parents.map(\.count).min() ?? 0
        return (0..<depth).map { level in parents.map { $0[$0.startIndex + level] } }
    }
}

extension [RelativePath] {
    /// A key that is equal for paths that are the same on case-insensitive disks.
    package var key: String { map(\.caseFolded).joined(separator: "\n") }
}
