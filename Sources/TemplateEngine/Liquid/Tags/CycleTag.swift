extension CycleTag {
    init(_ markup: Range<Int>, _ reader: inout MarkupParser) throws(WrongMarkup) {
        guard let first = reader.fragment(at: markup.lowerBound, to: markup.upperBound)
        else { throw WrongMarkup() }
        place = reader.trimmed(markup)
        if let colon = reader.colon(behind: first, to: markup.upperBound) {
            name = try reader.expression(first.lowerBound..<min(first.upperBound, colon))
            values = try reader.listed(colon + 1..<markup.upperBound)
        } else {
            name = nil
            values = try reader.listed(markup)
        }
        let literals = values.compactMap(\.literal)
        let none = ValueArena.empty
        let isLiteral = literals.count == values.count
        literalKey = isLiteral ? none.inspected(.text(none.inspected(.list(literals)))) : nil
    }

    func render(at node: Int, of page: BoundDocument, in rendering: inout Rendering) throws(LimitReached) {
        let key = try key(at: node, of: page, in: &rendering)
        rendering.charge(key.count)
        let index = rendering.liquid.cycles[key] ?? 0
        rendering.liquid.cycles[key] = index + 1 >= values.count ? 0 : index + 1
        guard values.indices.contains(index) else { return }
        let value = try rendering.value(of: values[index], in: page)
        try rendering.write(value, at: place, of: page)
    }

    /// Returns the key that identifies the cycle: its name, else its values if they are all literals, else the tag.
    private func key(
        at node: Int, of page: BoundDocument, in rendering: inout Rendering
    ) throws(LimitReached) -> [UInt8] {
        if let name {
            let value = try rendering.value(of: name, in: page, isTested: true)
            try rendering.work(value.weight, at: place, of: page)
            return rendering.scopes.values.inspected(value)
        }
        return literalKey ?? Array("\(page.partial ?? "") \(node)".utf8)
    }
}

extension MarkupParser {
    /// Returns the colon that ends a fragment, is the last one in it, or follows it.
    fileprivate func colon(behind fragment: Range<Int>, to end: Int) -> Int? {
        let next = skipSpace(fragment.upperBound, to: end)
        if next < end, bytes[next] == UInt8(ascii: ":") { return next }
        let first = bytes[fragment.lowerBound]
        if first == UInt8(ascii: "'") || first == UInt8(ascii: "\"") { return nil }
        let colon = bytes[fragment].lastIndex(of: UInt8(ascii: ":"))
        return colon.flatMap { $0 > fragment.lowerBound ? $0 : nil }
    }

    /// Parses the expressions between commas.
    fileprivate mutating func listed(_ range: Range<Int>) throws(WrongMarkup) -> [Expression] {
        let parts = bytes[range].split(separator: UInt8(ascii: ","))
        let fragments = parts.compactMap { firstFragment(in: $0.startIndex..<$0.endIndex) }
        return try fragments.map { fragment throws(WrongMarkup) in try expression(fragment) }
    }
}
