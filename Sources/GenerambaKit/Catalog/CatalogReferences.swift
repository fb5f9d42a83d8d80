import SourceText

/// The catalogs that a project's Rambafile names, read without the rest of it: to list templates, nothing else has to be
/// there.
package struct CatalogReferences: Sendable {
    /// The folder of the Rambafile, at which paths in it start.
    let root: AbsolutePath
    /// Git URLs or folders, in the order in which they are looked into.
    let catalogs: [Located<String>]

    /// Looks for a Rambafile from a folder upwards; nil when there is none.
    ///
    /// - Parameters:
    ///   - user: the folder in which the user stands, for the paths in messages.
    ///   - diagnostics: takes what is wrong in the Rambafile.
    /// - Throws: `Diagnostics` when the Rambafile cannot be read as YAML; `FileProblem`.
    package static func find(
        from start: AbsolutePath, user: AbsolutePath, diagnostics: inout Diagnostics
    ) throws -> CatalogReferences? {
        guard let (root, file) = try Project.file(from: start, user: user) else { return nil }
        var found = Diagnostics()
        let fields = YAMLFields(
            try YAMLNode.parse(file), known: Rambafile.keys, of: "the Rambafile",
            hint: "write 'KEY: VALUE' in each line", diagnostics: &found)
        let catalogs = fields?.texts("catalogs", &found) ?? []
        found.sort()
        try found.throwErrors()
        diagnostics.add(contentsOf: found)
        return CatalogReferences(root: root, catalogs: catalogs)
    }
}
