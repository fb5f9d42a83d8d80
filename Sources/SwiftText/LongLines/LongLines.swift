import SourceText

/// Breaks the lines of Swift code that are too long, as swift-format does: at brackets, one element a line.
package struct LongLines {
    private let bytes: [UInt8]
    /// The most characters of a line.
    private let length: Int

    private init(_ bytes: [UInt8], _ length: Int) {
        self.bytes = bytes
        self.length = length
    }

    /// The edits that break the lines of a text which have more characters than they may; none that changes more than
    /// white space, and the comma behind the last item of a list. A line that cannot be broken stays.
    package static func edits(of bytes: [UInt8], length: Int) -> [TextEdit] {
        let lines = LongLines(bytes, length)
        return lines.isAnyTooLong ? lines.edits() : []
    }

    /// How long a line may be to be looked at: nobody reads longer ones.
    private static let most = 4000

    /// So many lists in a line are counted in.
    static let mostLists = 4

    private var isAnyTooLong: Bool {
        bytes.withUnsafeBytes { bytes in
            var start = 0
            while start < bytes.count {
                let end =
                    bytes.firstOffset(of: UInt8(ascii: "\n"), from: start, to: bytes.count) ?? bytes.count
                if end - start > length - Self.mostLists { return true }
                start = end + 1
            }
            return false
        }
    }

    private func edits() -> [TextEdit] {
        var edits: [TextEdit] = []
        var state = SwiftLine.State.code
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let line = SwiftLine(bytes, start..<end, state)
            state = line.next
            start = end + 1
            guard line.isCode, line.range.count <= Self.most else { continue }
            guard line.range.count > length - Self.mostLists else { continue }
            var layout = LineLayout(line, length: length)
            layout.lay()
            let own = layout.edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
            // Where two breaks are one, the line is none of Swift's.
            if own.areApart { edits += own }
        }
        return edits
    }
}

extension [TextEdit] {
    fileprivate var areApart: Bool {
        zip(self, dropFirst()).allSatisfy {
            $0.range.upperBound <= $1.range.lowerBound && $0.range != $1.range
        }
    }
}
