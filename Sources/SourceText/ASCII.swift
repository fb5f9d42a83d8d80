extension UInt8 {
    /// Whether it is a space or a tab.
    @inlinable
    package var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

    /// Whether it is a space, a tab or a part of a line break.
    @inlinable
    package var isWhitespace: Bool { isBlank || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

    /// Whether it is a digit of ASCII.
    @inlinable
    package var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

    /// Whether it is a letter of ASCII, a digit or `_`.
    @inlinable
    package var isWordPart: Bool { isLetter || self == UInt8(ascii: "_") || isDigit }

    /// Whether it is a letter of ASCII: small ones and capitals differ in one bit.
    @inlinable
    package var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
}

extension [UInt8] {
    /// A part without those bytes at both ends that fulfil a condition. Inlined into other modules, as templates are read
    /// with it.
    @inlinable @inline(__always)
    package func trimmed(_ part: Range<Int>, while isTrimmed: (UInt8) -> Bool) -> Range<Int> {
        var (start, end) = (part.lowerBound, part.upperBound)
        while start < end, isTrimmed(self[start]) { start += 1 }
        while start < end, isTrimmed(self[end - 1]) { end -= 1 }
        return start..<end
    }
}
