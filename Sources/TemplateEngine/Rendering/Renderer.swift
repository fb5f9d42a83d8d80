import SourceText

/// Renders documents with the same values and the same partials.
public struct Renderer: Sendable {
    let values: ValueArena
    let partials: [String: Document]
    /// What a template may take.
    public var limits = Limits()
    /// What the specification of Mustache says and code generation does not want.
    var specification = Specification()
    /// The time that the `date` filter of Liquid takes for 'now' and 'today', in seconds since 1970 UTC.
    public var now: Int?

    /// Rules of the specification of Mustache that are off for source code.
    struct Specification: Sendable {
        /// Whether `&`, `"`, `<` and `>` in values are escaped for HTML, except in `{{{ }}}` and `{{& }}`.
        var escapesHTML = false
        /// Whether names and partials that are not there are nothing, instead of errors.
        var ignoresUnknown = false
    }

    /// A renderer of documents that see the scope's names and may include the partials by their names.
    public init(scope: Value.Object, partials: [String: Document]) {
        values = ValueArena(scope)
        self.partials = partials
    }

    /// The rendered text in UTF-8.
    /// - Throws: `Diagnostics` with all that was found wrong, each place once.
    public func render(_ document: Document) throws -> [UInt8] {
        var rendering = Rendering(self, document)
        return try rendering.text(of: document)
    }

    /// The rendered text in UTF-8, one of several whose renderings share the limits; adds what seems wrong but can be
    /// rendered, each place once.
    /// - Throws: `Diagnostics` with all that was found wrong, warnings and errors.
    package func render(
        _ document: Document, _ usage: inout Usage, warnings: inout Diagnostics
    ) throws -> [UInt8] {
        var rendering = Rendering(self, document, usage)
        defer { usage = rendering.usage }
        return try rendering.text(of: document, warnings: &warnings)
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
        var rendering = Rendering(self, document, usage, isTraced: true)
        defer { usage = rendering.usage }
        _ = try rendering.text(of: document, warnings: &warnings)
        return rendering.output.file(path: path)
    }

    /// The text as far as it can be rendered, whatever is wrong; it knows the origin of each of its ranges.
    package func draft(_ document: Document) -> SourceFile {
        var rendering = Rendering(self, document, isTraced: true)
        rendering.render(document)
        return rendering.output.file(path: document.source.path)
    }
}
