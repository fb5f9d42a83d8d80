import SourceText
import SystemAccess

extension TemplateResolver {
    /// Finds a template that is not installed in the catalogs of the project, as they were last fetched, or among the
    /// built-in ones. Nil if the Rambafile names another source for it.
    func inCatalogs(_ word: String) throws -> ResolvedTemplate? {
        var ignored = Diagnostics()
        guard let name = TemplateName(word), let project = try project(&ignored) else { return nil }
        switch project.reference(to: word)?.source {
        case .local, .git: return nil
        case .catalogs, nil:
            let reader = CatalogReader(user: user, cache: try cache.get(), refreshes: false)
            return try reader.template(name, of: (project.root, project.rambafile.catalogs))
                ?? builtIn(word)
        }
    }
}

extension CatalogReader {
    /// Finds the template that comes first among those of a project's catalogs. Nil if no catalog has it.
    ///
    /// - Throws: `Diagnostics` when no catalog has it and some cannot be read; `FileProblem`; `Interruption`.
    fileprivate func template(
        _ name: TemplateName, of project: (root: AbsolutePath, catalogs: [Located<String>])
    ) throws -> ResolvedTemplate? {
        var unread = Diagnostics()
        for url in project.catalogs {
            let found = try unread.collect {
                try url.placing(in: project.root) {
                    try Catalog(url, in: project.root, tree: newest).resolvedTemplate(name)
                }
            }
            if let found = found ?? nil { return found }
        }
        try unread.throwErrors()
        return nil
    }
}
