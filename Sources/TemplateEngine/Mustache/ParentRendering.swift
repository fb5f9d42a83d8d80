extension Rendering {
    mutating func renderParent(_ inclusion: Int, at node: Int, of page: Page) throws(LimitReached) {
        let blocks = page.document.inclusions[inclusion].blocks ?? [:]
        guard !blocks.isEmpty else { return try include(inclusion, at: node, of: page) }
        parents.enter(blocks, of: page)
        defer { parents.leave() }
        try include(inclusion, at: node, of: page)
    }

    /// Renders the replacement of a block, given by its number in the document. Returns false if there is none.
    mutating func replaceBlock(_ number: Int, at node: Int, of page: Page) throws(LimitReached) -> Bool {
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

    /// Returns the replacement of a block. Separate from `replaceBlock`, like the two functions below, because the stack
    /// frame of that stays on the stack while the replacement is rendered.
    private mutating func replacement(ofBlock number: Int, in page: Page) -> Parents.Replacement? {
        guard !parents.areEmpty else { return nil }
        let block = page.document.blocks[number]
        charge((block.name.utf8.count + 16) * parents.count)
        return parents.replacement(of: block.name)
    }

    /// Indents the following text like a block. Returns the previous indentation.
    private mutating func beginReplacement(ofBlock number: Int, in page: Page) -> Output.Indentation {
        output.enter(indentation: page.document.source.bytes[page.document.blocks[number].indentation])
    }

    /// Restores the indentation before a block. A block that has its lines to itself ends with a line break, any other
    /// block without one, whatever the replacement is.
    private mutating func endReplacement(
        _ new: Parents.Replacement, ofBlock number: Int, in page: Page, from start: Int,
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
