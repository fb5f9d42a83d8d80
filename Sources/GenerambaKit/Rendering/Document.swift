/// A parsed template text: partial or whole.
package struct Document: Sendable {
    /// The file that it was read from.
    let source: SourceFile
    var nodes: [Node] = []
    var nameTable = NameTable()
    private(set) var inclusions: [Inclusion] = []
    /// What its nodes of Liquid say; nil for another dialect.
    var liquid: LiquidProgram?

    /// The dotted names that it asks for, e.g. "developer.name" (own text only, not its partials').
    package var names: Set<String> { nameTable.names.all.subtracting(["."]) }

    /// The partials that it names.
    package var partials: Set<String> { Set(inclusions.map(\.name)).union(liquid?.partials ?? []) }

    /// Whether it includes partials whose names it computes.
    package var includesComputed: Bool { liquid?.includesComputed ?? false }

    /// A document without nodes, of a text of so many bytes.
    init(source: SourceFile, length: Int) {
        self.source = source
        nodes.reserveCapacity(length / 24)
    }

    /// Where a node's name stands.
    func range(of node: Int) -> SourceRange { source.range(nodes[node].place) }
}

extension Document {
    /// Adds a stretch of the source that is copied.
    mutating func addText(_ place: Range<Int>) {
        nodes.append(Node(kind: .text, place: place))
    }

    /// Adds the value of a name.
    mutating func addValue(_ name: Range<Int>) {
        nodes.append(Node(kind: .value(number(of: name)), place: name))
    }

    /// Adds a section on a name and returns its node, which `endSection` ends.
    mutating func beginSection(_ name: Range<Int>, isInverted: Bool) -> Int {
        let number = number(of: name)
        let kind = isInverted ? Node.Kind.inverted(number, end: 0) : .section(number, end: 0)
        nodes.append(Node(kind: kind, place: name))
        return nodes.count - 1
    }

    /// Ends a section after the nodes so far.
    mutating func endSection(_ node: Int) {
        switch nodes[node].kind {
        case .section(let name, _): nodes[node].kind = .section(name, end: nodes.count)
        case .inverted(let name, _): nodes[node].kind = .inverted(name, end: nodes.count)
        case .text, .value, .partial, .lookup, .output, .tag: break
        }
    }

    /// Adds a partial; the indentation is nil where its tag does not stand alone in the line.
    mutating func addPartial(_ name: Range<Int>, indentation: Range<Int>?) {
        inclusions.append(Inclusion(name: source.text(name), indentation: indentation))
        nodes.append(Node(kind: .partial(inclusions.count - 1), place: name))
    }

    private mutating func number(of name: Range<Int>) -> Int {
        source.bytes.withUnsafeBytes { nameTable.number(of: UnsafeRawBufferPointer(rebasing: $0[name])) }
    }
}
