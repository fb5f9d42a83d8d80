/// The code of a Swift file without comments and the text of literals. Line numbers are unchanged.
///
/// Keeps code in interpolations: `"a \(b)"` becomes `"\(b)"`. A regular expression literal becomes `//`.
struct SwiftCode {
    let text: String

    /// - Parameter keepsTexts: whether to keep the text of string literals, in which manifests name features.
    init(_ source: String, keepsTexts: Bool = false) {
        var scanner = SwiftCodeScanner(source: Array(source.utf8), keepsTexts: keepsTexts)
        scanner.readCode()
        text = String(decoding: scanner.code, as: UTF8.self)
    }
}

private struct SwiftCodeScanner {
    let source: [UInt8]
    let keepsTexts: Bool
    private(set) var code: [UInt8] = []
    private var position = 0

    init(source: [UInt8], keepsTexts: Bool) {
        self.source = source
        self.keepsTexts = keepsTexts
    }

    /// Reads to the end of the file, or to the `)` that ends an interpolation.
    mutating func readCode(inInterpolation: Bool = false) {
        var depth = 0
        while let byte = byte() {
            if byte == .slash, has("//") {
                while let next = self.byte(), next != .newline { position += 1 }
            } else if byte == .slash, has("/*") {
                skipComment()
            } else if byte == .sharp || byte == .quote {
                readLiteral()
            } else if byte == .slash, let end = endOfRegex(hashes: 0) {
                skip(to: end, leaving: "//")
            } else if byte == .backtick, let end = end(of: [.backtick], from: position + 1) {
                while position < end { take() }
            } else {
                if byte == .opening { depth += 1 }
                if byte == .closing { depth -= 1 }
                if inInterpolation, depth < 0 { return }
                take()
            }
        }
    }

    /// Reads a literal or macro that begins with `"` or `#`: a string, a regular expression, or the name of a macro.
    private mutating func readLiteral() {
        var hashes = 0
        while byte(at: hashes) == .sharp { hashes += 1 }
        if byte(at: hashes) == .quote {
            position += hashes
            readText(hashes: hashes)
        } else if hashes > 0, byte(at: hashes) == .slash, let end = endOfRegex(hashes: hashes) {
            skip(to: end, leaving: "//")
        } else {
            take()
        }
    }

    private mutating func readText(hashes: Int) {
        // Three quotes begin a multiline string only at the end of a line. `#"""#` is a string with one quote.
        let isMultiline = has("\"\"\"") && (byte(at: 3) == .newline || byte(at: 3) == .carriageReturn)
        let quotes = [UInt8](repeating: .quote, count: isMultiline ? 3 : 1)
        let end = quotes + [UInt8](repeating: .sharp, count: hashes)
        let escape = [.backslash] + [UInt8](repeating: .sharp, count: hashes)
        code.append(.quote)
        position += quotes.count
        while let byte = byte(), !has(end) {
            if has(escape) {
                position += escape.count
                readEscape()
            } else if byte == .newline {
                if !isMultiline { return }
                take()
            } else if keepsTexts {
                take()
            } else {
                position += 1
            }
        }
        code.append(.quote)
        position += end.count
    }

    /// Reads the rest of an escape after the backslash: an interpolation, or a character to ignore.
    private mutating func readEscape() {
        guard byte() == .opening else {
            if byte() == .newline { take() } else { position += 1 }
            return
        }
        code.append(.backslash)
        take()
        readCode(inInterpolation: true)
        take()
    }

    /// Skips a comment, including nested ones. Keeps its line breaks.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            if has("/*") {
                depth += 1
                position += 2
            } else if has("*/") {
                depth -= 1
                position += 2
            } else if byte() == .newline {
                take()
            } else {
                position += 1
            }
        } while depth > 0 && position < source.count
        code.append(.space)
    }

    /// The end of the regular expression literal that begins here; nil for a division or the name of an operator.
    ///
    /// A slash begins a regular expression if no value precedes it and no space follows it.
    private func endOfRegex(hashes: Int) -> Int? {
        let close = [.slash] + [UInt8](repeating: .sharp, count: hashes)
        let start = position + hashes + 1
        if hashes == 0 {
            guard let next = byte(at: 1), ![.space, .newline, .closing].contains(next) else { return nil }
            let before = code.last { $0 != .space && $0 != .newline }.map { Character(Unicode.Scalar($0)) }
            let isValue = before.map { $0.isLetter || $0.isNumber || ")]}\"`_".contains($0) } ?? false
            if isValue && !endsWithKeyword { return nil }
            return end(of: close, from: start)
        }
        // Between `#/` and `/#`, a regular expression may have several lines.
        let isMultiline = byte(at: hashes + 1) == .newline
        return end(of: close, from: start, acrossLines: isMultiline)
    }

    private var endsWithKeyword: Bool {
        let end = code.reversed().drop { $0 == .space }
        let word = end.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
        return ["return", "in", "try", "await", "case", "else", "where", "throw"]
            .contains(String(decoding: word.reversed(), as: UTF8.self))
    }

    /// The position after the next unescaped occurrence of a delimiter.
    private func end(of mark: [UInt8], from start: Int, acrossLines: Bool = false) -> Int? {
        var place = start
        while place < source.count, acrossLines || source[place] != .newline {
            if source[place] == .backslash {
                place += 2
            } else if source[place...].starts(with: mark) {
                return place + mark.count
            } else {
                place += 1
            }
        }
        return nil
    }

    /// Skips to a position. Leaves a marker and the skipped line breaks.
    private mutating func skip(to end: Int, leaving mark: String) {
        code += Array(mark.utf8) + source[position..<end].filter { $0 == .newline }
        position = end
    }

    private mutating func take() {
        guard let byte = byte() else { return }
        code.append(byte)
        position += 1
    }

    private func byte(at offset: Int = 0) -> UInt8? {
        position + offset < source.count ? source[position + offset] : nil
    }

    private func has(_ text: StaticString) -> Bool {
        byte() == text.utf8Start.pointee && has(text.withUTF8Buffer(Array.init))
    }

    private func has(_ bytes: [UInt8]) -> Bool {
        byte() == bytes[0] && bytes.indices.allSatisfy { byte(at: $0) == bytes[$0] }
    }
}

extension UInt8 {
    fileprivate static let newline = UInt8(ascii: "\n")
    fileprivate static let carriageReturn = UInt8(ascii: "\r")
    fileprivate static let space = UInt8(ascii: " ")
    fileprivate static let quote = UInt8(ascii: "\"")
    fileprivate static let sharp = UInt8(ascii: "#")
    fileprivate static let slash = UInt8(ascii: "/")
    fileprivate static let backslash = UInt8(ascii: "\\")
    fileprivate static let backtick = UInt8(ascii: "`")
    fileprivate static let opening = UInt8(ascii: "(")
    fileprivate static let closing = UInt8(ascii: ")")
}
