/// The parents being rendered, with the blocks passed to them.
struct Parents {
    /// The blocks passed to a parent.
    private struct Arguments {
        /// The nodes of the blocks, by name.
        let blocks: [String: Int]
        /// The document that contains the blocks.
        let page: BoundDocument
        /// The number of the arguments in effect where the blocks are written, or -1.
        let outer: Int
    }

    /// A block that replaces another one.
    struct Replacement {
        /// The contents of the replacement, and the document that contains them.
        let body: Range<Int>
        let page: BoundDocument
        /// The number of the arguments in effect where the replacement is written, or -1. Pass it to `go(to:)`.
        let outer: Int
        /// Whether the replacement consists of whole lines.
        let hasLines: Bool
    }

    private var all: [Arguments] = []
    /// The number of the innermost arguments in effect, or -1.
    private var current = -1

    /// Whether no arguments are in effect, so that no block can be replaced.
    var areEmpty: Bool { current < 0 }

    /// The number of parents being rendered.
    var count: Int { all.count }

    mutating func enter(_ blocks: [String: Int], of page: BoundDocument) {
        all.append(Arguments(blocks: blocks, page: page, outer: current))
        current = all.count - 1
    }

    mutating func leave() { current = all.removeLast().outer }

    /// Returns the replacement of a block. If several parents replace it, the outermost one wins.
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

    /// Switches to the arguments in effect where a replacement is written. Returns the previous ones, to go back to.
    mutating func go(to outer: Int) -> Int {
        defer { current = outer }
        return current
    }
}

extension Rendering {
    /// Renders a parent at its tag. The inclusion is given by its number in the document.
    mutating func renderParent(_ inclusion: Int, at node: Int, of page: BoundDocument) throws(LimitReached) {
        let blocks = page.document.inclusions[inclusion].blocks ?? [:]
        guard !blocks.isEmpty else { return try include(inclusion, at: node, of: page) }
        parents.enter(blocks, of: page)
        defer { parents.leave() }
        try include(inclusion, at: node, of: page)
    }

    /// Renders the replacement of a block, given by its number in the document. Returns false if there is none.
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

    /// Returns the replacement of a block.
    ///
    /// This function, `beginReplacement` and `endReplacement` are separate from `replaceBlock` to keep that function's
    /// stack frame small, because it stays on the stack while the replacement is rendered.
    private mutating func replacement(ofBlock number: Int, in page: BoundDocument) -> Parents.Replacement? {
        guard !parents.areEmpty else { return nil }
        let block = page.document.blocks[number]
        charge((block.name.utf8.count + 16) * parents.count)
        return parents.replacement(of: block.name)
    }

    /// Indents the following text like a block. Returns the previous indentation.
    private mutating func beginReplacement(ofBlock number: Int, in page: BoundDocument) -> Output.Indentation
    {
        output.enter(indentation: page.document.source.bytes[page.document.blocks[number].indentation])
    }

    /// Restores the indentation before a block. A block that has its lines to itself ends with a line break, any other
    /// block without one, whatever the replacement is.
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
