import SourceText

/// A parsed template text, either a whole template or a partial.
public struct Document: Sendable {
    /// The file from which the document was parsed.
    package let source: SourceFile
    /// The part of the file that was parsed.
    package let range: Range<Int>
    var nodes: [Node] = []
    var nameTable = NameTable()
    var inclusions: [Inclusion] = []
    var blocks: [Block] = []
    var filteredValues: [FilteredValue] = []
    /// The document's Liquid outputs and tags; nil for another dialect.
    var liquid: LiquidProgram?

    /// The dotted names used in the document, e.g. "developer.name". Does not cover its partials.
    public var names: Set<String> { nameTable.names.all.subtracting(["."]) }

    /// The partials and parents that the document names directly. Names that come from values are not known before
    /// rendering.
    public var partials: Set<String> {
        var names = liquid?.partials ?? []
        for case .named(let name) in inclusions.map(\.target) { names.insert(name) }
        return names
    }

    /// Whether the document includes partials with names that come from values.
    package var includesComputed: Bool {
        let isDynamic = inclusions.contains { if case .value = $0.target { true } else { false } }
        return isDynamic || liquid?.includesComputed == true
    }

    /// The text itself if there is nothing in it to render, otherwise nil.
    package var plainText: String? {
        guard let node = nodes.first else { return "" }
        return nodes.count == 1 && node.kind == .text ? source.text(node.place) : nil
    }

    /// Creates a document without nodes for a part of a file.
    init(_ range: SourceRange) {
        source = range.file
        self.range = range.offsets
        nodes.reserveCapacity(range.offsets.count / 24)
    }

    /// Returns the range of a node's name.
    func range(of node: Int) -> SourceRange { source.range(nodes[node].place) }
}

extension Document {
    /// Adds a node and returns its number.
    @discardableResult
    mutating func add(_ kind: Node.Kind, _ place: Range<Int>) -> Int {
        nodes.append(Node(kind: kind, place: place))
        return nodes.count - 1
    }

    /// Ends a section after the last node.
    mutating func endSection(_ node: Int) { nodes[node].end = nodes.count }

    /// Returns the number of a name, adding the name if it is new.
    mutating func number(of name: Range<Int>) -> Int {
        source.bytes[name].withUnsafeBytes { nameTable.number(of: $0) }
    }
}
