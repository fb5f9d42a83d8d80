/// Renders documents with the same values and the same partials.
package struct Renderer: Sendable {
    let values: FlatValues
    let partials: [String: Document]
    package var limits = Limits()
    /// The time that the `date` filter of Liquid takes for 'now' and 'today', in seconds since 1970 UTC.
    package var now: Int?

    /// A renderer of documents that see the scope's names and may include the partials by their names.
    package init(scope: Value.Object, partials: [String: Document]) {
        values = FlatValues(scope)
        self.partials = partials
    }

    /// The rendered text in UTF-8.
    /// - Throws: `Diagnostics` with all that was found wrong, each place once.
    package func render(_ document: Document) throws -> [UInt8] {
        var rendering = Rendering(self, Expense(), capacity: 2 * document.source.bytes.count)
        return try rendering.text(of: document)
    }

    /// The rendered text in UTF-8; adds what seems wrong but can be rendered, each place once.
    /// - Throws: `Diagnostics` with all that was found wrong, warnings and errors.
    package func render(_ document: Document, warnings: inout Diagnostics) throws -> [UInt8] {
        var expense = Expense()
        return try render(document, &expense, warnings: &warnings)
    }

    /// The same for one of several texts, whose renderings share the limits.
    func render(
        _ document: Document, _ expense: inout Expense, warnings: inout Diagnostics
    ) throws -> [UInt8] {
        var rendering = Rendering(self, expense, capacity: 2 * document.source.bytes.count)
        defer { expense = rendering.expense }
        let text = try rendering.text(of: document)
        if !rendering.problems.all.isEmpty { warnings.add(contentsOf: Diagnostics(rendering.problems.all)) }
        return text
    }
}
