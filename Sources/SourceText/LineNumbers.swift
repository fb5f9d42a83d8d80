/// Positions from the line and column numbers that a compiler prints.
extension SourceFile {
    /// Returns a line by its number, counted from 1. The range starts at the first byte that is not blank and ends with
    /// the line; for a blank line it is the line break. Nil if there is no such line.
    package func line(_ number: Int) -> SourceRange? {
        guard let line = wholeLine(number) else { return nil }
        let start = line.first { !bytes[$0].isBlank && bytes[$0] != UInt8(ascii: "\r") } ?? line.upperBound
        let lineBreak = min(line.upperBound + 1, bytes.count)
        return range(start..<(start < line.upperBound ? line.upperBound : lineBreak))
    }

    /// Returns the position of a line and column, both counted from 1, columns in bytes. If the line is shorter,
    /// returns its end. Nil if there is no such line.
    package func place(line number: Int, column: Int) -> SourceRange? {
        guard let line = wholeLine(number), column > 0 else { return nil }
        let offset = column <= line.count ? line.lowerBound + column - 1 : line.upperBound
        return range(offset..<offset)
    }

    /// Returns a line without its line break. The text after the last line break counts as a line.
    private func wholeLine(_ number: Int) -> Range<Int>? {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.indices.contains(number - 1) ? lines[number - 1].indices : nil
    }
}
