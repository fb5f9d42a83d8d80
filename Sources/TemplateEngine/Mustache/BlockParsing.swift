/// Replaceable blocks.
extension MustacheParser {
    mutating func beginBlock(_ tag: MustacheTag) throws {
        let lead = lead(of: tag)
        addText(to: lead?.lowerBound ?? tag.range.lowerBound)
        check(tag)
        guard let lead, let start = scanner.lineEnd(after: tag.range.upperBound)
        else { return try beginBlockInLine(tag, lead) }
        position = start
        try open(tag, as: .block, indentation: dedented(scanner.indentation(from: start)), lead: lead)
    }

    /// Begins a block with text on its first line. The blanks before the block are stored twice, before it and inside
    /// it, until its end shows whether it has its lines to itself.
    private mutating func beginBlockInLine(_ tag: MustacheTag, _ lead: Range<Int>?) throws {
        position = tag.range.upperBound
        let blanks = lead ?? position..<position
        if !blanks.isEmpty { document.add(.text, blanks) }
        try open(tag, as: .block, indentation: blanks, lead: lead, keepsLead: !blanks.isEmpty)
        if !blanks.isEmpty { document.add(.text, blanks) }
    }

    mutating func open(
        _ tag: MustacheTag, as kind: OpenSection.Kind, indentation: Range<Int>, lead: Range<Int>? = nil,
        keepsLead: Bool = false
    ) throws {
        let number = document.blocks.count
        document.blocks.append(.init(name: source.text(tag.name), indentation: indentation))
        let block = OpenSection(
            node: document.add(.block(number), tag.name), number: number, tag: tag, kind: kind, lead: lead,
            keepsLead: keepsLead, dedent: dedent)
        try open(block, named: tag.name)
    }

    mutating func endBlock(_ tag: MustacheTag, _ block: OpenSection) {
        let end = scanner.lineEnd(after: tag.range.upperBound)
        let start = end == nil ? nil : scanner.lineStart(before: tag.range.lowerBound)
        addText(to: start ?? tag.range.lowerBound)
        position = tag.range.upperBound
        if let end, let lead = block.lead {
            finish(block, lead: lead, lineEnd: position..<end, isLine: start != nil)
            position = end
        } else {
            if let end, start != nil { position = end }
            if block.keepsLead { document.dropText(block.node + 1) }
        }
    }

    /// Ends a block that has its lines to itself. An empty block swallows its lines.
    private mutating func finish(_ block: OpenSection, lead: Range<Int>, lineEnd: Range<Int>, isLine: Bool) {
        let isEmpty = document.nodes.count == block.node + (block.keepsLead ? 2 : 1)
        if block.keepsLead { document.dropText(block.node - 1) }
        if block.keepsLead, isEmpty { document.dropText(block.node + 1) }
        if !isEmpty, !isLine, !lineEnd.isEmpty { document.add(.text, lineEnd) }
        document.blocks[block.number].lineEnd = lineEnd
        if isEmpty { document.blocks[block.number].indentation = lead }
    }
}
