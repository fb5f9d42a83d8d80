/// Splits Liquid text into outputs, tags and the text between them.
struct LiquidScanner {
    let bytes: [UInt8]
    let range: Range<Int>

    /// An output or a tag.
    struct Token {
        /// The range including the braces.
        let range: Range<Int>
        /// The range between the braces and their hyphens; nil if the closing brace is missing.
        let content: Range<Int>?
        let isTag: Bool
        /// Whether hyphens request the removal of the white space before and after the token.
        let trimsBefore: Bool
        let trimsAfter: Bool
    }

    func opening(from start: Int) -> Int? {
        first(UInt8(ascii: "{"), from: start) { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "%") }
    }

    func token(at start: Int) -> Token {
        let isTag = bytes[start + 1] == UInt8(ascii: "%")
        let hyphen = start + 2 < range.upperBound && bytes[start + 2] == UInt8(ascii: "-")
        let close = isTag ? tagEnd(from: start + 2) : outputEnd(from: start + 2)
        guard let close, close.isWhole else {
            let range = start..<(close?.end ?? start + 2)
            return Token(range: range, content: nil, isTag: isTag, trimsBefore: hyphen, trimsAfter: false)
        }
        let trimsAfter = close.end - 3 >= start + 2 && bytes[close.end - 3] == UInt8(ascii: "-")
        let end = close.end - (trimsAfter ? 3 : 2)
        let inside = min(start + (hyphen ? 3 : 2), end)
        return Token(
            range: start..<close.end, content: inside..<end, isTag: isTag, trimsBefore: hyphen,
            trimsAfter: trimsAfter)
    }

    private func tagEnd(from start: Int) -> (end: Int, isWhole: Bool)? {
        first(UInt8(ascii: "%"), from: start) { $0 == UInt8(ascii: "}") }.map { ($0 + 2, true) }
    }

    /// Returns the end of an output, which is its first closing brace. A single brace is an error.
    private func outputEnd(from start: Int) -> (end: Int, isWhole: Bool)? {
        bytes.withUnsafeBytes { bytes in
            let close = bytes.firstOffset(of: UInt8(ascii: "}"), from: start, to: range.upperBound)
            guard let close else { return nil }
            let isWhole = close + 1 < range.upperBound && bytes[close + 1] == UInt8(ascii: "}")
            return (close + (isWhole ? 2 : 1), isWhole)
        }
    }

    /// Returns the first occurrence of a byte that is followed by a byte matching a condition.
    private func first(_ byte: UInt8, from start: Int, followedBy isNext: (UInt8) -> Bool) -> Int? {
        bytes.withUnsafeBytes { bytes in
            var index = start
            while let found = bytes.firstOffset(of: byte, from: index, to: range.upperBound - 1) {
                if isNext(bytes[found + 1]) { return found }
                index = found + 1
            }
            return nil
        }
    }
}
