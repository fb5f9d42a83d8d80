import SourceText

/// Breaks overlong lines of Swift code like swift-format: at brackets, with one element per line.
package enum LongLines {
    /// The maximum length of lines to process: nobody reads longer ones.
    private static let most = 4000

    /// The maximum number of lists per line that the length check takes into account.
    static let mostLists = 4

    /// Returns the edits that break lines with more than `length` characters, where that is possible. They change only
    /// white space and add a comma after the last item of a list.
    package static func edits(of bytes: [UInt8], length: Int, step: Indentation = .spaces(2)) -> [TextEdit] {
        let lines = bytes.lineRanges
        guard let last = lines.lastIndex(where: { $0.count > length - mostLists }) else { return [] }
        var enclosures: [Lexer.Enclosure] = []
        return lines[...last].flatMap { range -> [TextEdit] in
            if enclosures.isEmpty, range.count <= length - mostLists, !mayBeginText(bytes[range]) {
                return []
            }
            let line = LineScanner(bytes, range, in: enclosures)
            enclosures = line.enclosures
            let count = line.range.count
            guard line.isCode, count <= most, count > length - mostLists else { return [] }
            let edits = LineBreaker(line, length: length, step: step).edits.sorted {
                $0.range.lowerBound < $1.range.lowerBound
            }
            // Two breaks at the same place mean that the line is not valid Swift.
            let areApart = zip(edits, edits.dropFirst()).allSatisfy {
                $0.range.upperBound <= $1.range.lowerBound && $0.range != $1.range
            }
            return areApart ? edits : []
        }
    }

    /// Whether a literal of several lines or a comment may begin in a line and go on in the next one.
    private static func mayBeginText(_ line: ArraySlice<UInt8>) -> Bool {
        zip(line, line.dropFirst()).contains { first, second in
            first == UInt8(ascii: "/") && second == UInt8(ascii: "*")
                || first == UInt8(ascii: "\"") && second == first
                || first == UInt8(ascii: "#") && second == UInt8(ascii: "/")
        }
    }
}
