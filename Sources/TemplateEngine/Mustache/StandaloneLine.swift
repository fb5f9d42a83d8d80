extension MustacheScanner {
    /// The line of a tag that stands alone on it, with its line break; nil when other text is there.
    func line(of tag: Range<Int>) -> Range<Int>? {
        guard let start = lineStart(before: tag.lowerBound), let end = lineEnd(after: tag.upperBound)
        else { return nil }
        return start..<end
    }

    /// Where the line begins, when there are only blanks before the index.
    func lineStart(before index: Int) -> Int? {
        var start = index
        while start > range.lowerBound, bytes[start - 1].isBlank { start -= 1 }
        return start == range.lowerBound || bytes[start - 1] == UInt8(ascii: "\n") ? start : nil
    }

    /// Where the next line begins, when there are only blanks from the index on.
    func lineEnd(after index: Int) -> Int? {
        var end = index
        while end < range.upperBound, bytes[end].isBlank { end += 1 }
        guard end < range.upperBound else { return end }
        if bytes[end] == UInt8(ascii: "\r"), end + 1 < range.upperBound { end += 1 }
        return bytes[end] == UInt8(ascii: "\n") ? end + 1 : nil
    }

    /// The blanks that the first line begins with in which anything else stands.
    func indentation(from index: Int) -> Range<Int> {
        var (start, end) = (index, index)
        while end < range.upperBound, bytes[end].isWhitespace {
            end += 1
            if !bytes[end - 1].isBlank { start = end }
        }
        return start..<end
    }
}
