import SourceText

/// The sources of an app, which may declare types that the modules of a template need.
package struct AppSources: Sendable {
    private let files: [(file: SourceFile, names: SourceNames)]

    package init(_ files: [SourceFile]) { self.files = files.map { ($0, SourceNames($0.bytes)) } }

    /// Returns the files that declare at least one of the types.
    package func files(declaring types: [String]) -> [SourceFile] {
        files.filter { !$0.names.declared.isDisjoint(with: types) }.map(\.file)
    }
}
