extension MarkupParser {
    mutating func expression(_ range: Range<Int>, depth: Int = 0) throws(WrongMarkup) -> Expression {
        if isPlainName(range) { return .name(number(of: range), range) }
        guard depth < Self.depth else {
            throw WrongMarkup(
                message: "brackets are nested more than \(Self.depth) levels deep", place: range)
        }
        if let literal = try literal(range) { return .literal(literal) }
        if let range = try self.range(range, depth: depth) { return range }
        return try lookup(range, depth: depth)
    }

    mutating func placed(_ fragment: Range<Int>) throws(WrongMarkup) -> PlacedExpression {
        PlacedExpression(value: try expression(fragment), place: fragment)
    }

    private func literal(_ range: Range<Int>) throws(WrongMarkup) -> LiquidValue? {
        guard let first = range.first.map({ bytes[$0] }) else { return .null }
        let last = bytes[range.upperBound - 1]
        if first == UInt8(ascii: "'") || first == UInt8(ascii: "\""), first == last, range.count > 1 {
            return .text(Array(bytes[range.dropFirst().dropLast()]))
        }
        if first.isDigit || first == UInt8(ascii: "-") { return try number(range) }
        return keyword(range)
    }

    /// Returns the value of a keyword, such as `true`; nil for any other word.
    func keyword(_ range: Range<Int>) -> LiquidValue? {
        guard (3...5).contains(range.count) else { return nil }
        if has("nil", at: range) || has("null", at: range) { return .null }
        if has("true", at: range) { return .bool(true) }
        if has("false", at: range) { return .bool(false) }
        if has("blank", at: range) { return .marker(isEmpty: false) }
        return has("empty", at: range) ? .marker(isEmpty: true) : nil
    }

    /// Parses a number. Everything after the second point of a fraction is ignored.
    private func number(_ range: Range<Int>) throws(WrongMarkup) -> LiquidValue? {
        let hasSign = bytes[range.lowerBound] == UInt8(ascii: "-")
        let digits = bytes[hasSign ? range.lowerBound + 1..<range.upperBound : range]
        let dot = UInt8(ascii: ".")
        guard let first = digits.first, first.isDigit, digits.allSatisfy({ $0.isDigit || $0 == dot })
        else { return nil }
        if !digits.contains(dot) {
            if let integer = Int(text(range)) { return .integer(integer) }
            throw WrongMarkup(message: "the number '\(text(range))' is too large", place: range)
        }
        let parts = text(range).split(separator: ".", omittingEmptySubsequences: false)
        return .float(Double(parts[0] + "." + (parts[1].isEmpty ? "0" : parts[1])) ?? 0)
    }

    private mutating func range(_ range: Range<Int>, depth: Int) throws(WrongMarkup) -> Expression? {
        guard range.count >= 6, bytes[range].starts(with: "(".utf8), bytes[range].last == UInt8(ascii: ")")
        else { return nil }
        let inside = range.lowerBound + 1..<range.upperBound - 1
        guard !bytes[inside].contains(where: \.isLiquidSpace) else { return nil }
        let dots = (inside.lowerBound + 1..<inside.upperBound - 2).last { index in
            bytes[index] == UInt8(ascii: ".") && bytes[index + 1] == UInt8(ascii: ".")
        }
        guard let dots else { return nil }
        let start = try expression(inside.lowerBound..<dots, depth: depth + 1)
        let end = try expression(dots + 2..<inside.upperBound, depth: depth + 1)
        guard let first = literalBound(start), let last = literalBound(end)
        else { return .range(start, end, range) }
        return .literal(.range(first, last))
    }

    /// Parses a name: words, which may end with `?`, and brackets. Skips everything else.
    private mutating func lookup(_ range: Range<Int>, depth: Int) throws(WrongMarkup) -> Expression {
        var (words, keys): ([Range<Int>], [Lookup.Key]) = ([], [])
        let lastBracket = bytes[range].lastIndex(of: UInt8(ascii: "]")) ?? range.lowerBound
        var index = range.lowerBound
        while index < range.upperBound {
            if let end = closingBracket(of: index, to: lastBracket + 1) {
                keys.append(.value(try expression(index + 1..<end, depth: depth + 1)))
                index = end + 1
            } else if bytes[index].isNamePart {
                let word = name(at: index, to: range.upperBound)
                words.append(word)
                keys.append(.part(part(word)))
                index = word.upperBound
            } else {
                index += 1
            }
        }
        if !words.isEmpty, words.count == keys.count {
            let name = words.map { bytes[$0] }.joined(separator: [UInt8(ascii: ".")])
            return .name(Array(name).withUnsafeBytes { names.number(of: $0) }, range)
        }
        let first = keys.first ?? .value(.literal(.null))
        return .lookup(Lookup(first: first, rest: Array(keys.dropFirst()), place: range))
    }

    /// Returns the end of the bracket at an index; nil if it is empty or not closed.
    private func closingBracket(of start: Int, to end: Int) -> Int? {
        guard start < end, bytes[start] == UInt8(ascii: "[") else { return nil }
        let close = bytes[start..<end].firstIndex(of: UInt8(ascii: "]"))
        return close.flatMap { $0 > start + 1 ? $0 : nil }
    }

    private func name(at start: Int, to end: Int) -> Range<Int> {
        let index = skip(start, to: end, while: \.isNamePart)
        return start..<(index < end && bytes[index] == UInt8(ascii: "?") ? index + 1 : index)
    }

    /// Returns the number of a word among the parts of names.
    func part(_ word: Range<Int>) -> Int {
        bytes.withUnsafeBytes { names.parts.add(UnsafeRawBufferPointer(rebasing: $0[word])) }
    }

    mutating func number(of name: Range<Int>) -> Int {
        bytes.withUnsafeBytes { names.number(of: UnsafeRawBufferPointer(rebasing: $0[name])) }
    }

    private func literalBound(_ expression: Expression) -> Int? {
        expression.literal.flatMap { $0 == .null ? 0 : $0.wholeNumber }
    }
}
