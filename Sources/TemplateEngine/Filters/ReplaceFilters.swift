extension FilterInput {
    func joined(_ first: [UInt8], _ second: [UInt8]) throws(FilterProblem) -> LiquidValue {
        try check(first.count + second.count)
        return .text(first + second)
    }

    /// Replaces the first argument with the second one, or removes it if there is no second argument. An empty first
    /// argument matches before each character and at the end.
    func replaced(isFirstOnly: Bool = false) throws(FilterProblem) -> LiquidValue {
        let (text, word) = (self.text, self.text(0))
        let pieces = ReplacementPiece.all(of: self.text(1), for: word)
        var result: [UInt8] = []
        var index = 0
        while let found = text.firstRange(of: word, from: index) {
            result += text[index..<found.lowerBound]
            for piece in pieces {
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

/// A piece of a replacement with Ruby's escapes. A backslash followed by the digit 0 or `&` inserts the
/// match, by another digit nothing, by a backslash a backslash, and by a grave accent or an apostrophe the
/// text before or after the match.
private enum ReplacementPiece {
    case text(ArraySlice<UInt8>)
    case before, after

    /// Returns the pieces of a replacement for a word. None of the texts is empty: each adds to the result.
    static func all(of replacement: [UInt8], for word: [UInt8]) -> [Self] {
        var pieces: [Self] = []
        func add(_ text: ArraySlice<UInt8>) { if !text.isEmpty { pieces.append(.text(text)) } }
        var rest = replacement[...]
        while let slash = rest.dropLast().firstIndex(of: UInt8(ascii: "\\")) {
            add(rest[..<slash])
            switch rest[slash + 1] {
            case UInt8(ascii: "0"), UInt8(ascii: "&"): add(word[...])
            case UInt8(ascii: "1")...UInt8(ascii: "9"): break
            case UInt8(ascii: "\\"): add(rest[slash...slash])
            case UInt8(ascii: "`"): pieces.append(.before)
            case UInt8(ascii: "'"): pieces.append(.after)
            default: add(rest[slash...slash + 1])
            }
            rest = rest[(slash + 2)...]
        }
        add(rest)
        return pieces
    }
}
