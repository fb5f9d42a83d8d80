/// Places by the numbers that a compiler prints.
extension SourceFile {
    /// A line by its number, from 1: from its first byte that is not blank to its end; of a blank line the
    /// line break. Nil when there is no such line.
    package func line(_ number: Int) -> SourceRange? {
        guard let line = wholeLine(number) else { return nil }
        let start = line.first { !bytes[$0].isBlank && bytes[$0] != UInt8(ascii: "\r") } ?? line.upperBound
        let lineBreak = min(line.upperBound + 1, bytes.count)
        return range(start..<(start < line.upperBound ? line.upperBound : lineBreak))
    }

    /// The place of a line and a column, both from 1, the columns in bytes; in a line that is shorter, its
    /// end. Nil when there is no such line.
    package func place(line number: Int, column: Int) -> SourceRange? {
        guard let line = wholeLine(number), column > 0 else { return nil }
        let offset = column <= line.count ? line.lowerBound + column - 1 : line.upperBound
        return range(offset..<offset)
    }

    /// A line without its line break. What follows the last line break is a line, too.
    private func wholeLine(_ number: Int) -> Range<Int>? {
        guard number > 0 else { return nil }
        var start = 0
        for _ in 1..<number {
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = end + 1
        }
        return start..<(bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count)
    }
}
