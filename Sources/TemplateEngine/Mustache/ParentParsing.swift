/// Parents and the blocks passed to them.
extension MustacheParser {
    /// Handles a tag that begins or ends a parent or a block. Returns false if the tag is neither.
    mutating func takeParentOrBlock(_ tag: MustacheTag) throws -> Bool {
        switch tag.kind {
        case .parent: try beginParent(tag)
        case .block where blocks.last?.kind == .parent: try beginArgument(tag)
        case .block: try beginBlock(tag)
        case .end: return endParentOrBlock(tag)
        default: return false
        }
        return true
    }

    private mutating func endParentOrBlock(_ tag: MustacheTag) -> Bool {
        guard let section = blocks.last, section.isEnded(by: tag, in: source) else { return false }
        switch section.kind {
        case .parent: endParent(tag, section)
        case .argument: endArgument(tag, section)
        case .block: endBlock(tag, section)
        case .section: return false
        }
        close()
        return true
    }

    private mutating func beginParent(_ tag: MustacheTag) throws {
        let lead = lead(of: tag)
        addText(to: lead?.lowerBound ?? tag.range.lowerBound)
        check(tag)
        if let lead, !lead.isEmpty { document.add(.text, lead) }
        let node = document.beginParent(tag)
        let parent = OpenSection(
            node: node, number: document.inclusions.count - 1, tag: tag, kind: .parent, lead: lead,
            dedent: dedent)
        try open(parent, named: tag.name)
        position = tag.range.upperBound
    }

    /// Ends a parent. Text before its end tag that is outside any block is ignored. A parent that has its lines to
    /// itself swallows their line breaks, and its indentation applies to the rendered text.
    private mutating func endParent(_ tag: MustacheTag, _ parent: OpenSection) {
        position = tag.range.upperBound
        guard let lead = parent.lead, let end = scanner.lineEnd(after: position) else { return }
        position = end
        document.inclusions[parent.number].indentation = lead
        if !lead.isEmpty { document.dropText(parent.node - 1) }
    }

    /// Begins a block passed to a parent. The text before it is ignored.
    private mutating func beginArgument(_ tag: MustacheTag) throws {
        guard let parent = blocks.last else { return }
        let (name, node) = (source.text(tag.name), document.nodes.count)
        if check(tag), let first = document.inclusions[parent.number].blocks?.updateValue(node, forKey: name)
        {
            problems.append(givenTwice(tag, first))
        }
        position = tag.range.upperBound
        try open(tag, as: .argument, indentation: position..<position)
        guard let start = scanner.lineEnd(after: position) else { return }
        position = start
        dedent = scanner.indentation(from: start).count
    }

    private mutating func endArgument(_ tag: MustacheTag, _ block: OpenSection) {
        let line = scanner.lineStart(before: tag.range.lowerBound)
        addText(to: line ?? tag.range.lowerBound)
        position = tag.range.upperBound
        if line != nil { document.blocks[block.number].hasLines = true }
    }
}
