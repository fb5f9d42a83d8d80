import SourceText

/// A parsed template text: partial or whole.
public struct Document: Sendable {
    /// The file that it was read from.
    package let source: SourceFile
    var nodes: [Node] = []
    var nameTable = NameTable()
    var inclusions: [Inclusion] = []
    var blocks: [Block] = []
    var filteredValues: [FilteredValue] = []
    /// What its nodes of Liquid say; nil for another dialect.
    var liquid: LiquidProgram?

    /// The dotted names that it asks for, e.g. "developer.name" (own text only, not its partials').
    public var names: Set<String> { nameTable.names.all.subtracting(["."]) }

    /// The partials and parents that it names; those that a value names are not known before.
    public var partials: Set<String> {
        var names = liquid?.partials ?? []
        for case .named(let name) in inclusions.map(\.target) { names.insert(name) }
        return names
    }

    /// Whether it includes partials whose names are values.
    package var includesComputed: Bool {
        let isDynamic = inclusions.contains { if case .value = $0.target { true } else { false } }
        return isDynamic || liquid?.includesComputed == true
    }

    /// The text itself, where there is nothing to render in it; else nil.
    package var plainText: String? {
        guard let node = nodes.first else { return "" }
        return nodes.count == 1 && node.kind == .text ? source.text(node.place) : nil
    }

    /// A document without nodes, of a text of so many bytes.
    init(source: SourceFile, length: Int) {
        self.source = source
        nodes.reserveCapacity(length / 24)
    }

    /// Where a node's name stands.
    func range(of node: Int) -> SourceRange { source.range(nodes[node].place) }
}

extension Document {
    /// Adds a node and returns its number.
    @discardableResult
    mutating func add(_ kind: Node.Kind, _ place: Range<Int>) -> Int {
        nodes.append(Node(kind: kind, place: place))
        return nodes.count - 1
    }

    /// Ends a section after the nodes so far.
    mutating func endSection(_ node: Int) { nodes[node].end = nodes.count }

    /// The number of a name; a new name gets the next one.
    mutating func number(of name: Range<Int>) -> Int {
        source.bytes[name].withUnsafeBytes { nameTable.number(of: $0) }
    }
}
