extension Filter {
    static func strip(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        .text(Array(withoutEnd(withoutStart(input.text[...]))))
    }

    static func stripLeft(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        .text(Array(withoutStart(input.text[...])))
    }

    static func stripRight(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        .text(Array(withoutEnd(input.text[...])))
    }

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

    /// Without scripts, comments, styles and tags.
    static func stripHTML(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        let pairs = [("<script", "</script>"), ("<!--", "-->"), ("<style", "</style>"), ("<", ">")]
        return .text(
            pairs.reduce(input.text) { text, pair in
                without(from: Array(pair.0.utf8), to: Array(pair.1.utf8), in: text)
            })
    }

    private static func withoutStart(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        text.drop(while: \.isLiquidSpace)
    }

    private static func withoutEnd(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let last = text.lastIndex { !$0.isLiquidSpace && $0 != 0 }
        return last.map { text[...$0] } ?? []
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
}
