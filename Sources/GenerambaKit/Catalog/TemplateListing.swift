import SourceText

/// The templates of a project's catalogs and of the program, and those that are installed.
package struct TemplateListing: Sendable {
    /// Sorted by their names; of one name, those of the catalogs in the order in which they are looked into.
    package let templates: [ListedTemplate]

    /// Reads the catalogs. A repository is fetched when it never was, or when it shall be.
    ///
    /// - Parameters:
    ///   - project: nil outside of one: then the program's own templates are all.
    ///   - user: the folder in which the user stands, for the paths in messages.
    ///   - refreshes: whether repositories are fetched anew.
    ///   - diagnostics: takes a warning for each catalog and template that cannot be had.
    /// - Throws: `Interruption`.
    package init(
        of project: CatalogList?, user: FilePath, cache: RepositoryCache, refreshes: Bool,
        diagnostics: inout Diagnostics
    ) throws {
        let reading = ListReading(user: user, cache: cache, refreshes: refreshes)
        var found = try project.map { try reading.available(in: $0, &diagnostics) } ?? []
        found += try reading.rows(of: .builtIn, &diagnostics)
        let installed = try project.map { try reading.installed(in: $0.root, &diagnostics) } ?? []
        let places = Set(installed.map(\.place))
        for index in found.indices { found[index].template.installed = places.contains(found[index].place) }
        var seen: Set<TemplatePlace> = []
        templates = (found + installed).filter { seen.insert($0.place).inserted }.map(\.template)
            .enumerated().sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }
            .map(\.element)
    }
}
