import SourceText

/// Splits Swift code into tokens; see "The Swift Programming Language", Lexical Structure.
struct Lexer {
    private let bytes: [UInt8]
    private let end: Int
    /// Whether to skip comments and recognize string literals. Signatures contain neither.
    private let isCode: Bool
    private var index: Int
    private var beginsLine = true
    private var tokens: [SwiftToken] = []

    init(_ bytes: [UInt8], _ range: Range<Int>, isCode: Bool) {
        self.bytes = bytes
        self.isCode = isCode
        index = range.lowerBound
        end = range.upperBound
    }

    mutating func scan() -> [SwiftToken] {
        while index < end { scanToken() }
        return tokens
    }

    private mutating func scanToken() {
        let byte = bytes[index]
        if byte.isWhitespace {
            if byte == UInt8(ascii: "\n") { beginsLine = true }
            index += 1
        } else if isCode, has("//") {
            index = bytes[index..<end].firstIndex(of: UInt8(ascii: "\n")) ?? end
        } else if isCode, has("/*") {
            skipComment()
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
        let rest = bytes[start..<end]
        let word = rest.prefix { $0.isWordPart || $0 >= 0x80 || isCode && $0 == Self.backtick }
        if !word.isEmpty {
            index = word.endIndex
            let isQuoted = word.contains(Self.backtick)
            add(isQuoted ? .quoted : word.allSatisfy(\.isDigit) ? .number : .word, start..<index)
        } else if rest.first == Self.backtick, let close = rest.dropFirst().firstIndex(of: Self.backtick) {
            index = close + 1
            add(.quoted, start..<index)
        } else {
            index += has("->") ? 2 : has("...") ? 3 : 1
            add(.sign, start..<index)
        }
    }

    private static let backtick = UInt8(ascii: "`")

    private mutating func add(_ kind: SwiftToken.Kind, _ range: Range<Int>) {
        let text = kind == .literal ? "" : String(decoding: bytes[range], as: UTF8.self)
        var token = SwiftToken(kind: kind, text: text, range: range, beginsLine: beginsLine)
        let isRight = isCode || !token.isName || token.isWord("_") || isSwiftIdentifier(token.bare)
        if !isRight { token.kind = .wrong }
        tokens.append(token)
        beginsLine = false
    }

    private func has(_ sign: String) -> Bool { bytes[index..<end].starts(with: sign.utf8) }
}

/// Comments and string literals.
extension Lexer {
    /// Skips a block comment. Block comments can be nested.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            let isEdge = has("/*") || has("*/")
            if isEdge { depth += has("/*") ? 1 : -1 }
            index += isEdge ? 2 : 1
        } while depth > 0 && index < end
    }

    /// The number of `#` before a string literal that begins here, or nil if none does.
    private var hashesOfLiteral: Int? {
        let hashes = bytes[index..<end].prefix { $0 == UInt8(ascii: "#") }.count
        let quote = index + hashes
        return quote < end && bytes[quote] == UInt8(ascii: "\"") ? hashes : nil
    }

    private mutating func skipLiteral(_ hashes: Int) {
        index += hashes
        let marks = String(repeating: "#", count: hashes)
        let quote = has("\"\"\"") ? "\"\"\"" : "\""
        let (close, escape) = (quote + marks, "\\" + marks)
        index += quote.utf8.count
        while index < end, !has(close) {
            if has(escape + "(") {
                index += 1 + hashes
                skipInterpolation()
            } else {
                index += has(escape) ? 2 + hashes : 1
            }
        }
        index = min(index + close.utf8.count, end)
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
        var lexer = Lexer(bytes, 0..<bytes.count, isCode: true)
        return lexer.scan()
    }

    /// Returns the tokens of a signature or type. Comments and quotes are meaningless signs in it.
    static func all(inSignature range: SourceRange) -> [SwiftToken] {
        var lexer = Lexer(range.file.bytes, range.offsets, isCode: false)
        return lexer.scan()
    }
}
