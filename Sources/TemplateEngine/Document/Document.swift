import SourceText

/// A parsed template text, either a whole template or a partial. A class, because a copy would update the reference
/// counts of all its members.
public final class Document: Sendable {
    /// The file from which the document was parsed.
    package let source: SourceFile
    /// The part of the file that was parsed.
    package let range: Range<Int>
    let nodes: [Node]
    let nameTable: NameTable
    let inclusions: [Inclusion]
    let blocks: [Block]
    let filteredValues: [FilteredValue]
    /// Whether the document is in Liquid.
    package let isLiquid: Bool
    let liquid: LiquidProgram

    init(_ builder: consuming DocumentBuilder) {
        source = builder.source
        range = builder.range
        nodes = builder.nodes
        nameTable = builder.nameTable
        inclusions = builder.inclusions
        blocks = builder.blocks
        filteredValues = builder.filteredValues
        isLiquid = builder.liquid != nil
        liquid = builder.liquid ?? LiquidProgram()
    }

    /// The dotted names used in the document, e.g. "developer.name". Does not cover its partials.
    public var names: Set<String> { nameTable.names.all.subtracting(["."]) }

    /// The partials and parents that the document names directly, not by a value.
    public var partials: Set<String> {
        var names = Set(liquid.includes.compactMap(\.literalName))
        for case .named(let name) in inclusions.map(\.target) { names.insert(name) }
        return names
    }

    /// Whether the document includes partials with names that come from values.
    package var includesComputed: Bool {
        let isDynamic = inclusions.contains { if case .value = $0.target { true } else { false } }
        return isDynamic || liquid.includes.contains { $0.literalName == nil }
    }

    /// The text itself if there is nothing in it to render, otherwise nil.
    package var plainText: String? {
        guard let node = nodes.first else { return "" }
        return nodes.count == 1 && node.kind == .text ? source.text(node.place) : nil
    }

    /// Whether there is nothing in it to render: it consists of literal texts.
    package var isLiteral: Bool { nodes.allSatisfy { $0.kind == .text } }

    /// Returns the range of a node's name.
    func range(of node: Int) -> SourceRange { source.range(nodes[node].place) }
}
