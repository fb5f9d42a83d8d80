extension Filter {
    static func stripNewlines(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        let text = input.text
        return .text(
            text.indices.filter { index in
                let isReturn = text[index] == UInt8(ascii: "\r") && index + 1 < text.count
                let next = isReturn ? text[index + 1] : text[index]
                return next != UInt8(ascii: "\n")
            }.map { text[$0] })
    }

    static func newlineToBreak(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        var result: [UInt8] = []
        for byte in input.text {
            if byte == UInt8(ascii: "\n") { result += Array("<br />".utf8) }
            result.append(byte)
        }
        try input.check(result.count)
        return .text(result)
    }

    /// Removes scripts, comments, styles and tags.
    static func stripHTML(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        let pairs = [("<script", "</script>"), ("<!--", "-->"), ("<style", "</style>"), ("<", ">")]
        return .text(
            pairs.reduce(input.text) { text, pair in
                without(from: Array(pair.0.utf8), to: Array(pair.1.utf8), in: text)
            })
    }

    private static func without(from opening: [UInt8], to closing: [UInt8], in text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var index = 0
        while let start = text.firstRange(of: opening, from: index),
            let end = text.firstRange(of: closing, from: start.upperBound)
        {
            result += text[index..<start.lowerBound]
            index = end.upperBound
        }
        return result + text[index...]
    }

    static func capitalize(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        let text = input.string
        guard let first = text.unicodeScalars.first else { return .text([]) }
        let rest = String(text.unicodeScalars.dropFirst())
        return .string(first.properties.titlecaseMapping + rest.lowercased())
    }
}

extension ArraySlice<UInt8> {
    var withoutSpaceBefore: Self { drop(while: \.isLiquidSpace) }

    /// The text without trailing white space and null bytes.
    var withoutSpaceBehind: Self { lastIndex { !$0.isLiquidSpace && $0 != 0 }.map { self[...$0] } ?? [] }
}
