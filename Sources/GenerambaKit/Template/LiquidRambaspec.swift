extension Rambaspec {
    /// What all of its renderings may take.
    private static let limits = Renderer.Limits(steps: 1_000_000, mebibytes: 8)

    /// Reads a rambaspec that is Liquid: it is rendered for a module before it is read as YAML, as Generamba does. A
    /// `custom_name` that asks for the file's base is rendered once more for its own file.
    ///
    /// - Throws: `Diagnostics`.
    static func parse(
        liquid file: SourceFile, of template: String, for module: Module, diagnostics: inout Diagnostics
    ) throws -> Rambaspec {
        let document = try Document.liquid(file.whole)
        var expense = Renderer.Expense()
        func parse(basename: String, _ found: inout Diagnostics) throws -> Rambaspec {
            var renderer = Renderer(scope: module.scope(fileBasename: basename), partials: [:])
            renderer.limits = limits
            renderer.now = module.now
            let text = try renderer.render(document, &expense, warnings: &found)
            return try Rambaspec.parse(
                SourceFile(path: file.path, bytes: text), of: template, diagnostics: &found)
        }
        var spec = try parse(basename: "", &diagnostics)
        guard file.bytes.mention("file_basename") else { return spec }
        for files in [\Rambaspec.codeFiles, \.testFiles] {
            for index in spec[keyPath: files].indices where spec[keyPath: files][index].customName != nil {
                var seen = Diagnostics()
                let basename = pathNames(spec[keyPath: files][index].name.value).last ?? ""
                let again = try parse(basename: basename, &seen)[keyPath: files]
                guard again.count == spec[keyPath: files].count else { continue }
                spec[keyPath: files][index].customName = again[index].customName
            }
        }
        return spec
    }
}
