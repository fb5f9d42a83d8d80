extension Rendering {
    mutating func render(_ tag: Shared<CycleTag>, at node: Int, of page: Page) throws(LimitReached) {
        let tag = tag.value
        let key = try key(of: tag, at: node, of: page)
        charge(key.count)
        let index = liquid.cycles[key] ?? 0
        liquid.cycles[key] = index + 1 >= tag.values.count ? 0 : index + 1
        guard tag.values.indices.contains(index) else { return }
        try write(try value(of: tag.values[index], in: page), at: tag.place, of: page)
    }

    /// Returns the key that identifies the cycle: its name, else its values if they are all literals, else the tag.
    private mutating func key(of tag: CycleTag, at node: Int, of page: Page) throws(LimitReached) -> [UInt8] {
        guard let name = tag.name else {
            return tag.literalKey ?? Array("\(page.partial ?? "") \(node)".utf8)
        }
        let value = try value(of: name, in: page, isTested: true)
        try work(value.weight, at: tag.place, of: page)
        return scopes.values.inspected(value)
    }
}

extension MarkupParser {
    mutating func cycle(_ markup: Range<Int>) throws(WrongMarkup) -> CycleTag {
        guard let first = fragment(at: markup.lowerBound, to: markup.upperBound) else { throw WrongMarkup() }
        let colon = colon(behind: first, to: markup.upperBound)
        let name = try colon.map { colon throws(WrongMarkup) in
            try expression(first.lowerBound..<min(first.upperBound, colon))
        }
        let list = bytes[(colon.map { $0 + 1 } ?? markup.lowerBound)..<markup.upperBound]
        let parts = list.split(separator: UInt8(ascii: ","))
        let fragments = parts.compactMap { firstFragment(in: $0.startIndex..<$0.endIndex) }
        let values = try fragments.map { fragment throws(WrongMarkup) in try expression(fragment) }
        let literals = values.compactMap(\.literal)
        let none = ValueArena.empty
        let key =
            literals.count == values.count ? none.inspected(.text(none.inspected(.list(literals)))) : nil
        return CycleTag(name: name, values: values, literalKey: key, place: trimmed(markup))
    }

    /// Returns the colon that ends a fragment, is the last one in it, or follows it.
    private func colon(behind fragment: Range<Int>, to end: Int) -> Int? {
        let next = skipSpace(fragment.upperBound, to: end)
        if next < end, bytes[next] == UInt8(ascii: ":") { return next }
        let first = bytes[fragment.lowerBound]
        if first == UInt8(ascii: "'") || first == UInt8(ascii: "\"") { return nil }
        let colon = bytes[fragment].lastIndex(of: UInt8(ascii: ":"))
        return colon.flatMap { $0 > fragment.lowerBound ? $0 : nil }
    }
}
