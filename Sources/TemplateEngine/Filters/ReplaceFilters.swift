extension FilterInput {
    func joined(_ first: [UInt8], _ second: [UInt8]) throws(FilterProblem) -> LiquidValue {
        try check(first.count + second.count)
        return .text(first + second)
    }

    /// Replaces the first argument with the second one, or removes it if there is no second argument. An empty first
    /// argument matches before each character and at the end.
    func replaced(isFirstOnly: Bool = false) throws(FilterProblem) -> LiquidValue {
        let (text, word, replacement) = (self.text, self.text(0), self.text(1))
        var result: [UInt8] = []
        var index = 0
        while let found = text.firstRange(of: word, from: index) {
            result += text[index..<found.lowerBound]
            try add(replacement, for: found, in: text, to: &result)
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

    /// Adds a replacement with Ruby's escapes. A backslash followed by the digit 0 or `&` inserts the match, by another
    /// digit nothing, by a backslash a backslash, and by a grave accent or an apostrophe the text before or after it.
    private func add(
        _ replacement: [UInt8], for found: Range<Int>, in text: [UInt8], to result: inout [UInt8]
    ) throws(FilterProblem) {
        var isEscaped = false
        for (index, byte) in replacement.enumerated() {
            guard isEscaped else {
                isEscaped = byte == UInt8(ascii: "\\") && index + 1 < replacement.count
                if !isEscaped { result.append(byte) }
                continue
            }
            isEscaped = false
            switch byte {
            case UInt8(ascii: "0"), UInt8(ascii: "&"): result += text[found]
            case UInt8(ascii: "1")...UInt8(ascii: "9"): break
            case UInt8(ascii: "\\"): result.append(byte)
            case UInt8(ascii: "`"): result += text[..<found.lowerBound]
            case UInt8(ascii: "'"): result += text[found.upperBound...]
            default: result += [UInt8(ascii: "\\"), byte]
            }
            try check(result.count)
        }
    }
}
