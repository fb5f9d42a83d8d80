import SourceText

/// Divides a signature into tokens.
struct SignatureScanner {
    let source: SourceFile
    private let end: Int
    private var index: Int
    private var tokens: [SignatureToken] = []

    init(_ range: SourceRange) {
        source = range.file
        index = range.offsets.lowerBound
        end = range.offsets.upperBound
    }

    /// All tokens, and one of the kind `end`.
    mutating func scan() -> [SignatureToken] {
        let start = index
        while index < end {
            if source.bytes[index].isWhitespace {
                index += 1
            } else {
                addToken()
            }
        }
        let last = tokens.last?.range.upperBound ?? start
        return tokens + [SignatureToken(kind: .end, text: "", range: last..<last)]
    }

    private mutating func addToken() {
        let rest = source.bytes[index..<end]
        let word = rest.prefix(while: \.isSwiftWordPart)
        if !word.isEmpty {
            add(word.allSatisfy(\.isDigit) ? .number : .word, length: word.count)
        } else if rest.first == Self.backtick, let close = rest.dropFirst().firstIndex(of: Self.backtick) {
            add(.quoted, length: close + 1 - index)
        } else {
            add(.sign, length: ["->", "..."].first(where: has)?.utf8.count ?? 1)
        }
    }

    private mutating func add(_ kind: SignatureToken.Kind, length: Int) {
        let range = index..<index + length
        let token = SignatureToken(kind: kind, text: source.text(range), range: range)
        let isWrong = token.isName && !token.isWord("_") && !isSwiftIdentifier(token.bare)
        tokens.append(isWrong ? SignatureToken(kind: .wrong, text: token.text, range: range) : token)
        index = range.upperBound
    }

    private static let backtick = UInt8(ascii: "`")

    private func has(_ sign: String) -> Bool { source.bytes[index..<end].starts(with: sign.utf8) }
}

extension UInt8 {
    /// Whether words of Swift may hold it, as far as one byte tells.
    fileprivate var isSwiftWordPart: Bool { isWordPart || self >= 0x80 }
}
