extension FilterInput {
    func joined(_ first: [UInt8], _ second: [UInt8]) throws(FilterProblem) -> LiquidValue {
        try check(first.count + second.count)
        return .text(first + second)
    }

    /// The text with the second argument, or nothing, in the place of the first one. An empty one is found before each
    /// character, and at the end.
    func replaced(isFirstOnly: Bool = false) throws(FilterProblem) -> LiquidValue {
        let (text, word, replacement) = (self.text, self.text(0), self.text(1))
        let isPlain = !replacement.contains(UInt8(ascii: "\\"))
        var result: [UInt8] = []
        var index = 0
        while let found = text.firstRange(of: word, from: index) {
            result += text[index..<found.lowerBound]
            if isPlain {
                result += replacement
            } else {
                try add(replacement, for: found, in: text, to: &result)
            }
            try check(result.count)
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

    /// Adds what the second argument says to a result. After a backslash: a digit 0 or `&` is what was found, other digits
    /// are nothing, a backslash is itself, a grave accent and an apostrophe are the text before and after.
    private func add(
        _ replacement: [UInt8], for found: Range<Int>, in text: [UInt8], to result: inout [UInt8]
    ) throws(FilterProblem) {
        var rest = replacement[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let sign = rest.popFirst() else {
                result.append(byte)
                continue
            }
            switch sign {
            case UInt8(ascii: "0"), UInt8(ascii: "&"): result += text[found]
            case UInt8(ascii: "1")...UInt8(ascii: "9"): break
            case UInt8(ascii: "\\"): result.append(sign)
            case UInt8(ascii: "`"): result += text[..<found.lowerBound]
            case UInt8(ascii: "'"): result += text[found.upperBound...]
            default: result += [byte, sign]
            }
            try check(result.count)
        }
    }
}
