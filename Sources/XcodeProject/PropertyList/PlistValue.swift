import SourceText

/// The place of a value in a property list, and of which kind it is.
struct PlistValue: Sendable {
    enum Kind: Sendable {
        case string(PlistString)
        case array, dictionary, data
    }

    let kind: Kind
    /// The value with its quotes or brackets.
    let range: Range<Int>
}

/// The place of an entry of a dictionary.
struct PlistEntry: Sendable {
    let key: PlistString
    let value: PlistValue
    /// The offset behind the semicolon.
    let end: Int
}

/// The place of an element of an array.
struct PlistElement: Sendable {
    /// The element with its quotes.
    let range: Range<Int>
    /// The offset behind the comma. Without a comma, the offset behind the comment that follows the element.
    let end: Int
    let hasComma: Bool
    let isQuoted: Bool

    /// The element without its quotes.
    var content: Range<Int> { isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range }
}

extension PlistScanner {
    /// Reads a value and the kind of it.
    mutating func readValue(depth: Int) throws(PlistError) -> PlistValue {
        let start = offset
        let kind: PlistValue.Kind
        switch byte {
        case UInt8(ascii: "{"): kind = .dictionary
        case UInt8(ascii: "("): kind = .array
        case UInt8(ascii: "<"): kind = .data
        default:
            let string = try readString()
            return PlistValue(kind: .string(string), range: string.range)
        }
        if !skipLongArray() { try skipValue(depth: depth) }
        return PlistValue(kind: kind, range: start..<offset)
    }

    /// Reads the entries of the dictionary that begins here.
    mutating func readEntries() throws(PlistError) -> [PlistEntry] {
        let opening = offset
        guard byte == UInt8(ascii: "{") else { throw PlistError(.noDictionary, at: opening) }
        try open(depth: 0)
        var entries: [PlistEntry] = []
        while let key = try readKey(opening: opening) {
            let same = PlistValue(kind: .string(key.string), range: key.string.range)
            let value = key.hasValue ? try readValue(depth: 1) : same
            try closeEntry(opening: opening)
            entries.append(PlistEntry(key: key.string, value: value, end: offset))
        }
        return entries
    }

    /// Reads the elements of the array that begins here.
    mutating func readElements() throws(PlistError) -> [PlistElement] {
        let opening = offset
        try open(depth: 0)
        var elements: [PlistElement] = []
        while try hasElement(opening: opening) {
            let start = offset
            let isQuoted = try skipElement()
            let range = start..<offset
            let hasComma = try closeElement(opening: opening)
            let end =
                hasComma ? offset : try PlistScanner(bytes, at: range.upperBound).offsetBehindAnnotation()
            elements.append(PlistElement(range: range, end: end, hasComma: hasComma, isQuoted: isQuoted))
        }
        return elements
    }

    /// Skips an element of an array. Returns whether it is a string in quotes.
    @inline(__always) private mutating func skipElement() throws(PlistError) -> Bool {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
            try skipValue(depth: 1)
            return false
        default: return try readString().isQuoted
        }
    }

    /// Returns the offset behind the comments that follow a value, without the white space behind them.
    func offsetBehindAnnotation() throws(PlistError) -> Int {
        var rest = self
        var end = offset
        while let byte = rest.byte, byte.isBlank || byte == UInt8(ascii: "/") {
            if byte.isBlank {
                rest.offset += 1
            } else {
                guard try rest.skipComment() else { return end }
                end = rest.offset
            }
        }
        return end
    }
}
