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
        let node: Int
        if let loop = source.loopName(tag.name) {
            node = document.add(.loopSection(loop, isInverted: isInverted), tag.name)
        } else {
            node = document.beginSection(tag.name, isInverted: isInverted)
        }
        try open(OpenSection(node: node, tag: tag, dedent: dedent))
    }

    /// Notes what has begun, unless that is too deep.
    mutating func open(_ section: OpenSection) throws {
        guard sections.count < limits.depth else {
            problems.append(tooDeep(section.tag))
            throw diagnostics
        }
        sections.append(section)
    }

    /// Ends the section that the tag names, and those inside of it, which lack their ends.
    mutating func end(_ tag: MustacheTag) {
        guard let index = sections.lastIndex(where: { $0.isEnded(by: tag, in: source) }) else {
            return endNone(tag)
        }
        while sections.count > index + 1 { problems.append(unclosed(miss(), before: tag)) }
        close()
    }

    /// An end that names no open section: one that was missed before, or a misspelt one.
    private mutating func endNone(_ tag: MustacheTag) {
        let title = title(of: tag)
        if let count = missed[title], count > 0 {
            missed[title] = count - 1
        } else if sections.isEmpty {
            problems.append(tag.name.isEmpty ? empty(tag) : unopened(tag))
        } else {
            let section = miss()
            problems.append(tag.name.isEmpty ? empty(tag) : mismatch(tag, section))
        }
    }

    /// Ends the innermost section.
    @discardableResult
    mutating func close() -> OpenSection {
        let section = sections.removeLast()
        document.endSection(section.node)
        dedent = section.dedent
        return section
    }

    /// Ends the innermost section, whose own end may still come.
    private mutating func miss() -> OpenSection {
        let section = close()
        missed[title(of: section.tag), default: 0] += 1
        return section
    }
}
