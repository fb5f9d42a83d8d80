import SourceText
import TemplateEngine

extension Template {
    /// Returns what a module adds to other files.
    ///
    /// - Parameter others: what the Rambafile has in addition.
    /// - Throws: `Diagnostics` with all errors in the texts.
    func insertions(
        of module: Module, and others: [InsertionEntry], diagnostics: inout Diagnostics
    ) throws -> [WantedInsertion] {
        if insertions.isEmpty, others.isEmpty { return [] }
        var rendering = ModuleRendering(template: self, module: module, isTraced: false)
        defer { diagnostics.add(contentsOf: rendering.warnings) }
        func wanted(_ insertion: InsertionTemplate) throws -> WantedInsertion? {
            try insertion.wanted { try rendering.text($0, nil) }
        }
        let own = try others.compactMapCollecting { entry in
            var wanted = try wanted(
                InsertionTemplate(
                    entry, { try Dialect(rambaspec: Array($0.text.utf8)).parse($0) },
                    condition: { try CompiledTexts.none.liquid($0, isCondition: true) }))
            wanted?.isOfProject = true
            return wanted
        }
        return try insertions.compactMapCollecting { try wanted($0) } + own
    }
}
