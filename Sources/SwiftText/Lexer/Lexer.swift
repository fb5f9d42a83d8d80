import SourceText

/// Splits Swift code into tokens; see "The Swift Programming Language", Lexical Structure.
struct Lexer {
    /// A comment or literal that surrounds a place, or a part of one.
    enum Enclosure: Equatable {
        /// A block comment.
        case comment
        /// A string, with its number of `#`.
        case text(hashes: Int, isMultiline: Bool)
        /// Parentheses in the interpolation of a string.
        case parentheses
        /// A regular expression of several lines, with its number of `#`.
        case regex(hashes: Int)
    }

    private let bytes: [UInt8]
    private let range: Range<Int>
    private var end: Int { range.upperBound }
    /// Whether to skip comments and recognize string literals. Signatures contain neither.
    private let isCode: Bool
    private var index: Int
    private var beginsLine = true
    private(set) var tokens: [SwiftToken] = []
    /// What surrounds the place, innermost last.
    private(set) var enclosures: [Enclosure]
    /// The start of the literal that surrounds the place, if it is in the range.
    private var literal: Int?
    /// Whether there are neither comments nor multiline literals nor unclosed strings.
    private(set) var isPlain: Bool

    /// - Parameter enclosures: what surrounds the start of the range, innermost last.
    init(_ bytes: [UInt8], _ range: Range<Int>, isCode: Bool, in enclosures: [Enclosure] = []) {
        (self.bytes, self.range, index, self.isCode) = (bytes, range, range.lowerBound, isCode)
        (self.enclosures, isPlain) = (enclosures, enclosures.isEmpty)
        while index < end {
            if bytes[index] == Self.newline { endLine() }
            switch self.enclosures.last {
            case nil: scanToken()
            case .comment: passComment()
            case .text(let hashes, _) where !passQuotes(hashes): passText(hashes)
            case .parentheses: passInterpolation()
            case .regex(let hashes): passRegex(hashes)
            default: break
            }
        }
        endLine()
        endLiteral()
    }

    private mutating func scanToken() {
        let byte = bytes[index]
        let isSlash = isCode && byte == UInt8(ascii: "/")
        if byte.isWhitespace {
            if byte == Self.newline { beginsLine = true }
            index += 1
        } else if isSlash, has("//") {
            isPlain = false
            index = endOfLine
        } else if isSlash, has("/*") {
            enter(.comment, passing: 2)
        } else if !isCode || !scanText() && !scanRegex() {
            scanWordOrSign()
        }
    }

    private mutating func scanWordOrSign() {
        let start = index
        if bytes[start] == Self.backtick {
            let close = bytes[(start + 1)..<end].firstIndex { $0 == Self.backtick || $0 == Self.newline }
            if let close, bytes[close] == Self.backtick {
                index = close + 1
                return add(.quoted, start..<index)
            }
        }
        var isNumber = true
        while index < end, bytes[index].isWordPart || bytes[index] >= 0x80 {
            isNumber = isNumber && bytes[index].isDigit
            index += 1
        }
        if index > start { return add(isNumber ? .number : .word, start..<index) }
        index += has("->") || has("::") ? 2 : has("...") ? 3 : 1
        add(.sign, start..<index)
    }

    private static let backtick = UInt8(ascii: "`")
    private static let newline = UInt8(ascii: "\n")

    private var endOfLine: Int { bytes[index..<end].firstIndex(of: Self.newline) ?? end }

    private mutating func add(_ kind: SwiftToken.Kind, _ range: Range<Int>) {
        let text =
            kind == .literal
            ? ""
            : range.count == 1 && bytes[range.lowerBound] < 0x80
                ? String(UnicodeScalar(bytes[range.lowerBound]))
                : String(decoding: bytes[range], as: UTF8.self)
        var token = SwiftToken(kind: kind, text: text, range: range, beginsLine: beginsLine)
        let isRight = isCode || !token.isName || token.isWord("_") || isSwiftIdentifier(token.bare)
        if !isRight { token.kind = .wrong }
        tokens.append(token)
        beginsLine = false
    }

    private func has(_ sign: StaticString) -> Bool {
        let length = sign.utf8CodeUnitCount
        guard index + length <= end else { return false }
        for offset in 0..<length where bytes[index + offset] != sign.utf8Start[offset] { return false }
        return true
    }
}

/// Comments and strings.
extension Lexer {
    private mutating func enter(_ enclosure: Enclosure, passing count: Int) {
        enclosures.append(enclosure)
        index += count
        isPlain = isPlain && (enclosure != .comment || literal != nil)
    }

    private mutating func leave(passing count: Int) {
        enclosures.removeLast()
        index += count
        if enclosures.isEmpty { endLiteral() }
    }

    private mutating func endLiteral() {
        guard let start = literal else { return }
        literal = nil
        add(.literal, start..<index)
    }

    /// Ends a string that must end on its line.
    private mutating func endLine() {
        let first = enclosures.firstIndex {
            if case .text(_, isMultiline: false) = $0 { true } else { false }
        }
        guard let first else { return }
        enclosures.removeSubrange(first...)
        isPlain = false
        if enclosures.isEmpty { endLiteral() }
    }

    private mutating func passComment() {
        if has("*/") {
            leave(passing: 2)
        } else if has("/*") {
            enter(.comment, passing: 2)
        } else {
            index += 1
        }
    }

