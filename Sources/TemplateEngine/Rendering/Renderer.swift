import SourceText

/// Renders documents with a fixed set of values and partials.
public struct Renderer: Sendable {
    let values: ValueArena
    /// The documents that others include by name.
    package var partials: [String: Document]
    /// The resource limits for templates.
    public var limits = Limits()
    /// The time of 'now' and 'today' in Liquid's `date` filter, in seconds since 1970 UTC.
    public var now: Int?
    /// Whether Liquid may not write a group of names as text, which Generamba does as Ruby would.
    package var refusesGroups = false

    /// Creates a renderer for documents that use the names in the scope and include partials by name.
    public init(scope: Value.Object, partials: [String: Document]) {
        values = ValueArena(scope)
        self.partials = partials
    }

    /// Replaces the text at the end of a path of names, also for copies of the renderer. This takes less time than to make
    /// another one.
    package func replace(_ path: [String], with text: String) { values.replace(path, with: text) }

    /// Renders a document to UTF-8.
    /// - Throws: `Diagnostics` with all problems, at most one per place.
    public func render(_ document: Document) throws -> [UInt8] {
        var (usage, warnings) = (Usage(), Diagnostics())
        return try render(document, &usage, warnings: &warnings)
    }

    /// Renders one of several documents that share the limits to UTF-8. Adds a warning for everything that looks wrong
    /// but can be rendered, at most one per place.
    /// - Throws: `Diagnostics` with all errors and warnings.
    package func render(
        _ document: Document, _ usage: inout Usage, warnings: inout Diagnostics
    ) throws -> [UInt8] {
        // A copy has no spare room, which would be kept for as long as the text.
        try output(of: document, &usage, &warnings, isTraced: false).bytes.withUnsafeBytes { Array($0) }
    }

    /// Renders one of several documents that share the limits to a file with a path and a source map: each range of the
    /// file is either a byte-for-byte copy of template text, or the value of a tag. Adds warnings as above.
    /// - Throws: `Diagnostics` with all errors and warnings.
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

    /// Returns the problems in a text and its includes that occur whatever the values are, mainly unknown names.
    package func analyze(_ document: Document) -> Diagnostics {
        var rendering = Rendering(self, document)
        rendering.analysis = NameAnalysis()
        rendering.problems.areCertain = true
        rendering.render(document)
        rendering.warnOfUndefinedNames()
        return Diagnostics(rendering.problems.all)
    }

    /// Renders as much of the document as possible despite errors. The resulting file has a source map.
    package func draft(_ document: Document) -> SourceFile {
        var rendering = Rendering(self, document, isTraced: true)
        rendering.render(document)
        return rendering.output.file(path: document.source.path)
    }
}
