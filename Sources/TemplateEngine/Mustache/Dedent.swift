/// Removes indentation from a block that replaces another one: its lines lose the indentation of the block's first
/// line, and get that of the place where they are rendered.
extension MustacheParser {
    /// Returns the blanks before a tag that remain after dedenting, or nil if other text precedes the tag on its line.
    func lead(of tag: MustacheTag) -> Range<Int>? {
        scanner.lineStart(before: tag.range.lowerBound).map { dedented($0..<tag.range.lowerBound) }
    }

    /// Returns what dedenting leaves of the blanks at the start of a line.
    func dedented(_ blanks: Range<Int>) -> Range<Int> { blanks.dropFirst(dedent) }

    mutating func addLines(_ text: Range<Int>) {
        var start = text.lowerBound
        while start < text.upperBound {
            let rest = source.bytes[start..<text.upperBound]
            let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.upperBound
            if source.bytes[start - 1] == UInt8(ascii: "\n") {
                start += source.bytes[start..<end].prefix(dedent).prefix(while: \.isBlank).count
            }
            if start < end { document.add(.text, start..<end) }
            start = end
        }
    }
}
