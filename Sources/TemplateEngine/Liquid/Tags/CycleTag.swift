/// `{% cycle 'a', 'b' %}`, `{% cycle name: 'a', 'b' %}`: each time the next one.
struct CycleTag: LiquidTag {
    /// What names the cycle; nil for its own values.
    private let name: Expression?
    private let values: [Expression]
    /// What tells it apart without a name: its values if they are all written out; nil if not.
    private let literalKey: [UInt8]?
    private let place: Range<Int>

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

    /// What tells cycles apart: the name, or the values if they are written out, or the tag.
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
    /// The colon that ends a fragment, or stands in it last, or follows it.
    fileprivate func colon(behind fragment: Range<Int>, to end: Int) -> Int? {
        let next = skipSpace(fragment.upperBound, to: end)
        if next < end, bytes[next] == UInt8(ascii: ":") { return next }
        let first = bytes[fragment.lowerBound]
        if first == UInt8(ascii: "'") || first == UInt8(ascii: "\"") { return nil }
        let colon = bytes[fragment].lastIndex(of: UInt8(ascii: ":"))
        return colon.flatMap { $0 > fragment.lowerBound ? $0 : nil }
    }

    /// The expressions between commas.
    fileprivate mutating func listed(_ range: Range<Int>) throws(WrongMarkup) -> [Expression] {
        let parts = bytes[range].split(separator: UInt8(ascii: ","))
        let fragments = parts.compactMap { firstFragment(in: $0.startIndex..<$0.endIndex) }
        return try fragments.map { fragment throws(WrongMarkup) in try expression(fragment) }
    }
}
