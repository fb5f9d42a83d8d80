/// The name of a tag and its place.
struct TagName {
    let place: Range<Int>
    let markup: Range<Int>
}

struct OpenBlock {
    let name: TagName
    let kind: LiquidTagKind
    /// The parsed tag; nil if it is invalid or never rendered.
    var tag: LiquidTag?
    var bodies: [Range<Int>] = []
    let node: Int
    /// The length in bytes of the block's tags, including those of its branches but not its contents.
    var size: Int
    /// The index of the first node of the last branch.
    var bodyStart: Int
    /// Whether the block contains only white space and silent tags. Such a block writes nothing.
    var isBlank = true
}

extension LiquidParser {
    /// Begins a tag. Throws all diagnostics so far if blocks are nested too deeply.
    mutating func begin(_ kind: LiquidTagKind, _ name: TagName) throws {
        if !kind.isBlock, !kind.isSilent { markNotBlank() }
        var tag: LiquidTag?
        do throws(WrongMarkup) {
            tag = try reader.tag(kind, name.markup)
        } catch {
            problems.append(wrong(name, error))
        }
        guard kind.isBlock else {
            guard let tag else { return }
            var place = name.place
            if case .include(let include) = tag { place = include.value.place }
            return document.endSection(document.add(.tag(program.add(tag, size: name.markup.count)), place))
        }
        let node = document.nodes.count
        let block = OpenBlock(
            name: name, kind: kind, tag: tag, node: node, size: name.markup.count, bodyStart: node + 1)
        try open(block, named: name.place)
        document.add(.tag(0), name.place)
    }

    private var isInComment: Bool { !blocks.isEmpty && blocks[blocks.count - 1].kind == .comment }

    /// Begins the next branch of the innermost block.
    mutating func divide(_ name: TagName) {
        if isInComment { return }
        guard let last = blocks.indices.last, blocks[last].kind.branches.contains(text(name))
        else { return problems.append(misplaced(name)) }
        blocks[last].size += name.place.count + name.markup.count
        do throws(WrongMarkup) {
            try blocks[last].tag?.divide(name, &reader)
        } catch {
            problems.append(wrong(name, error))
        }
        endBody()
    }

    mutating func end(_ name: TagName) {
        if isInComment, !reader.has("endcomment", at: name.place) { return }
        if reader.has("end", at: name.place), let open = blocks.last {
            let hint = "write '{% end\(text(open.name)) %}'"
            problems.append(error("unknown tag 'end'", at: name.place, hint: hint))
            return close()
        }
        let block = TagName(place: name.place.dropFirst(3), markup: name.markup)
        let canEnd = reader.kind(of: block) != nil
        end(name, at: name.place, canEnd: canEnd)
    }

    func isEnded(_ block: Int, by end: TagName) -> Bool {
        source.bytes[blocks[block].name.place].elementsEqual(source.bytes[end.place.dropFirst(3)])
    }

    private mutating func endBody() {
        let last = blocks.count - 1
        blocks[last].bodies.append(blocks[last].bodyStart..<document.nodes.count)
        blocks[last].bodyStart = document.nodes.count
    }

    mutating func close() {
        endBody()
        let block = blocks.removeLast()
        guard let tag = block.tag else {
            document.nodes.removeLast(document.nodes.count - block.node)
            return
        }
        let number = program.add(tag, bodies: block.bodies, size: block.size)
        document.nodes[block.node].kind = .tag(number)
        document.endSection(block.node)
        if block.kind.isSilent { return }
        if block.isBlank { silence(block.node + 1..<document.nodes.count) } else { markNotBlank() }
    }

    /// Empties the texts of a block that writes nothing, except for captured text.
    private mutating func silence(_ nodes: Range<Int>) {
        var index = nodes.lowerBound
        while index < nodes.upperBound {
            let place = document.nodes[index].place
            switch document.nodes[index].kind {
            case .text: document.nodes[index].place = place.lowerBound..<place.lowerBound
            case .tag(let number):
                if case .capture = program.tags[number].content { index = document.nodes[index].end - 1 }
            default: break
            }
            index += 1
        }
    }
}
