import SourceText

extension TemplateFetcher {
    /// Looks in the Rambafile's catalogs, in the built-in one, and only then in the public one. The first one wins.
    package mutating func search(_ name: Located<TemplateName>, _ diagnostics: inout Diagnostics) throws
        -> Found
    {
        var all: [Found] = []
        var catalogs: [Catalog] = []
        func look(in catalog: Catalog) throws {
            if let found = try self.look(for: name, in: catalog) { all.append(found) }
            catalogs.append(catalog)
        }
        func look(in url: Located<String>) throws {
            let catalog = try open(url, nil)
            try url.placing(in: project.root) { try look(in: catalog) }
        }
        for url in project.rambafile.catalogs {
            do { try look(in: url) } catch let problem as Diagnostics where areBuiltIn {
                let way = "to use the built-in template, remove this catalog from the Rambafile"
                throw Diagnostics(
                    problem.all.map {
                        .error($0.message, at: $0.range, hint: ($0.hint.map { "\($0); " } ?? "") + way)
                    })
            }
        }
        try look(in: .builtIn)
        var problem = Diagnostics()
        if all.isEmpty, let url = project.publicCatalog { _ = try problem.collect { try look(in: url) } }
        guard let first = all.first else {
            var errors = missing(name, among: try catalogs.flatMap { try $0.entries().map(\.name.text) })
            errors.add(contentsOf: problem)
            throw errors
        }
        if all.count > 1 {
            let others = quoted(all.dropFirst().map(\.origin.shown), most: .max)
            diagnostics.addWarning(
                "'\(name.value)' is also in \(others)", at: name.range,
                hint: "the one from '\(first.origin.shown)' is used")
        }
        return first
    }

    package func missing(_ name: Located<TemplateName>, among names: [String]) -> Diagnostics {
        .error(
            "no template '\(name.value)' in the catalogs", at: name.range,
            hint: didYouMean(name.value.text, in: names) ?? BuiltInCatalog.namesHint)
    }
}

extension Project {
    /// The Rambafile's catalogs that have a template, or that may have it because only fetching them tells.
    func catalogs(thatMayHave name: TemplateName) throws -> [Located<String>] {
        try rambafile.catalogs.filter { url in
            guard let folder = try Catalog.folder(of: url, in: root) else { return true }
            return try Catalog.folder(folder, name: url.value).template(name) != nil
        }
    }
}
