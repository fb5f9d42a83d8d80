/// `{% raw %}…{% endraw %}`: text with braces in it. The parser adds it as text.
struct RawTag: LiquidTag {
    static let name = "raw"
    static let form = "{% raw %}"

    init(_ markup: Range<Int>, _ reader: inout LiquidReader) throws(WrongMarkup) {}

    func render(at node: Int, of page: Page, in rendering: inout Rendering) throws(Rendering.Stop) {}

    /// The tag that ends it.
    static func end(from start: Int, in scanner: LiquidScanner, _ reader: LiquidReader) -> Range<Int>? {
        var index = start
        while let opening = scanner.opening(from: index) {
            index = opening + 1
            guard scanner.bytes[opening + 1] == UInt8(ascii: "%") else { continue }
            let token = scanner.token(at: opening)
            guard let content = token.content else { continue }
            let name = reader.word(
                at: reader.skipSpace(content.lowerBound, to: content.upperBound), to: content.upperBound)
            if reader.text(name) == "endraw" { return token.range }
        }
        return nil
    }
}
