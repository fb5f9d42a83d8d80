import SourceText

/// Parses the contents of tags and outputs. Liquid 4.0.0 uses lenient patterns, which take what they recognize and skip
/// the rest. The functions here follow these patterns.
struct MarkupParser {
    let bytes: [UInt8]
    let names = NameTable()

    /// The maximum nesting depth of brackets and ranges.
    static let depth = 20

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Whether a range consists of a word.
    func has(_ word: StaticString, at range: Range<Int>) -> Bool {
        word.withUTF8Buffer { bytes[range].elementsEqual($0) }
    }

    func starts(_ range: Range<Int>, with word: StaticString) -> Bool {
        word.withUTF8Buffer { bytes[range].starts(with: $0) }
    }

    /// Returns the end of the run of matching bytes at an index.
    @inline(__always) func skip(_ start: Int, to end: Int, while isPart: (UInt8) -> Bool) -> Int {
        var index = start
        while index < end, isPart(bytes[index]) { index += 1 }
        return index
    }

    func skipSpace(_ start: Int, to end: Int) -> Int { skip(start, to: end, while: \.isLiquidSpace) }

    func trimmed(_ range: Range<Int>) -> Range<Int> { bytes.trimmed(range, while: \.isLiquidSpace) }

    /// Returns the run of letters, digits and `_` at an index.
    func word(at start: Int, to end: Int) -> Range<Int> { start..<skip(start, to: end, while: \.isWordPart) }

    /// Whether a range is a name without brackets: words separated by single dots.
    func isPlainName(_ range: Range<Int>) -> Bool {
        guard !range.isEmpty, bytes[range.lowerBound].isWordPart, !bytes[range.lowerBound].isDigit
        else { return false }
        let isPlain = bytes.withUnsafeBytes { $0.isDottedName(range, \.isNamePart) }
        return isPlain && keyword(range) == nil
    }

    func firstWord(in range: Range<Int>) -> Range<Int>? {
        guard let start = range.first(where: { bytes[$0].isWordPart }) else { return nil }
        return word(at: start, to: range.upperBound)
    }

    /// Returns the quoted text at an index, including its quotes.
    private func quoted(at start: Int, to end: Int) -> Range<Int>? {
        guard bytes[start] == UInt8(ascii: "'") || bytes[start] == UInt8(ascii: "\"") else { return nil }
        let close = skip(start + 1, to: end) { $0 != bytes[start] }
        return close < end ? start..<close + 1 : nil
    }

    /// Returns the fragment at an index: a quoted text, or a run without spaces, commas and bars outside quotes.
    func fragment(at start: Int, to end: Int) -> Range<Int>? {
        guard start < end else { return nil }
        if let quoted = quoted(at: start, to: end) { return quoted }
        var index = skip(start, to: end, while: \.isFragmentPart)
        while index < end, let quoted = quoted(at: index, to: end) {
            index = skip(quoted.upperBound, to: end, while: \.isFragmentPart)
        }
        return index > start ? start..<index : nil
    }

    /// Returns the fragment after a keyword, which must follow the index. Both must be preceded by white space.
    func fragment(behind keyword: StaticString, after index: Int, to end: Int) -> Range<Int>? {
        let word = word(at: skipSpace(index, to: end), to: end)
        guard word.lowerBound > index, has(keyword, at: word) else { return nil }
        let start = skipSpace(word.upperBound, to: end)
        return start > word.upperBound ? fragment(at: start, to: end) : nil
    }

    func firstFragment(in range: Range<Int>) -> Range<Int>? {
        for start in range { if let fragment = fragment(at: start, to: range.upperBound) { return fragment } }
        return nil
    }

    func attributes(in range: Range<Int>) -> [(key: Range<Int>, value: Range<Int>)] {
        var found: [(key: Range<Int>, value: Range<Int>)] = []
        guard bytes[range].contains(UInt8(ascii: ":")) else { return found }
        var index = range.lowerBound
        while index < range.upperBound {
            let key = word(at: index, to: range.upperBound)
            if let value = value(of: key, to: range.upperBound) {
                found.append((key, value))
                index = value.upperBound
            } else {
                index = max(key.upperBound, index + 1)
            }
        }
        return found
    }

    /// Returns the fragment after a key and a colon.
    func value(of key: Range<Int>, to end: Int) -> Range<Int>? {
        guard !key.isEmpty else { return nil }
        let colon = skipSpace(key.upperBound, to: end)
        guard colon < end, bytes[colon] == UInt8(ascii: ":") else { return nil }
        return fragment(at: skipSpace(colon + 1, to: end), to: end)
    }
}

/// Thrown when a tag cannot be parsed.
struct WrongMarkup: Error {
    /// What is wrong; nil for the general message about the tag.
    var message: String?
    /// The place of the error; nil for the tag's name.
    var place: Range<Int>?
    var hint: String?
}

extension UInt8 {
    /// Whether Liquid treats the byte as white space: like `isWhitespace`, plus form feed and vertical tab.
    var isLiquidSpace: Bool { self == UInt8(ascii: " ") || (9...13).contains(self) }

    /// Whether the byte may occur in a name.
    package var isNamePart: Bool { isWordPart || self == UInt8(ascii: "-") }

    fileprivate var isFragmentPart: Bool {
        switch self {
        case UInt8(ascii: ","), UInt8(ascii: "|"), UInt8(ascii: "'"), UInt8(ascii: "\""): false
        default: !isLiquidSpace
        }
    }
}
