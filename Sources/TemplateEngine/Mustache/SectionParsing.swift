import SourceText

/// A section, parent or block that is still open.
struct OpenSection {
    enum Kind: String {
        case section, parent, block
        /// A block passed to a parent.
        case argument
    }

    let node: Int
    /// The number of a parent among the inclusions, or of a block among the blocks.
    var number = 0
    let tag: MustacheTag
    var kind = Kind.section
    /// The blanks before the opening tag; nil if other text precedes it on its line.
    var lead: Range<Int>?
    /// Whether the document also has these blanks before the block and inside it.
    var keepsLead = false
    /// The number of blanks to remove from each line of the surrounding text.
    let dedent: Int

    func isEnded(by end: MustacheTag, in source: SourceFile) -> Bool {
        guard end.isDynamic == tag.isDynamic else { return false }
        if source.bytes[end.name].elementsEqual(source.bytes[tag.name]) { return true }
        // The invalid `{{#if title}}…{{/if}}` is one mistake, not two.
        return kind == .section && source.text(tag.name).hasPrefix("\(source.text(end.name)) ")
    }

    var noun: String { kind == .argument ? "block" : kind.rawValue }
}

extension MustacheParser {
    mutating func begin(_ tag: MustacheTag) throws {
        guard !isElse(tag) else { return problems.append(noElse(at: tag.range)) }
        if !check(tag), source.text(tag.name).hasPrefix("else ") { return }
        let isInverted = tag.kind == .inverted
        let loop = source.loopName(tag.name).map { Node.Kind.loopSection($0, isInverted: isInverted) }
        let kind = loop ?? .section(document.number(of: tag.name), isInverted: isInverted)
        let node = document.add(kind, tag.name)
        try open(OpenSection(node: node, tag: tag, dedent: dedent), named: tag.name)
    }

    mutating func end(_ tag: MustacheTag) { end(tag, at: tag.range) }

    func isEnded(_ block: Int, by end: MustacheTag) -> Bool { blocks[block].isEnded(by: end, in: source) }

    mutating func close() {
        let section = blocks.removeLast()
        document.endSection(section.node)
        dedent = section.dedent
    }
}
