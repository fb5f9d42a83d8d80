/// `{% raw %}…{% endraw %}`: literal text that may contain braces. The parser adds it as text.
enum RawTag {
    static let name = "raw"

    static func end(from start: Int, in scanner: LiquidScanner, _ reader: MarkupParser) -> Range<Int>? {
        var index = start
        while let opening = scanner.opening(from: index) {
            index = opening + 1
            guard scanner.bytes[opening + 1] == UInt8(ascii: "%") else { continue }
            var start = opening + 2
            if start < scanner.range.upperBound, scanner.bytes[start] == UInt8(ascii: "-") { start += 1 }
            let name = reader.word(
                at: reader.skipSpace(start, to: scanner.range.upperBound), to: scanner.range.upperBound)
            guard name.count == 6, reader.text(name) == "endraw" else { continue }
            let token = scanner.token(at: opening)
            return token.content == nil ? nil : token.range
        }
        return nil
    }
}
