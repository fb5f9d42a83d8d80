extension UInt8 {
    /// Whether the byte is a space or a tab.
    @inlinable
    package var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

    /// Whether the byte is a space, a tab or part of a line break.
    @inlinable
    package var isWhitespace: Bool { isBlank || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

    /// Whether the byte is an ASCII digit.
    @inlinable
    package var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

    /// Whether the byte is an ASCII letter, an ASCII digit or `_`.
    @inlinable
    package var isWordPart: Bool { isLetter || self == UInt8(ascii: "_") || isDigit }

    /// Whether the byte is an ASCII letter. Upper and lower case differ in one bit.
    @inlinable
    package var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
}

extension [UInt8] {
    /// Returns the slice without the bytes at both ends that meet a condition. The parsers call it constantly.
    @inlinable @inline(__always)
    package func trimmed(_ part: Range<Int>, while isTrimmed: (UInt8) -> Bool) -> Range<Int> {
        var (start, end) = (part.lowerBound, part.upperBound)
        while start < end, isTrimmed(self[start]) { start += 1 }
        while start < end, isTrimmed(self[end - 1]) { end -= 1 }
        return start..<end
    }
}
