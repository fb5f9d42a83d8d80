/// Cuts Liquid text into outputs, tags and the text between them.
struct LiquidScanner {
    let bytes: [UInt8]
    /// What is scanned of the bytes.
    let range: Range<Int>

    /// An output or a tag.
    struct Token {
        /// With its braces.
        let range: Range<Int>
        /// What stands between the braces and their hyphens; nil when it is not ended.
        let content: Range<Int>?
        let isTag: Bool
        /// Whether a hyphen says that the white space before it, or after it, is dropped.
        let trimsBefore: Bool
        let trimsAfter: Bool
    }

    /// Where the next output or tag begins.
    func opening(from start: Int) -> Int? {
        first(UInt8(ascii: "{"), from: start) { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "%") }
    }

    /// The output or the tag that begins here.
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

    /// An output ends at the first brace, which is a mistake when there is only one.
    private func outputEnd(from start: Int) -> (end: Int, isWhole: Bool)? {
        bytes.withUnsafeBytes { bytes in
            let close = bytes.firstOffset(of: UInt8(ascii: "}"), from: start, to: range.upperBound)
            guard let close else { return nil }
            let isWhole = close + 1 < range.upperBound && bytes[close + 1] == UInt8(ascii: "}")
            return (close + (isWhole ? 2 : 1), isWhole)
        }
    }

    /// Where a byte stands first that such a byte follows.
    @inline(__always)
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
