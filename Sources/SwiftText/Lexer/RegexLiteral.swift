extension [UInt8] {
    /// Returns the end of the regular expression of one line whose pattern begins a range, with the signs that close it. Nil if the
    /// slash before the pattern is an operator: if none follows, or if the pattern of `/…/` begins or ends with a space
    /// or has more `)` than `(`, or if a comment follows.
    func endOfRegex(in range: Range<Int>, hashes: Int) -> Int? {
        let isBare = hashes == 0
        var (offset, groups, classes, isAfterSpace) = (range.lowerBound, 0, 0, true)
        while offset < range.upperBound, self[offset] != UInt8(ascii: "\n") {
            let byte = self[offset]
            let isSpace = byte.isWhitespace
            if isBare, isSpace, offset == range.lowerBound { return nil }
            switch byte {
            case UInt8(ascii: "\\"): offset += 1
            case UInt8(ascii: "/"):
                let rest = self[offset + 1..<range.upperBound]
                if isBare { return isAfterSpace || "/*".utf8.contains(rest.first ?? 0) ? nil : offset + 1 }
                if rest.prefix(while: { $0 == UInt8(ascii: "#") }).count >= hashes {
                    return offset + 1 + hashes
                }
            case UInt8(ascii: "(") where classes == 0: groups += 1
            case UInt8(ascii: ")") where classes == 0:
                if isBare, groups == 0 { return nil }
                groups -= 1
            case UInt8(ascii: "["): classes += 1
            case UInt8(ascii: "]"): classes = Swift.max(0, classes - 1)
            default: break
            }
            isAfterSpace = isSpace
            offset += 1
        }
        return nil
    }
}
