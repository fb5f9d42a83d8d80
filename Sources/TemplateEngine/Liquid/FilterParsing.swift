extension MarkupParser {
    /// Parses an expression and its filters, ignoring everything else in the range.
    mutating func filtered(_ range: Range<Int>) throws(WrongMarkup) -> FilteredExpression {
        let place = trimmed(range)
        guard let fragment = firstFragment(in: range) else {
            return FilteredExpression(input: nil, filters: [], place: place)
        }
        let input = try expression(fragment)
        var filters: [FilterCall] = []
        let bar = skip(fragment.upperBound, to: range.upperBound) { $0 != UInt8(ascii: "|") }
        var index = min(bar + 1, range.upperBound)
        while index < range.upperBound {
            let call = callRange(from: index, to: range.upperBound)
            if let name = firstWord(in: call) { filters.append(try filter(name, call)) }
            index = max(call.upperBound, index + 1)
        }
        return FilteredExpression(input: input, filters: filters, place: place)
    }

    /// Returns the range of a filter with its arguments: fragments, commas and white space.
    private func callRange(from start: Int, to end: Int) -> Range<Int> {
        func skipped(_ index: Int) -> Int {
            skip(index, to: end) { $0.isLiquidSpace || $0 == UInt8(ascii: ",") }
        }
        var index = skipped(start)
        while let fragment = fragment(at: index, to: end) { index = skipped(fragment.upperBound) }
        return start..<index
    }

    private mutating func filter(_ name: Range<Int>, _ call: Range<Int>) throws(WrongMarkup) -> FilterCall {
        var arguments: [FilterCall.Argument] = []
        let end = call.upperBound
        var index = call.lowerBound
        while index < end {
            let isSeparator = bytes[index] == UInt8(ascii: ":") || bytes[index] == UInt8(ascii: ",")
            index += 1
            guard isSeparator else { continue }
            let keyword = word(at: skipSpace(index, to: end), to: end)
            let named = value(of: keyword, to: end)
            guard let value = named ?? fragment(at: keyword.lowerBound, to: end) else { continue }
            arguments.append(.init(keyword: named == nil ? nil : keyword, value: try expression(value)))
            index = value.upperBound
        }
        return FilterCall(place: name, name: text(name), arguments: arguments)
    }
}
