import SourceText

/// A section, a parent or a block whose end has not been read yet.
struct OpenSection {
    enum Kind: String {
        case section, parent, block
        /// A block that a parent is given.
        case argument
    }

    /// Its node in the document.
    let node: Int
    /// Of a parent its number among the inclusions, of a block that among the blocks.
    var number = 0
    /// The tag that it begins with.
    let tag: MustacheTag
    var kind = Kind.section
    /// The blanks before it; nil when other text stands before it in its line.
    var lead: Range<Int>?
    /// Whether these are before it and in it, too.
    var keepsLead = false
    /// How many blanks each line of the text around it loses.
    let dedent: Int

    /// Whether the tag has its name.
    func isEnded(by end: MustacheTag, in source: SourceFile) -> Bool {
        end.isDynamic == tag.isDynamic && source.bytes[end.name] == source.bytes[tag.name]
    }

    /// What it is, in a message.
    var noun: String { kind == .argument ? "block" : kind.rawValue }
}

extension MustacheParser {
    /// Begins a section. Throws what was found so far when sections are nested too deep.
    mutating func begin(_ tag: MustacheTag) throws {
        check(tag)
        let isInverted = tag.kind == .inverted
        let loop = source.loopName(tag.name).map { Node.Kind.loopSection($0, isInverted: isInverted) }
        let kind = loop ?? .section(document.number(of: tag.name), isInverted: isInverted)
        let node = document.add(kind, tag.name)
        try open(OpenSection(node: node, tag: tag, dedent: dedent), named: tag.name)
    }

    /// Ends the section that the tag names, and those inside of it, which lack their ends.
    mutating func end(_ tag: MustacheTag) {
        end(tag, at: tag.range) { [source] in $0.isEnded(by: tag, in: source) }
    }

    mutating func close() -> OpenSection {
        let section = blocks.removeLast()
        document.endSection(section.node)
        dedent = section.dedent
        return section
    }
}
