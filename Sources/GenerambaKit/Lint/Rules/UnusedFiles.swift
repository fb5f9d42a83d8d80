import SourceText
import TemplateEngine

/// Reports files that are not sources, and snippets that nothing includes.
struct UnusedFiles: LintRule {
    func problems(in linted: LintedTemplate) -> Diagnostics {
        let sources = sources(of: linted).map { Set($0.map(\.caseFolded)) }
        let snippets = linted.isWhole ? includedSnippets(in: linted) : nil
        let shown = linted.template.folder.shown
        let stubs = linted.variants.all[0].manifest.checkStubs.map(\.value)
        // A folder of stubs that is missing may be one of another name.
        let areStubsKnown = stubs.allSatisfy { folder in linted.tree.contains { $0.isInside(folder) } }
        var found = Diagnostics()
        for file in linted.tree where !isForPeople(file) && "\(shown)/\(file)" != linted.manifest.path {
            guard areStubsKnown || !file.isSwift, !stubs.contains(where: file.isInside) else { continue }
            let path = file.caseFolded
            let isSnippet = file.components.first == "snippets"
            guard sources?.contains(path) != true, (isSnippet ? snippets : sources)?.contains(path) == false
            else { continue }
            let way =
                isSnippet ? ("includes", "include it in a source") : ("uses", "name it in the rambaspec")
            found.addWarning("nothing \(way.0) '\(shown)/\(file)'", hint: "\(way.1), or remove it")
        }
        return found
    }

    /// Returns the sources that the rambaspec names, or nil if they depend on the module.
    private func sources(of linted: LintedTemplate) -> [RelativePath]? {
        let files = linted.variants.all[0]
        if files.dialect == .liquid { return linted.template.writtenSources(in: linted.manifest) }
        return files.manifest.sources.map(\.value)
    }

    /// Returns the lowercase paths of the included snippets, or nil if some are computed.
    private func includedSnippets(in linted: LintedTemplate) -> Set<String>? {
        var seen: Set<String> = []
        for dialect in Dialect.allCases {
            let snippets = linted.snippets(dialect)
            let byName = Dictionary(snippets.map { ($0.key.lowercased(), $0.value) }) { first, _ in first }
            let included = linted.texts(dialect)
                .including({ Set($0.partials.map { $0.lowercased() }) }, document: { byName[$0] })
            if included.texts.contains(where: \.includesComputed) { return nil }
            seen.formUnion(included.names.map { "snippets/\($0)\(dialect.ending)" })
        }
        return seen
    }

    /// Whether a file is meant for readers of the template and is not copied into projects.
    private func isForPeople(_ file: RelativePath) -> Bool {
        let name = file.name.uppercased()
        return name.hasSuffix(".MD")
            || ["LICEN", "README", "CHANGE", "NOTICE", "AUTHORS"].contains { name.hasPrefix($0) }
    }
}