    /// The number of `#` before a byte, from here on; nil if something else follows.
    private func hashes(before byte: UInt8) -> Int? {
        guard bytes[index] == UInt8(ascii: "#") || bytes[index] == byte else { return nil }
        let hashes = bytes[index..<end].prefix { $0 == UInt8(ascii: "#") }.count
        return index + hashes < end && bytes[index + hashes] == byte ? hashes : nil
    }

    private func hasHashes(_ count: Int, at offset: Int) -> Bool {
        offset + count <= end && bytes[offset..<offset + count].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    /// Moves past the opening quotes of a string. Returns false if none begins here.
    private mutating func scanText() -> Bool {
        guard let hashes = hashes(before: Self.quote) else { return false }
        if enclosures.isEmpty { literal = index }
        index += hashes
        // `#"""#` is a text of one quote.
        let isMultiline =
            has("\"\"\"")
            && (hashes == 0
                || !bytes[(index + 1)..<end].indices.prefix { bytes[$0] != Self.newline }.contains {
                    bytes[$0] == Self.quote && hasHashes(hashes, at: $0 + 1)
                })
        enter(.text(hashes: hashes, isMultiline: isMultiline), passing: isMultiline ? 3 : 1)
        isPlain = isPlain && !isMultiline
        return true
    }

    private static let quote = UInt8(ascii: "\"")

    /// Moves past the closing quotes of a string. Returns false if it does not end here.
    private mutating func passQuotes(_ hashes: Int) -> Bool {
        let isMultiline = enclosures.last == .text(hashes: hashes, isMultiline: true)
        let length = isMultiline ? 3 : 1
        guard isMultiline ? has("\"\"\"") : has("\""), hasHashes(hashes, at: index + length)
        else { return false }
        leave(passing: length + hashes)
        return true
    }

    /// Moves past a character of a string, or past what begins an interpolation.
    private mutating func passText(_ hashes: Int) {
        let next = index + 1 + hashes
        guard has("\\"), next < end, hasHashes(hashes, at: index + 1) else {
            index += 1
            return
        }
        if bytes[next] == UInt8(ascii: "(") {
            enter(.parentheses, passing: hashes + 2)
        } else {
            index = bytes[next] == Self.newline ? next : next + 1
        }
    }

    /// Moves past a token of an interpolation. The compiler does not look for regular expressions there, either.
    private mutating func passInterpolation() {
        if has("(") {
            enter(.parentheses, passing: 1)
        } else if has(")") {
            leave(passing: 1)
        } else if has("/*") {
            enter(.comment, passing: 2)
        } else if has("//") {
            index = endOfLine
        } else if !scanText() {
            index += 1
        }
    }
}

/// Regular expressions: SE-0354.
extension Lexer {
    /// Moves past a regular expression, or past the start of one of several lines. Returns false if none begins here.
    private mutating func scanRegex() -> Bool {
        guard let hashes = hashes(before: UInt8(ascii: "/")), hashes > 0 || mayBeginRegex else {
            return false
        }
        let start = index + hashes + 1
        let isMultiline =
            hashes > 0 && (bytes[start..<end].first { !$0.isBlank } ?? Self.newline) == Self.newline
        if isMultiline {
            literal = index
            isPlain = false
            enter(.regex(hashes: hashes), passing: hashes + 1)
            return true
        }
        // One with `#` that does not end takes the whole line.
        let close = bytes.endOfRegex(in: start..<end, hashes: hashes) ?? (hashes > 0 ? endOfLine : nil)
        guard let close else { return false }
        add(.literal, index..<close)
        index = close
        return true
    }

    /// Moves past a character of a regular expression, or past its end.
    private mutating func passRegex(_ hashes: Int) {
        if has("/"), hasHashes(hashes, at: index + 1) {
            leave(passing: hashes + 1)
        } else {
            index = min(end, index + (has("\\") ? 2 : 1))
        }
    }

    /// Whether the slash here is neither a binary nor a postfix operator, as far as the code around it tells.
    private var mayBeginRegex: Bool {
        // Nobody has longer operators.
        func isOther(_ byte: UInt8) -> Bool { !Self.operators.contains(byte) }
        let before = bytes[max(range.lowerBound, index - 9)..<index].last(where: isOther)
        let next = bytes[index..<min(end, index + 9)].first(where: isOther)
        guard before.map({ $0.isWhitespace || "([{,;:".utf8.contains($0) }) ?? true else { return false }
        guard let last = tokens.last else { return true }
        if last.isWord(in: ["func", "operator"]) { return false }
        // A prefix operator or, where a value must follow, anything.
        if let next, !next.isWhitespace, !")]},;:".utf8.contains(next) { return true }
        return switch last.kind {
        case .word: swiftKeywords.contains(last.text) && !Self.values.contains(last.text)
        case .sign: !last.isSign(in: [")", "]", "}", ">", "!", "?", ".", "->", "#", "@", "\\"])
        default: false
        }
    }

    static let operators = Set("+-*/%=<>!&|^~?".utf8)
    /// The keywords that are values.
    private static let values: Set = ["Any", "Self", "false", "nil", "self", "super", "true"]
}

extension SwiftToken {
    /// Returns the tokens of Swift code, without comments. Invalid code also gives tokens, but they may be wrong.
    package static func all(in code: some Sequence<UInt8>) -> [SwiftToken] {
        let bytes = Array(code)
        return Lexer(bytes, 0..<bytes.count, isCode: true).tokens
    }

    /// Returns the tokens of a signature or type. Comments and quotes are meaningless signs in it.
    static func all(inSignature range: SourceRange) -> [SwiftToken] {
        Lexer(range.file.bytes, range.offsets, isCode: false).tokens
    }
}
