/// The parents that are being rendered, with the blocks that they were given.
struct Parents {
    /// What a parent was given.
    private struct Arguments {
        /// The nodes of the blocks, by their names.
        let blocks: [String: Int]
        /// Where the blocks stand.
        let page: BoundDocument
        /// The number of the arguments that are known where the blocks stand, or -1.
        let outer: Int
    }

    /// A block that replaces another one.
    struct Replacement {
        /// The nodes that it holds, and where they stand.
        let body: Range<Int>
        let page: BoundDocument
        /// For `go(to:)`: the number of the arguments that are known where it stands, or -1.
        let outer: Int
        /// Whether it holds whole lines.
        let hasLines: Bool
    }

    private var all: [Arguments] = []
    /// The number of the innermost arguments that are known, or -1.
    private var current = -1

    /// Whether no block is replaced now.
    var areEmpty: Bool { current < 0 }

    /// How many parents there are.
    var count: Int { all.count }

    mutating func enter(_ blocks: [String: Int], of page: BoundDocument) {
        all.append(Arguments(blocks: blocks, page: page, outer: current))
        current = all.count - 1
    }

    mutating func leave() { current = all.removeLast().outer }

    /// What replaces a block: of several parents the outermost one decides.
    func replacement(of name: String) -> Replacement? {
        var found: (node: Int, number: Int)?
        var number = current
        while number >= 0 {
            if let node = all[number].blocks[name] { found = (node, number) }
            number = all[number].outer
        }
        guard let found, case let page = all[found.number].page,
            case .block(let block) = page.document.nodes[found.node].kind
        else { return nil }
        return Replacement(
            body: found.node + 1..<page.document.nodes[found.node].end, page: page,
            outer: all[found.number].outer, hasLines: page.document.blocks[block].hasLines)
    }

    /// Makes that known which is known where a replacement stands; returns what to go back to.
    mutating func go(to outer: Int) -> Int {
        defer { current = outer }
        return current
    }
}

extension Rendering {
    /// Renders a parent in the place of its tag; the inclusion has this number among those of the page.
    mutating func renderParent(_ inclusion: Int, at node: Int, of page: BoundDocument) throws(LimitReached) {
        let blocks = page.document.inclusions[inclusion].blocks ?? [:]
        guard !blocks.isEmpty else { return try include(inclusion, at: node, of: page) }
        parents.enter(blocks, of: page)
        defer { parents.leave() }
        try include(inclusion, at: node, of: page)
    }

    /// Renders what replaces a block, which has this number among those of the page; returns whether anything does.
    mutating func replaceBlock(_ number: Int, at node: Int, of page: BoundDocument) throws(LimitReached)
        -> Bool
    {
        guard let new = replacement(ofBlock: number, in: page) else { return false }
        guard !new.body.isEmpty else { return true }
        let inner = parents.go(to: new.outer)
        defer { _ = parents.go(to: inner) }
        try descend(at: node, of: page)
        defer { ascend() }
        let start = output.count
        let outer = beginReplacement(ofBlock: number, in: page)
        defer { endReplacement(new, ofBlock: number, in: page, from: start, outer) }
        try render(new.body, of: new.page)
        return true
    }

    /// What a block is replaced by: the nodes of another block.
    ///
    /// This, `beginReplacement` and `endReplacement` are apart from `replaceBlock`, which waits on the stack for all that
    /// these nodes include.
    private mutating func replacement(ofBlock number: Int, in page: BoundDocument) -> Parents.Replacement? {
        guard !parents.areEmpty else { return nil }
        let block = page.document.blocks[number]
        charge((block.name.utf8.count + 16) * parents.count)
        return parents.replacement(of: block.name)
    }

    /// Indents what follows as a block is. Returns the indentation before it.
    private mutating func beginReplacement(ofBlock number: Int, in page: BoundDocument) -> Output.Indentation
    {
        output.enter(indentation: page.document.source.bytes[page.document.blocks[number].indentation])
    }

    /// Goes back to the indentation before a block. One that has its lines for itself ends with a line break, another
    /// one does not, whatever replaces it.
    private mutating func endReplacement(
        _ new: Parents.Replacement, ofBlock number: Int, in page: BoundDocument, from start: Int,
        _ outer: Output.Indentation
    ) {
        let block = page.document.blocks[number]
        if new.hasLines, block.lineEnd == nil { output.removeLineBreak(after: start) }
        output.leave(to: outer)
        if let end = block.lineEnd, !new.hasLines, output.count == start || !output.isAtLineStart {
            output.appendText(end, of: page.document.source.bytes)
        }
    }
}
