/// A section whose end has not been read yet.
struct OpenSection {
    /// Its node in the document.
    let node: Int
    /// The tag that it begins with.
    let tag: MustacheTag
}

extension MustacheParser {
    /// Begins a section. Throws what was found so far when sections are nested too deep.
    mutating func begin(_ tag: MustacheTag) throws {
        check(tag)
        guard sections.count < limits.depth else {
            problems.append(tooDeep(tag))
            throw diagnostics
        }
        let node = document.beginSection(tag.name, isInverted: tag.kind == .inverted)
        sections.append(OpenSection(node: node, tag: tag))
    }

    /// Ends the section that the tag names, and those inside of it, which lack their ends.
    mutating func end(_ tag: MustacheTag) {
        guard let index = sections.lastIndex(where: { haveEqualNames($0.tag, tag) }) else {
            return endNone(tag)
        }
        while sections.count > index + 1 { problems.append(unclosed(miss(), before: tag)) }
        close()
    }

    /// An end that names no open section: one that was missed before, or a misspelt one.
    private mutating func endNone(_ tag: MustacheTag) {
        let name = source.text(tag.name)
        if let count = missed[name], count > 0 {
            missed[name] = count - 1
        } else if sections.isEmpty {
            problems.append(name.isEmpty ? empty(tag) : unopened(tag))
        } else {
            let section = miss()
            problems.append(name.isEmpty ? empty(tag) : mismatch(tag, section))
        }
    }

    /// Ends the innermost section.
    @discardableResult
    private mutating func close() -> OpenSection {
        let section = sections.removeLast()
        document.endSection(section.node)
        return section
    }

    /// Ends the innermost section, whose own end may still come.
    private mutating func miss() -> OpenSection {
        let section = close()
        missed[source.text(section.tag.name), default: 0] += 1
        return section
    }

    private func haveEqualNames(_ first: MustacheTag, _ second: MustacheTag) -> Bool {
        source.bytes[first.name] == source.bytes[second.name]
    }
}
