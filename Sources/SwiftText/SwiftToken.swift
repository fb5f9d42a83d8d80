/// A word or sign of Swift code: comments are passed over, a string is one token without its text.
package struct SwiftToken: Equatable {
    enum Kind {
        case word, sign, string
    }

    let kind: Kind
    package let text: String
    /// Whether no other token stands before it on its line.
    package let beginsLine: Bool
    /// Whether it is a word between backticks, which are not in its text: then it is no word of Swift's.
    package var isEscaped = false

    package func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }

    package func isWord(_ word: String) -> Bool { kind == .word && text == word }

    package func isWord(in words: Set<String>) -> Bool { kind == .word && words.contains(text) }

    /// Whether it is spelt as types are.
    package var namesType: Bool { kind == .word && text.first?.isUppercase == true }

    /// The tokens of a text. Whatever the text holds, they are found; of a broken text they may be the wrong ones.
    package static func all(in text: some Sequence<UInt8>) -> [SwiftToken] {
        var scanner = SwiftScanner(Array(text))
        return scanner.scan()
    }
}

/// Divides Swift code into tokens: "The Swift Programming Language", Lexical Structure.
private struct SwiftScanner {
    private let bytes: [UInt8]
    private var index = 0
    private var isFresh = true
    private var tokens: [SwiftToken] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func scan() -> [SwiftToken] {
        while index < bytes.count { scanToken() }
        return tokens
    }

    private mutating func scanToken() {
        let byte = bytes[index]
        if byte == UInt8(ascii: "\n") {
            isFresh = true
            index += 1
        } else if byte.isWhitespace {
            index += 1
        } else if has("//") {
            while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        } else if has("/*") {
            skipComment()
        } else if let hashes = hashesOfString {
            skipString(hashes)
            add(.string, "")
        } else {
            let word = bytes[index...].prefix { $0.isWordPart || $0 >= 0x80 || $0 == UInt8(ascii: "`") }
            let length = word.isEmpty ? (has("->") ? 2 : 1) : word.count
            let text = String(decoding: bytes[index..<index + length], as: UTF8.self)
            index += length
            let name = text.replacing("`", with: "")
            add(word.isEmpty ? .sign : .word, name, isEscaped: name != text)
        }
    }

    private mutating func add(_ kind: SwiftToken.Kind, _ text: String, isEscaped: Bool = false) {
        tokens.append(
            SwiftToken(kind: kind, text: text, beginsLine: isFresh, isEscaped: isEscaped))
        isFresh = false
    }

    private func has(_ sign: String) -> Bool { bytes[index...].starts(with: sign.utf8) }

    /// Comments of this kind may stand in one another.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            if has("/*") {
                depth += 1
                index += 2
            } else if has("*/") {
                depth -= 1
                index += 2
            } else {
                index += 1
            }
        } while depth > 0 && index < bytes.count
    }

    /// The number of `#` before the quote that begins here; nil when no string does.
    private var hashesOfString: Int? {
        let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
        let quote = index + hashes
        return quote < bytes.count && bytes[quote] == UInt8(ascii: "\"") ? hashes : nil
    }

    private mutating func skipString(_ hashes: Int) {
        index += hashes
        let quote = String(repeating: "\"", count: has("\"\"\"") ? 3 : 1)
        let marks = String(repeating: "#", count: hashes)
        index += quote.count
        while index < bytes.count, !has(quote + marks) {
            if has("\\" + marks + "(") {
                index += 1 + hashes
                skipInterpolation()
            } else {
                index += has("\\" + marks) ? 2 + hashes : 1
            }
        }
        index = min(index + quote.count + hashes, bytes.count)
    }

    /// Passes the brackets of an interpolation, with the strings in them.
    private mutating func skipInterpolation() {
        var depth = 0
        repeat {
            if let hashes = hashesOfString {
                skipString(hashes)
                continue
            }
            if has("(") { depth += 1 }
            if has(")") { depth -= 1 }
            index += 1
        } while depth > 0 && index < bytes.count
    }
}
