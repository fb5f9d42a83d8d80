import SourceText

/// The white space of one level of indentation.
package enum Indentation: Sendable, Equatable {
    case spaces(Int)
    case tab

    /// The number of columns; a tab has 8, as in swift-format.
    var width: Int { if case .spaces(let count) = self { count } else { 8 } }

    func bytes(levels: Int) -> [UInt8] {
        switch self {
        case .spaces(let count): Array(repeating: UInt8(ascii: " "), count: count * levels)
        case .tab: Array(repeating: UInt8(ascii: "\t"), count: levels)
        }
    }

    /// Returns the edits that give Swift code this indentation, in text order. White space beyond whole levels of
    /// `width` stays. The lines of a string literal move with its closing quotes, so its value stays, too.
    package func edits(of bytes: [UInt8], width: Int) -> [TextEdit] {
        guard self != .spaces(width) else { return [] }
        let literals = SwiftToken.multilineLiterals(in: bytes)
        var (edits, next): ([TextEdit], ArraySlice<Range<Int>>) = ([], literals[...])
        for line in bytes.lineRanges where !bytes[line].allSatisfy(\.isWhitespace) {
            while let first = next.first, first.upperBound <= line.lowerBound { next.removeFirst() }
            var deciding = line
            if let literal = next.first, literal.lowerBound < line.lowerBound {
                // The line with the closing quotes decides about all lines of the literal.
                deciding = bytes.lines(of: literal.upperBound..<literal.upperBound)
            }
            let spaces = bytes[deciding].prefix { $0 == UInt8(ascii: " ") }
            let levels = spaces.count / width
            guard levels > 0, bytes[line].starts(with: spaces) else { continue }
            let range = line.lowerBound..<line.lowerBound + levels * width
            edits.append(TextEdit(range: range, bytes: self.bytes(levels: levels)))
        }
        return edits
    }
}

extension [UInt8] {
    /// Returns the range of the lines that contain a range, with the last line break.
    func lines(of range: Range<Int>) -> Range<Int> {
        let newline = UInt8(ascii: "\n")
        let start = self[..<range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
        return start..<(self[range.upperBound...].firstIndex(of: newline).map { $0 + 1 } ?? count)
    }
}

extension SwiftToken {
    /// The ranges of the string literals with several lines, in text order.
    static func multilineLiterals(in bytes: [UInt8]) -> [Range<Int>] {
        // Most code has none, and its tokens take longer than everything else here.
        guard ["\"\"\"", "#/"].contains(where: { bytes.firstRange(of: Array($0.utf8)) != nil }) else {
            return []
        }
        return all(in: bytes).filter { $0.kind == .literal && bytes[$0.range].contains(UInt8(ascii: "\n")) }
            .map(\.range)
    }
}
