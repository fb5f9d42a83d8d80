import SourceText

/// Splits Swift code into tokens; see "The Swift Programming Language", Lexical Structure.
struct Lexer {
    /// What the code begins or ends in.
    enum State: Equatable {
        case code
        /// In a comment, with its nesting depth.
        case comment(Int)
        /// In a multiline string, with its number of `#`.
        case text(hashes: Int)
    }

    private let bytes: [UInt8]
    private let end: Int
    /// Whether to skip comments and recognize string literals. Signatures contain neither.
    private let isCode: Bool
    private var index: Int
    private var beginsLine = true
    private(set) var tokens: [SwiftToken] = []
    private(set) var state: State
    /// Whether there are neither comments nor multiline or unclosed strings.
    private(set) var isPlain: Bool

    init(_ bytes: [UInt8], _ range: Range<Int>, isCode: Bool, in state: State = .code) {
        (self.bytes, self.isCode, self.state, isPlain) = (bytes, isCode, state, state == .code)
        (index, end) = (range.lowerBound, range.upperBound)
        while index < end {
            switch self.state {
            case .code: scanToken()
            case .comment(let depth): skipComment(depth)
            case .text(let hashes): skipText(hashes, isMultiline: true)
            }
        }
    }

    private mutating func scanToken() {
        let byte = bytes[index]
        let isSlash = isCode && byte == UInt8(ascii: "/")
        if byte.isWhitespace {
            if byte == UInt8(ascii: "\n") { beginsLine = true }
            index += 1
        } else if isSlash, has("//") {
            isPlain = false
            index = bytes[index..<end].firstIndex(of: UInt8(ascii: "\n")) ?? end
        } else if isSlash, has("/*") {
            skipComment(0)
        } else if isCode, let hashes = hashesOfLiteral {
            let start = index
            skipLiteral(hashes)
            add(.literal, start..<index)
        } else {
            scanWordOrSign()
        }
    }

    private mutating func scanWordOrSign() {
        let start = index
        var (isQuoted, isNumber) = (false, true)
        while index < end {
            let byte = bytes[index]
            let isBacktick = isCode && byte == Self.backtick
            guard byte.isWordPart || byte >= 0x80 || isBacktick else { break }
            isQuoted = isQuoted || isBacktick
            isNumber = isNumber && byte.isDigit
            index += 1
        }
        if index > start {
            add(isQuoted ? .quoted : isNumber ? .number : .word, start..<index)
        } else if bytes[start] == Self.backtick,
            let close = bytes[start + 1..<end].firstIndex(of: Self.backtick)
        {
            index = close + 1
            add(.quoted, start..<index)
        } else {
            index += has("->") ? 2 : has("...") ? 3 : 1
            add(.sign, start..<index)
        }
    }

    private static let backtick = UInt8(ascii: "`")

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

    /// Skips a block comment, which can be nested, or the rest of one.
    private mutating func skipComment(_ outerDepth: Int) {
        var depth = outerDepth
        isPlain = false
        repeat {
            let isEdge = has("/*") || has("*/")
            if isEdge { depth += has("/*") ? 1 : -1 }
            index += isEdge ? 2 : 1
        } while depth > 0 && index < end
        state = depth > 0 ? .comment(depth) : .code
    }

    /// The number of `#` before a string literal that begins here, or nil if none does.
    private var hashesOfLiteral: Int? {
        guard bytes[index] == UInt8(ascii: "#") || bytes[index] == UInt8(ascii: "\"") else { return nil }
        let hashes = bytes[index..<end].prefix { $0 == UInt8(ascii: "#") }.count
        let quote = index + hashes
        return quote < end && bytes[quote] == UInt8(ascii: "\"") ? hashes : nil
    }

    private mutating func skipLiteral(_ hashes: Int) {
        index += hashes
        let isMultiline = has("\"\"\"")
        index += isMultiline ? 3 : 1
        skipText(hashes, isMultiline: isMultiline)
    }

    /// Skips the rest of a literal behind its opening quotes.
    private mutating func skipText(_ hashes: Int, isMultiline: Bool) {
        let marks = [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
        let quote = [UInt8](repeating: UInt8(ascii: "\""), count: isMultiline ? 3 : 1)
        let (close, escape) = (quote + marks, [UInt8(ascii: "\\")] + marks)
        while index < end {
            let byte = bytes[index]
            if byte == quote[0], bytes[index..<end].starts(with: close) { break }
            guard byte == escape[0], bytes[index..<end].starts(with: escape) else {
                index += 1
                continue
            }
            let next = index + 1 + hashes
            if next < end, bytes[next] == UInt8(ascii: "(") {
                index = next
                skipInterpolation()
            } else {
                index = next + 1
            }
        }
        let isClosed = index < end
        index = min(index + close.count, end)
        state = isClosed || !isMultiline ? .code : .text(hashes: hashes)
        isPlain = isPlain && isClosed && !isMultiline
    }

    /// Skips the parentheses of an interpolation, including the literals in them.
    private mutating func skipInterpolation() {
        var depth = 0
        repeat {
            if let hashes = hashesOfLiteral {
                skipLiteral(hashes)
                continue
            }
            if has("(") { depth += 1 }
            if has(")") { depth -= 1 }
            index += 1
        } while depth > 0 && index < end
    }
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
