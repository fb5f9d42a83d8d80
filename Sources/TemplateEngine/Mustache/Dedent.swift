/// The lines of a block that replaces another one lose the indentation of its first line: they get that of the
/// place where they are rendered.
extension MustacheParser {
    /// The blanks before a tag, as far as they are not lost; nil when other text stands before it in its line.
    func lead(of tag: MustacheTag) -> Range<Int>? {
        scanner.lineStart(before: tag.range.lowerBound).map { dedented($0..<tag.range.lowerBound) }
    }

    /// What is left of the blanks that a line begins with.
    func dedented(_ blanks: Range<Int>) -> Range<Int> { blanks.dropFirst(dedent) }

    /// Adds text line by line.
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
