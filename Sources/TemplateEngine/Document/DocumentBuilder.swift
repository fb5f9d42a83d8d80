import SourceText

struct DocumentBuilder: ~Copyable {
    let source: SourceFile
    /// The part of the file that is parsed.
    let range: Range<Int>
    var nodes: [Node] = []
    let nameTable: NameTable
    var inclusions: [Inclusion] = []
    var blocks: [Block] = []
    var filteredValues: [FilteredValue] = []
    /// The outputs and tags in Liquid; nil for another dialect.
    var liquid: LiquidProgram?

    init(_ range: SourceRange, names: NameTable = NameTable()) {
        source = range.file
        nameTable = names
        self.range = range.offsets
        nodes.reserveCapacity(range.offsets.count / 24)
    }

    @discardableResult mutating func add(_ kind: Node.Kind, _ place: Range<Int>) -> Int {
        nodes.append(Node(kind: kind, place: place))
        return nodes.count - 1
    }

    mutating func endSection(_ node: Int) { nodes[node].end = nodes.count }

    mutating func number(of name: Range<Int>) -> Int {
        source.bytes.withUnsafeBytes { nameTable.number(of: UnsafeRawBufferPointer(rebasing: $0[name])) }
    }
}
