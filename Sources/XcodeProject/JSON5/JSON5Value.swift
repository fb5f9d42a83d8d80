import SourceText

/// A value of a JSON5 text.
indirect enum JSON5Value {
    case object([(key: String, value: JSON5Value)])
    case array([JSON5Value])
    case string(String)
    /// A number, `true`, `false` or `null`, as it is written.
    case word(String)

    /// Returns the value with a key. If a key is there twice, the last one counts.
    subscript(key: String) -> JSON5Value? {
        guard case .object(let entries) = self else { return nil }
        return entries.last { $0.key == key }?.value
    }

    var text: String? { if case .string(let text) = self { text } else { nil } }

    var elements: [JSON5Value] { if case .array(let elements) = self { elements } else { [] } }
}

/// Reads a JSON5 text.
struct JSON5Scanner {
    private let source: SourceFile
    private var offset = 0

    /// Returns the value of a whole text. Throws `Diagnostics` if it is not JSON5.
    static func value(of source: SourceFile) throws -> JSON5Value {
        try source.whole.checkUTF8()
        var scanner = JSON5Scanner(source: source)
        if source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { scanner.offset = 3 }
        let value = try scanner.readValue(depth: 0)
        guard try scanner.next() == nil else { throw scanner.expected("the end of the file") }
        return value
    }

    private init(source: SourceFile) { self.source = source }

    private func expected(_ what: String) -> Diagnostics { error(.expected(what)) }

    private func error(_ reason: PlistError.Reason) -> Diagnostics {
        UnreadableFile.diagnostics(for: PlistError(reason, at: offset), in: source)
    }

    /// Skips white space and comments, and returns the byte behind them.
    private mutating func next() throws -> UInt8? {
        let bytes = source.bytes
        while offset < bytes.count {
            let rest = bytes[offset...]
            if bytes[offset].isWhitespace || bytes[offset] == 11 || bytes[offset] == 12 {
                offset += 1
            } else if rest.starts(with: "//".utf8) {
                offset = rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            } else if rest.starts(with: "/*".utf8) {
                guard let end = rest.dropFirst(2).firstRange(of: "*/".utf8)
                else { throw expected("the comment's end") }
                offset = end.upperBound
            } else {
                return bytes[offset]
            }
        }
        return nil
    }

    private mutating func readValue(depth: Int) throws -> JSON5Value {
        guard depth < PlistScanner.maximumDepth else { throw error(.tooDeep) }
        switch try next() {
        case UInt8(ascii: "{"):
            return .object(
                try readItems(to: "}") { scanner in
                    let isQuoted = scanner.source.bytes[scanner.offset].isQuote
                    let key = try isQuoted ? scanner.readString() : scanner.readWord()
                    guard try scanner.next() == UInt8(ascii: ":") else { throw scanner.expected("':'") }
                    scanner.offset += 1
                    return (key, try scanner.readValue(depth: depth + 1))
                })
        case UInt8(ascii: "["): return .array(try readItems(to: "]") { try $0.readValue(depth: depth + 1) })
        case let byte? where byte.isQuote: return .string(try readString())
        default: return .word(try readWord())
        }
    }

    /// Reads what is between the bracket that begins here and the closing one.
    private mutating func readItems<Item>(
        to closing: Unicode.Scalar, _ read: (inout Self) throws -> Item
    ) throws -> [Item] {
        offset += 1
        var items: [Item] = []
        while let byte = try next(), byte != UInt8(ascii: closing) {
            items.append(try read(&self))
            if try next() == UInt8(ascii: ",") {
                offset += 1
            } else if try next() != UInt8(ascii: closing) {
                throw expected("','")
            }
        }
        guard offset < source.bytes.count else { throw expected("'\(closing)'") }
        offset += 1
        return items
    }

    private mutating func readWord() throws -> String {
        let word = source.bytes[offset...].prefix { $0.isWordPart || "$.+-".utf8.contains($0) || $0 >= 0x80 }
        guard !word.isEmpty else { throw expected("a value") }
        offset = word.endIndex
        return String(decoding: word, as: UTF8.self)
    }

    private mutating func readString() throws -> String {
        let (bytes, quote, start) = (source.bytes, source.bytes[offset], offset)
        offset += 1
        var units: [UInt16] = []
        while offset < bytes.count, bytes[offset] != quote {
            if bytes[offset] == UInt8(ascii: "\\") {
                units += readEscape()
            } else {
                let plain = bytes[offset...].prefix { $0 != quote && $0 != UInt8(ascii: "\\") }
                units += String(decoding: plain, as: UTF8.self).utf16
                offset = plain.endIndex
            }
        }
        guard offset < bytes.count else {
            offset = start
            throw expected("a string that is closed")
        }
        offset += 1
        return String(decoding: units, as: UTF16.self)
    }

    private mutating func readEscape() -> [UInt16] {
        let rest = source.bytes[(offset + 1)...]
        guard let byte = rest.first else {
            offset += 1
            return []
        }
        let digits = byte == UInt8(ascii: "u") ? 4 : byte == UInt8(ascii: "x") ? 2 : 0
        let hex = String(decoding: rest.dropFirst().prefix(digits), as: UTF8.self)
        if digits > 0, hex.utf8.count == digits, let unit = UInt16(hex, radix: 16) {
            offset += 2 + digits
            return [unit]
        }
        offset += 2
        // A character that is not in ASCII is read with the text behind it.
        guard byte < 0x80 else {
            offset -= 1
            return []
        }
        return Self.escapes[byte] ?? [UInt16(byte)]
    }

    /// What escapes stand for, if not for the character itself.
    private static let escapes: [UInt8: [UInt16]] = [
        UInt8(ascii: "n"): [10], UInt8(ascii: "t"): [9], UInt8(ascii: "r"): [13], UInt8(ascii: "b"): [8],
        UInt8(ascii: "f"): [12], UInt8(ascii: "v"): [11], UInt8(ascii: "0"): [0], 10: [], 13: [],
    ]
}
