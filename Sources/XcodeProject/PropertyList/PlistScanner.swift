import SourceText

/// Reads a property list in the OpenStep format, token by token. The grammar is Foundation's, except that a comment must
/// be closed.
struct PlistScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    var offset: Int
    /// The long arrays that were found before, in the order of the file; none while it is read for the first time.
    var longArrays = UnsafeBufferPointer<LongArray>(start: nil, count: 0)

    /// The place of an array that takes long to read.
    struct LongArray: Sendable {
        fileprivate let start: UInt32
        fileprivate let end: UInt32

        /// Nil for a short array, which is read faster than it is found.
        init?(_ range: Range<Int>) {
            guard range.count > 500 else { return nil }
            (start, end) = (UInt32(range.lowerBound), UInt32(range.upperBound))
        }
    }

    /// Xcode nests about ten deep, also in build settings and attributes. Foundation allows 512.
    static let maximumDepth = 100

    init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int = 0) {
        (self.bytes, self.offset) = (bytes, offset)
    }

    /// Returns the byte at the current offset, or nil at the end.
    @inline(__always)
    var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// Skips white space and comments.
    @inline(__always) mutating func skipTrivia() throws(PlistError) {
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == UInt8(ascii: " ") || byte &- 9 < 5 {
                offset += 1
            } else if byte == UInt8(ascii: "/") {
                guard try skipComment() else { return }
            } else {
                guard byte == 0xE2, skipLineSeparator() else { return }
            }
        }
    }

    /// Skips U+2028 or U+2029 if one of them is here.
    private mutating func skipLineSeparator() -> Bool {
        guard offset + 2 < bytes.count, bytes[offset + 1] == 0x80, bytes[offset + 2] & 0xFE == 0xA8
        else { return false }
        offset += 3
        return true
    }

    /// Skips a comment if one begins here.
    mutating func skipComment() throws(PlistError) -> Bool {
        guard offset + 1 < bytes.count else { return false }
        if bytes[offset + 1] == UInt8(ascii: "*") {
            let raw = UnsafeRawBufferPointer(bytes)
            var start = offset + 2
            while let star = raw.firstOffset(of: UInt8(ascii: "*"), from: start, to: bytes.count - 1) {
                if bytes[star + 1] == UInt8(ascii: "/") {
                    offset = star + 2
                    return true
                }
                start = star + 1
            }
            throw PlistError(.unclosed("the comment"), at: offset)
        }
        guard bytes[offset + 1] == UInt8(ascii: "/") else { return false }
        while let byte, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { offset += 1 }
        return true
    }

    /// Skips the array that begins here if it is one of the long ones that were found before.
    mutating func skipLongArray() -> Bool {
        let next = longArrays.indices.partitioningIndex { longArrays[$0].start >= offset }
        guard next < longArrays.count, longArrays[next].start == offset else { return false }
        offset = Int(longArrays[next].end)
        return true
    }

    /// Skips a value of any kind, with this number of brackets around it.
    mutating func skipValue(depth: Int) throws(PlistError) {
        switch byte {
        case UInt8(ascii: "{"): try skipDictionary(depth: depth)
        case UInt8(ascii: "("): try skipArray(depth: depth)
        case UInt8(ascii: "<"): try skipData()
        default: _ = try readString()
        }
    }

    private mutating func skipDictionary(depth: Int) throws(PlistError) {
        let opening = offset
        try open(depth: depth)
        while let key = try readKey(opening: opening) {
            if key.hasValue { try skipValue(depth: depth + 1) }
            try closeEntry(opening: opening)
        }
    }

    private mutating func skipArray(depth: Int) throws(PlistError) {
        let opening = offset
        try open(depth: depth)
        while try hasElement(opening: opening) {
            // Most elements are ids.
            if bytes[offset].isUnquoted { _ = try readString() } else { try skipValue(depth: depth + 1) }
            try closeElement(opening: opening)
        }
    }

    private mutating func skipData() throws(PlistError) {
        let opening = offset
        offset += 1
        while let byte, byte != UInt8(ascii: ">") {
            guard byte.isWhitespace || byte.isHexDigit else {
                throw PlistError(.expected("a hexadecimal digit"), at: offset)
            }
            offset += 1
        }
        guard byte != nil else { throw PlistError(.unclosed("'<'"), at: opening) }
        offset += 1
    }

    /// Skips an opening bracket.
    @inline(__always) mutating func open(depth: Int) throws(PlistError) {
        guard depth < Self.maximumDepth else { throw PlistError(.tooDeep, at: offset) }
        offset += 1
    }

    /// Reads the next key of a dictionary, with its `=` if it has one. Returns nil after skipping the closing bracket.
    @inline(__always)
    mutating func readKey(opening: Int) throws(PlistError) -> (string: PlistString, hasValue: Bool)? {
        try skipTrivia()
        guard offset < bytes.count else { throw PlistError(.unclosed("'{'"), at: opening) }
        if bytes[offset] == UInt8(ascii: "}") {
            offset += 1
            return nil
        }
        let key = try readString()
        try skipTrivia()
        guard byte == UInt8(ascii: "=") else { return (key, false) }
        offset += 1
        try skipTrivia()
        return (key, true)
    }

    /// Skips the semicolon of an entry.
    @inline(__always) mutating func closeEntry(opening: Int) throws(PlistError) {
        if offset < bytes.count, bytes[offset] != UInt8(ascii: ";") { try skipTrivia() }
        guard offset < bytes.count else { throw PlistError(.unclosed("'{'"), at: opening) }
        guard bytes[offset] == UInt8(ascii: ";") else { throw PlistError(.expected("';'"), at: offset) }
        offset += 1
    }

    /// Returns whether an array has another element. If not, skips the closing bracket.
    @inline(__always) mutating func hasElement(opening: Int) throws(PlistError) -> Bool {
        try skipTrivia()
        guard offset < bytes.count else { throw PlistError(.unclosed("'('"), at: opening) }
        guard bytes[offset] == UInt8(ascii: ")") else { return true }
        offset += 1
        return false
    }

    /// Skips the comma after an element. Only the last element may have none.
    @inline(__always) @discardableResult mutating func closeElement(opening: Int) throws(PlistError) -> Bool {
        try skipTrivia()
        guard offset < bytes.count else { throw PlistError(.unclosed("'('"), at: opening) }
        if bytes[offset] == UInt8(ascii: ",") {
            offset += 1
            return true
        }
        guard bytes[offset] == UInt8(ascii: ")")
        else { throw PlistError(.expected("',' or ')'"), at: offset) }
        return false
    }
}
