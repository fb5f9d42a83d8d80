extension FilterInput {
    func joined(_ first: [UInt8], _ second: [UInt8]) throws(FilterProblem) -> LiquidValue {
        try check(first.count + second.count)
        return .text(first + second)
    }

    /// Replaces the first argument with the second one, or removes it if there is no second argument. An empty first
    /// argument matches before each character and at the end.
    func replaced(isFirstOnly: Bool = false) throws(FilterProblem) -> LiquidValue {
        let (text, word) = (self.text, self.text(0))
        let replacement = Replacement(self.text(1), for: word)
        var result: [UInt8] = []
        var index = 0
        while let found = text.firstRange(of: word, from: index) {
            result += text[index..<found.lowerBound]
            for piece in replacement.pieces {
                switch piece {
                case .text(let text): result += text
                case .before: result += text[..<found.lowerBound]
                case .after: result += text[found.upperBound...]
                }
                try check(result.count)
            }
            index = found.upperBound
            if found.isEmpty {
                let end = text[index...].dropFirst().firstIndex { $0 & 0xC0 != 0x80 } ?? text.count
                result += text[index..<end]
                if index == text.count { return .text(result) }
                index = end
            }
            try check(result.count)
            if isFirstOnly { break }
        }
        result += text[index...]
        try check(result.count)
        return .text(result)
    }
}

/// A replacement with Ruby's escapes. A backslash followed by the digit 0 or `&` inserts the match, by another digit
/// nothing, by a backslash a backslash, and by a grave accent or an apostrophe the text before or after the match.
private struct Replacement {
    enum Piece {
        case text([UInt8])
        case before
        case after
    }

    private(set) var pieces: [Piece] = []
    private var pending: [UInt8] = []

    init(_ text: [UInt8], for word: [UInt8]) {
        var index = 0
        while index < text.count {
            guard text[index] == UInt8(ascii: "\\"), index + 1 < text.count else {
                pending.append(text[index])
                index += 1
                continue
            }
            take(escaped: text[index + 1], word)
            index += 2
        }
        endText()
    }

    private mutating func take(escaped byte: UInt8, _ word: [UInt8]) {
        switch byte {
        case UInt8(ascii: "0"), UInt8(ascii: "&"): if !word.isEmpty { append(.text(word)) }
        case UInt8(ascii: "1")...UInt8(ascii: "9"): break
        case UInt8(ascii: "\\"): pending.append(byte)
        case UInt8(ascii: "`"): append(.before)
        case UInt8(ascii: "'"): append(.after)
        default: pending += [UInt8(ascii: "\\"), byte]
        }
    }

    private mutating func append(_ piece: Piece) {
        endText()
        pieces.append(piece)
    }

    private mutating func endText() {
        if !pending.isEmpty { pieces.append(.text(pending)) }
        pending = []
    }
}
