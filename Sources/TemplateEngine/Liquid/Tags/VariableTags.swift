/// Tags that give values to names.
extension Rendering {
    mutating func render(_ tag: Shared<AssignTag>, of page: Page) throws(LimitReached) {
        if let value = try value(of: tag.value.value, in: page) {
            assign(value, to: page.partKeys[tag.value.name])
        }
    }

    @inline(never) mutating func render(
        capture name: Int, _ body: Int, at node: Int, of page: Page
    ) throws(LimitReached) {
        let start = output.count
        try renderBody(body, at: node, of: page)
        let text = output.cut(from: start)
        try work(text.count, at: page.document.nodes[node].place, of: page)
        assign(.text(text), to: page.partKeys[name])
    }

    mutating func render(_ tag: CounterTag, of page: Page) {
        let key = liquid.key(of: Array(page.document.source.bytes[tag.name]))
        let given = scopes.values.field(key, of: ValueArena.outermost).map(scopes.values.liquid)
        let start = liquid.counters[key].map { .integer($0) } ?? given ?? .null
        guard case .integer(let before) = start == .null ? .integer(0) : start else {
            return problems.add(.error, at: tag.name, of: page) { name in
                ("cannot count in '\(name)': it is not a whole number", nil)
            }
        }
        liquid.counters[key] = before &+ tag.step
        output.appendValue("\(tag.step > 0 ? before : before &+ tag.step)")
    }

    private mutating func assign(_ value: LiquidValue, to key: Int) {
        analysis?.assigned[key, default: []].append(value)
        liquid.assign(value, to: key)
    }
}

extension MarkupParser {
    /// Parses the name before the first equals sign that has one, and the value after the sign.
    mutating func assignment(_ markup: Range<Int>) throws(WrongMarkup) -> AssignTag {
        var index = markup.lowerBound
        while let name = signature(in: index..<markup.upperBound) {
            let sign = skipSpace(name.upperBound, to: markup.upperBound)
            if sign < markup.upperBound, bytes[sign] == UInt8(ascii: "=") {
                let value = skipSpace(sign + 1, to: markup.upperBound)..<markup.upperBound
                return AssignTag(name: part(name), value: try filtered(value))
            }
            index = name.upperBound
        }
        throw WrongMarkup()
    }

    func capture(_ markup: Range<Int>) throws(WrongMarkup) -> Int {
        guard let name = signature(in: markup) else { throw WrongMarkup() }
        return part(name)
    }

    /// Returns the first run of letters, digits, `_`, `-`, dots, brackets and parentheses.
    private func signature(in range: Range<Int>) -> Range<Int>? {
        func isPart(_ byte: UInt8) -> Bool { byte.isNamePart || ".[]()".utf8.contains(byte) }
        let start = skip(range.lowerBound, to: range.upperBound) { !isPart($0) }
        let end = skip(start, to: range.upperBound, while: isPart)
        return start < end ? start..<end : nil
    }
}
