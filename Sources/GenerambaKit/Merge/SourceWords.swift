import SourceText

/// The words of a text: runs of letters, digits, `_` and characters outside of ASCII.
struct SourceWords {
    let bytes: [UInt8]
    /// The places of the words, in order.
    let ranges: [Range<Int>]
    /// The indices of the words of each line.
    let lines: [Range<Int>]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var ranges: [Range<Int>] = []
        var lines: [Range<Int>] = []
        var (start, first) = (Int?.none, 0)
        for (offset, byte) in bytes.enumerated() {
            if byte.isWordPart || byte >= 0x80 {
                start = start ?? offset
                continue
            }
            if let begin = start { ranges.append(begin..<offset) }
            start = nil
            if byte == UInt8(ascii: "\n") {
                lines.append(first..<ranges.count)
                first = ranges.count
            }
        }
        if let begin = start { ranges.append(begin..<bytes.count) }
        if bytes.last.map({ $0 != UInt8(ascii: "\n") }) == true { lines.append(first..<ranges.count) }
        (self.ranges, self.lines) = (ranges, lines)
    }

    /// The word with an index.
    subscript(index: Int) -> ArraySlice<UInt8> { bytes[ranges[index]] }

    /// Whether words of this text are the same as words of another one.
    func equal(_ words: Range<Int>, _ other: SourceWords, _ others: Range<Int>) -> Bool {
        words.count == others.count && zip(words, others).allSatisfy { self[$0] == other[$1] }
    }

    /// Whether two texts have the same words, so that they differ at most in white space and signs.
    static func areEqual(_ first: [UInt8], _ second: [UInt8]) -> Bool {
        let (first, second) = (SourceWords(first), SourceWords(second))
        return first.equal(first.ranges.indices, second, second.ranges.indices)
    }
}
