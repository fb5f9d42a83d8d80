import SourceText

/// The place of a string in a property list.
struct PlistString: Sendable {
    /// The string without its quotes, escapes and all.
    let content: Range<Int>
    let isQuoted: Bool
    let hasEscapes: Bool

    /// The string with its quotes.
    var range: Range<Int> { isQuoted ? content.lowerBound - 1..<content.upperBound + 1 : content }

    /// Returns the text of the string, with its escapes decoded.
    func text(in bytes: UnsafeBufferPointer<UInt8>) -> String {
        let raw = UnsafeBufferPointer(rebasing: bytes[content])
        return hasEscapes ? Self.decoded(raw) : String(decoding: raw, as: UTF8.self)
    }

    private static func decoded(_ raw: UnsafeBufferPointer<UInt8>) -> String {
        var units: [UInt16] = []
        var rest = raw[...]
        while let slash = rest.firstIndex(of: UInt8(ascii: "\\")) {
            units += String(decoding: rest[..<slash], as: UTF8.self).utf16
            rest = rest[(slash + 1)...]
            units += decodedEscape(&rest)
        }
        return String(decoding: units + String(decoding: rest, as: UTF8.self).utf16, as: UTF16.self)
    }

    private static func decodedEscape(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> [UInt16] {
        guard let byte = rest.first else { return [] }
        if let plain = controls[byte] {
            rest = rest.dropFirst()
            return [plain]
        }
        if byte == UInt8(ascii: "U") {
            rest = rest.dropFirst()
            let digits = rest.prefix(4).prefix(while: \.isHexDigit)
            rest = rest[digits.endIndex...]
            return [UInt16(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0]
        }
        let digits = rest.prefix(3).prefix { 0x30..<0x38 ~= $0 }
        guard !digits.isEmpty else {
            let isLead = byte >= 0xC0
            let length = isLead ? 1 + rest.dropFirst().prefix { $0 & 0xC0 == 0x80 }.count : 1
            defer { rest = rest.dropFirst(length) }
            return Array(String(decoding: rest.prefix(length), as: UTF8.self).utf16)
        }
        rest = rest[digits.endIndex...]
        let code = digits.reduce(UInt16(0)) { $0 << 3 | UInt16($1 - 0x30) } & 0xFF
        // Above ASCII, octal escapes are in NeXTSTEP's encoding. Xcode writes none, so its table is left out.
        return [code < 0x80 ? code : 0xFFFD]
    }

    private static let controls: [UInt8: UInt16] = [
        UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10,
        UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9, UInt8(ascii: "v"): 11,
    ]
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the place of a string with its quotes, if it has some.
    func withQuotes(_ content: Range<Int>) -> Range<Int> {
        guard content.lowerBound > 0, content.upperBound < count else { return content }
        let (before, behind) = (self[content.lowerBound - 1], self[content.upperBound])
        let isQuoted = before == behind && before.isQuote
        return isQuoted ? content.lowerBound - 1..<content.upperBound + 1 : content
    }
}

extension UInt8 {
    /// Whether readers accept the byte in a string without quotes: `[A-Za-z0-9_$/:.-]`.
    @inline(__always) var isUnquoted: Bool {
        let word: UInt64 = self < 64 ? 0x07FF_E010_0000_0000 : 0x07FF_FFFE_87FF_FFFE
        return self < 128 && (word >> UInt64(self & 63)) & 1 == 1
    }

    var isHexDigit: Bool { isDigit || (self | 0x20) &- UInt8(ascii: "a") < 6 }

    var isQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }
}

extension UInt64 {
    /// The highest bits of those of the eight bytes that are neither letters nor digits of ASCII.
    @inline(__always) fileprivate var bytesOtherThanLettersAndDigits: UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let low = self & (ones &* 0x7F)
        let lowercase = low | (ones &* 0x20)
        // In each byte, the sum reaches the highest bit from the first character of the range on.
        let digits = (low &+ ones &* (0x80 - 0x30)) & ~(low &+ ones &* (0x80 - 0x3A))
        let letters = (lowercase &+ ones &* (0x80 - 0x61)) & ~(lowercase &+ ones &* (0x80 - 0x7B))
        return (~(digits | letters) | self) & (ones &* 0x80)
    }
}

extension PlistScanner {
    /// Reads a string with or without quotes.
    @inline(__always) mutating func readString() throws(PlistError) -> PlistString {
        let start = offset
        skipUnquoted()
        if offset > start { return PlistString(content: start..<offset, isQuoted: false, hasEscapes: false) }
        return try readQuoted()
    }

    /// Skips the characters of a string without quotes. Most are letters and digits, so it takes eight bytes at a time.
    @inline(__always) private mutating func skipUnquoted() {
        let raw = UnsafeRawBufferPointer(bytes)
        while offset < bytes.count {
            if offset + 8 <= bytes.count {
                let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                let others = word.bytesOtherThanLettersAndDigits
                guard others != 0 else {
                    offset += 8
                    continue
                }
                offset += others.trailingZeroBitCount / 8
            }
            guard bytes[offset].isUnquoted else { return }
            offset += 1
        }
    }

    private mutating func readQuoted() throws(PlistError) -> PlistString {
        let start = offset
        guard let quote = byte, quote.isQuote else {
            throw byte == nil
                ? PlistError(.unclosed("the file"), at: start) : PlistError(.expected("a value"), at: start)
        }
        offset += 1
        var hasEscapes = false
        while offset < bytes.count, bytes[offset] != quote {
            if bytes[offset] == UInt8(ascii: "\\") {
                hasEscapes = true
                offset += 1
            }
            offset += 1
        }
        guard offset < bytes.count else { throw PlistError(.unclosed("the string"), at: start) }
        offset += 1
        return PlistString(content: start + 1..<offset - 1, isQuoted: true, hasEscapes: hasEscapes)
    }
}

/// Returns the string as Xcode writes it: in double quotes unless it consists of letters, digits and `_$./` only.
func plistQuoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0.isWordPart || "$./".utf8.contains($0) }
    let bytes = Array(text.utf8)
    let isAmbiguous = ["//", "___"].contains { bytes.firstRange(of: Array($0.utf8)) != nil }
    if isPlain, !text.isEmpty, !isAmbiguous { return text }
    var result = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"", "\\": result += "\\\(scalar)"
        case "\n": result += "\\n"
        case "\t": result += "\\t"
        case "\r": result += "\\r"
        default:
            if scalar.value < 0x20 || scalar.value == 0x7F {
                let digits = String(scalar.value, radix: 16)
                result += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }
    return result + "\""
}
