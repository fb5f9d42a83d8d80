extension Filter {
    /// Returns a range of a text's characters or of a list's items. A negative offset counts from the end.
    static func slice(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        let offset = try integer(input.argument(0) ?? .null, input)
        let second = input.argument(1) ?? .null
        let length = second.isTrue ? try integer(second, input) : 1
        if case .list(let list) = input.value {
            return .list(Array(list[part(of: list.count, offset, length)]))
        }
        let text = input.text
        let part = part(of: text.characterCount, offset, length)
        let rest = text[text[...].firstCharacters(part.lowerBound).endIndex...]
        return .text(Array(rest.firstCharacters(part.count)))
    }

    /// Shortens a text and appends an ellipsis, which counts toward the length.
    static func truncate(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        if input.value == .null { return .null }
        let length = try integer(input.argument(0) ?? .integer(50), input)
        let ellipsis = input.text(1, default: "...")
        let text = input.text
        guard text.characterCount > length else { return .text(text) }
        let (count, overflow) = length.subtractingReportingOverflow(ellipsis.characterCount)
        return .text(text[...].firstCharacters(overflow ? 0 : max(0, count)) + ellipsis)
    }

    static func truncateWords(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        if input.value == .null { return .null }
        let count = try integer(input.argument(0) ?? .integer(15), input)
        let last = count == .min ? 0 : max(0, count - 1)
        let words = input.text.split(maxSplits: min(last, 1_000_000) + 1, whereSeparator: \.isLiquidSpace)
        guard words.count > last else { return input.value }
        let kept = words.prefix(last + 1)
        return .text(Array(kept.joined(separator: [UInt8(ascii: " ")])) + input.text(1, default: "..."))
    }

    /// Returns the range of the items that Ruby's `slice` would take; empty if the offset is out of range.
    private static func part(of count: Int, _ offset: Int, _ length: Int) -> Range<Int> {
        let start = offset < 0 ? offset + count : offset
        guard (0...count).contains(start), length >= 0 else { return 0..<0 }
        return start..<start + min(length, count - start)
    }

    /// Returns the value as an integer if it is an integer or a text that contains one.
    private static func integer(_ value: LiquidValue, _ input: FilterInput) throws(FilterProblem) -> Int {
        if case .integer(let integer) = value { return integer }
        let bytes = input.values.text(of: value)
        let text = String(decoding: bytes, as: UTF8.self)
        if bytes.count <= 100, let integer = Int(text.filter { $0 != "_" && !$0.isWhitespace }) {
            return integer
        }
        throw FilterProblem("takes a whole number, not '\(text)'")
    }
}

extension ArraySlice<UInt8> {
    /// Returns the first `count` Unicode characters of the UTF-8, or all if there are fewer.
    fileprivate func firstCharacters(_ count: Int) -> Self {
        var rest = count
        let end = firstIndex { byte in
            if byte & 0xC0 != 0x80 { rest -= 1 }
            return rest < 0
        }
        return self[..<(end ?? endIndex)]
    }
}
