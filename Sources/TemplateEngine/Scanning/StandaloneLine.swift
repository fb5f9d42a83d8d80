extension MustacheScanner {
    /// Returns the line of a standalone tag, including the line break, or nil if there is other text on the line.
    func line(of tag: Range<Int>) -> Range<Int>? {
        guard let start = lineStart(before: tag.lowerBound), let end = lineEnd(after: tag.upperBound)
        else { return nil }
        return start..<end
    }

    /// Returns the start of the line, if only blanks precede the index on it.
    func lineStart(before index: Int) -> Int? {
        var start = index
        while start > range.lowerBound, bytes[start - 1].isBlank { start -= 1 }
        return start == range.lowerBound || bytes[start - 1] == UInt8(ascii: "\n") ? start : nil
    }

    /// Returns the start of the next line, if only blanks follow the index on this one.
    func lineEnd(after index: Int) -> Int? {
        var end = index
        while end < range.upperBound, bytes[end].isBlank { end += 1 }
        guard end < range.upperBound else { return end }
        if bytes[end] == UInt8(ascii: "\r"), end + 1 < range.upperBound { end += 1 }
        return bytes[end] == UInt8(ascii: "\n") ? end + 1 : nil
    }

    /// Returns the indentation of the first line that is not blank.
    func indentation(from index: Int) -> Range<Int> {
        var (start, end) = (index, index)
        while end < range.upperBound, bytes[end].isWhitespace {
            end += 1
            if !bytes[end - 1].isBlank { start = end }
        }
        return start..<end
    }
}
