import SourceText

/// Renders documents with the same values and the same partials.
public struct Renderer: Sendable {
    let values: ValueArena
    let partials: [String: Document]
    /// What a template may take.
    public var limits = Limits()
    /// Whether values are escaped for HTML, and names and partials that are not there are nothing instead of errors, as the
    /// specification of Mustache says. Source code wants neither.
    var followsSpecification = false
    /// The time that the `date` filter of Liquid takes for 'now' and 'today', in seconds since 1970 UTC.
    public var now: Int?

    /// A renderer of documents that see the scope's names and may include the partials by their names.
    public init(scope: Value.Object, partials: [String: Document]) {
        values = ValueArena(scope)
        self.partials = partials
    }

    /// The rendered text in UTF-8.
    /// - Throws: `Diagnostics` with all that was found wrong, each place once.
    public func render(_ document: Document) throws -> [UInt8] {
        var (usage, warnings) = (Usage(), Diagnostics())
        return try render(document, &usage, warnings: &warnings)
    }

    /// The rendered text in UTF-8, one of several whose renderings share the limits; adds what seems wrong but can be
    /// rendered, each place once.
    /// - Throws: `Diagnostics` with all that was found wrong, warnings and errors.
    package func render(
        _ document: Document, _ usage: inout Usage, warnings: inout Diagnostics
    ) throws -> [UInt8] {
        try output(of: document, &usage, &warnings, isTraced: false).bytes.array
    }

    /// The rendered text as a file that knows the origin of each of its ranges: text of the template, byte
    /// for byte, or the tag that wrote a value. It is one of several texts whose renderings share the limits. Adds what
    /// seems wrong but can be rendered.
    ///
    /// - Parameter path: the file's path for messages.
    /// - Throws: `Diagnostics` with all that was found wrong, warnings and errors.
    package func traced(
        _ document: Document, as path: String, _ usage: inout Usage, warnings: inout Diagnostics
    ) throws -> SourceFile {
        try output(of: document, &usage, &warnings, isTraced: true).file(path: path)
    }

    private func output(
        of document: Document, _ usage: inout Usage, _ warnings: inout Diagnostics, isTraced: Bool
    ) throws -> Output {
        var rendering = Rendering(self, document, usage, isTraced: isTraced)
        rendering.render(document)
        usage = rendering.usage
        let found = Diagnostics(rendering.problems.all)
        try found.throwErrors()
        warnings.add(contentsOf: found)
        return rendering.output
    }

    /// The text as far as it can be rendered, whatever is wrong; it knows the origin of each of its ranges.
    package func draft(_ document: Document) -> SourceFile {
        var rendering = Rendering(self, document, isTraced: true)
        rendering.render(document)
        return rendering.output.file(path: document.source.path)
    }
}
