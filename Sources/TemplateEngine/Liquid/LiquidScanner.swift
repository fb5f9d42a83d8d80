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
        bytes.withUnsafeBytes { bytes in
            var index = start
            while let brace = bytes.firstOffset(of: UInt8(ascii: "{"), from: index, to: range.upperBound - 1)
            {
                if bytes[brace + 1] == UInt8(ascii: "{") || bytes[brace + 1] == UInt8(ascii: "%") {
                    return brace
                }
                index = brace + 1
            }
            return nil
        }
    }

    /// The output or the tag that begins here.
    func token(at start: Int) -> Token {
        let isTag = bytes[start + 1] == UInt8(ascii: "%")
        let hyphen = start + 2 < range.upperBound && bytes[start + 2] == UInt8(ascii: "-")
        let inside = start + (hyphen ? 3 : 2)
        guard let close = isTag ? tagEnd(from: start + 2) : outputEnd(from: start + 2) else {
            return Token(
                range: start..<start + 2, content: nil, isTag: isTag, trimsBefore: hyphen, trimsAfter: false)
        }
        guard close.isWhole else {
            return Token(
                range: start..<close.end, content: nil, isTag: isTag, trimsBefore: hyphen, trimsAfter: false)
        }
        let trimsAfter = close.end - 3 >= start + 2 && bytes[close.end - 3] == UInt8(ascii: "-")
        let end = close.end - (trimsAfter ? 3 : 2)
        return Token(
            range: start..<close.end, content: min(inside, end)..<max(min(inside, end), end), isTag: isTag,
            trimsBefore: hyphen, trimsAfter: trimsAfter)
    }

    private func tagEnd(from start: Int) -> (end: Int, isWhole: Bool)? {
        bytes.withUnsafeBytes { bytes in
            var index = start
            while let sign = bytes.firstOffset(of: UInt8(ascii: "%"), from: index, to: range.upperBound - 1) {
                if bytes[sign + 1] == UInt8(ascii: "}") { return (sign + 2, true) }
                index = sign + 1
            }
            return nil
        }
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
}
