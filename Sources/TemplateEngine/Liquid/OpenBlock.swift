/// The name of a tag, and where it stands.
struct TagName {
    let text: String
    let place: Range<Int>
}

/// A block whose end has not been read yet.
struct OpenBlock {
    let name: TagName
    /// What it says; nil when it could not be read.
    var tag: (any LiquidBlock)?
    /// Its node in the document.
    let node: Int
    /// The tags that may divide it.
    let branches: [String]
    /// How many bytes it takes in the template, with its branches, without what it holds.
    var size: Int
    /// Where the nodes of its last branch begin.
    var bodyStart: Int
    /// Whether it holds nothing but white space and silent tags: it is not written then.
    var isBlank = true
}

extension LiquidParser {
    /// Begins a tag. Throws what was found so far when blocks are nested too deep.
    mutating func begin(_ kind: LiquidTagKind, _ name: TagName, _ markup: Range<Int>) throws {
        switch kind {
        case .single(let kind):
            if !kind.isSilent { markNotBlank() }
            if let tag = read(name, { reader throws(WrongMarkup) in try kind.init(markup, &reader) }) {
                add(tag, name, markup)
            }
        case .block(let kind):
            let tag = read(name) { reader throws(WrongMarkup) in try kind.init(markup, &reader) }
            try open(tag, name, markup, branches: kind.branches)
        }
    }

    /// Reads a tag; when it cannot be read, that is noted.
    private mutating func read<Tag>(
        _ name: TagName, _ body: (inout LiquidReader) throws(WrongMarkup) -> Tag
    ) -> Tag? {
        do throws(WrongMarkup) {
            return try body(&reader)
        } catch {
            problems.append(wrong(name, error))
            return nil
        }
    }

    private mutating func open(
        _ tag: (any LiquidBlock)?, _ name: TagName, _ markup: Range<Int>, branches: [String]
    ) throws {
        guard blocks.count < limits.depth else {
            problems.append(tooDeep(name))
            throw diagnostics
        }
        let node = document.add(.tag(0), name.place)
        blocks.append(
            OpenBlock(
                name: name, tag: tag, node: node, branches: branches, size: markup.count, bodyStart: node + 1)
        )
    }

    private mutating func add(_ tag: any LiquidTag, _ name: TagName, _ markup: Range<Int>) {
        program.tags.append(tag)
        program.tagSizes.append(markup.count)
        let include = name.text == IncludeTag.name ? tag as? IncludeTag : nil
        if let include { program.note(include) }
        document.endSection(document.add(.tag(program.tags.count - 1), include?.place ?? name.place))
    }

    /// Begins the next branch of the innermost block.
    mutating func divide(_ name: TagName, _ markup: Range<Int>) {
        if blocks.last?.name.text == CommentTag.name { return }
        guard let last = blocks.indices.last, blocks[last].branches.contains(name.text) else {
            return problems.append(misplaced(name))
        }
        blocks[last].size += name.place.count + markup.count
        do throws(WrongMarkup) {
            try blocks[last].tag?.divide(name.text, markup, &reader)
        } catch {
            problems.append(wrong(name, error))
        }
        endBody()
    }

    /// Ends the innermost block that the tag ends, and those inside of it, which lack their ends.
    mutating func end(_ name: TagName) {
        let block = String(name.text.dropFirst(3))
        if blocks.last?.name.text == CommentTag.name, block != CommentTag.name { return }
        guard let index = blocks.lastIndex(where: { $0.name.text == block }) else {
            return endNone(name, block)
        }
        while blocks.count > index + 1 { problems.append(unclosed(miss(), before: name)) }
        close()
    }

    /// An end of no open block: one that was missed before, or a misspelt one.
    private mutating func endNone(_ name: TagName, _ block: String) {
        if let count = missed[block], count > 0 {
            missed[block] = count - 1
        } else if blocks.isEmpty || LiquidTagKind.all[block] == nil {
            problems.append(misplaced(name))
        } else {
            problems.append(mismatch(name, miss()))
        }
    }

    /// Ends the innermost block, whose own end may still come.
    private mutating func miss() -> OpenBlock {
        let name = blocks[blocks.count - 1].name.text
        missed[name, default: 0] += 1
        return close()
    }

    private mutating func endBody() {
        let last = blocks.count - 1
        let body = blocks[last].bodyStart..<document.nodes.count
        blocks[last].tag?.bodies.append(body)
        blocks[last].bodyStart = document.nodes.count
    }

    /// Ends the innermost block.
    @discardableResult
    private mutating func close() -> OpenBlock {
        endBody()
        let block = blocks.removeLast()
        guard let tag = block.tag, !type(of: tag).isDropped else {
            document.nodes.removeLast(document.nodes.count - block.node)
            return block
        }
        program.tags.append(tag)
        program.tagSizes.append(block.size)
        document.nodes[block.node].kind = .tag(program.tags.count - 1)
        document.endSection(block.node)
        if type(of: tag).isSilent { return block }
        if block.isBlank { silence(block.node + 1..<document.nodes.count) } else { markNotBlank() }
        return block
    }

    /// Empties the texts of a block that is not written, but not what is captured in it.
    private mutating func silence(_ nodes: Range<Int>) {
        var index = nodes.lowerBound
        while index < nodes.upperBound {
            let place = document.nodes[index].place
            switch document.nodes[index].kind {
            case .text: document.nodes[index].place = place.lowerBound..<place.lowerBound
            case .tag(let number) where program.tags[number] is CaptureTag:
                index = document.nodes[index].end - 1
            default: break
            }
            index += 1
        }
    }
}
