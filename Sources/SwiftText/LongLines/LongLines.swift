import SourceText

/// Breaks the lines of Swift code that are too long, as swift-format does: at brackets, one element a line.
package enum LongLines {
    /// How long a line may be to be looked at: nobody reads longer ones.
    private static let most = 4000

    /// So many lists in a line are counted in.
    static let mostLists = 4

    /// The edits that break the lines of a text which have more characters than they may; none that changes more than
    /// white space, and the comma behind the last item of a list. A line that cannot be broken stays.
    package static func edits(of bytes: [UInt8], length: Int) -> [TextEdit] {
        let lines = lines(of: bytes)
        guard lines.contains(where: { $0.count > length - mostLists }) else { return [] }
        var state = LineScanner.State.code
        return lines.flatMap { range -> [TextEdit] in
            let line = LineScanner(bytes, range, state)
            state = line.state
            let count = line.range.count
            guard line.isCode, count <= most, count > length - mostLists else { return [] }
            var layout = LineBreaker(line, length: length)
            layout.lay()
            let edits = layout.edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
            // Where two breaks are one, the line is none of Swift's.
            let areApart = zip(edits, edits.dropFirst()).allSatisfy {
                $0.range.upperBound <= $1.range.lowerBound && $0.range != $1.range
            }
            return areApart ? edits : []
        }
    }

    /// The lines without their line breaks.
    private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
        bytes.withUnsafeBytes { bytes in
            var lines: [Range<Int>] = []
            var start = 0
            while start < bytes.count {
                let end =
                    bytes.firstOffset(of: UInt8(ascii: "\n"), from: start, to: bytes.count) ?? bytes.count
                lines.append(start..<end)
                start = end + 1
            }
            return lines
        }
    }
}
