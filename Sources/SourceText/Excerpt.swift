extension SourceRange {
    /// Returns the range's first line with its line number and with carets below the range, cut to the available width
    /// or, without one, to 200 columns.
    package func excerpt(paint: ANSIStyle, width: Int?) -> String {
        let number = "\(line)"
        let gutter = String(repeating: " ", count: number.count)
        let room = max((width ?? 200) - number.count - 4, 20)
        let excerpt = Excerpt(self, most: 16 * room).cut(to: room)
        return """
             \(number) | \(excerpt.line)
             \(gutter) | \(excerpt.indent)\(paint.red(excerpt.carets))

            """
    }
}

private struct Excerpt {
    var before: [TerminalCell]
    var marked: [TerminalCell]
    var after: [TerminalCell]

    /// Creates an excerpt from the first line of a range, with at most the given number of bytes for each part.
    init(_ range: SourceRange, most: Int) {
        let (file, lower, lineEnd) = (range.file, range.offsets.lowerBound, range.lineEnd)
        let upper = max(lower, min(range.offsets.upperBound, lineEnd))
        let lineStart = range.lineStart
        var start = max(lineStart, lower - most)
        while start > lineStart, start < lower, file.bytes[start] & 0xC0 == 0x80 { start += 1 }
        // Keep only the surroundings of the range in an overlong line.
        let near = max(lineStart, start - 1000)..<max(upper, min(lineEnd, upper + most + 1000))
        let passwords = Self.passwords(in: file.bytes[near])
        /// Returns the characters of a range, with passwords hidden.
        func cells(_ range: Range<Int>) -> [TerminalCell] {
            var cells: [TerminalCell] = []
            var start = range.lowerBound
            for password in passwords where password.overlaps(range) {
                cells +=
                    file.text(start..<max(start, password.lowerBound)).map(TerminalCell.init) + [.ellipsis]
                start = min(range.upperBound, password.upperBound)
            }
            return cells + file.text(start..<range.upperBound).map(TerminalCell.init)
        }
        before = cells(start..<lower)
        marked = cells(lower..<min(upper, lower + most))
        after = cells(upper..<max(upper, min(lineEnd, upper + most)))
    }

    private static func passwords(in line: ArraySlice<UInt8>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        while let next = password(in: line[(found.last?.upperBound ?? line.startIndex)...]) {
            found.append(next)
        }
        return found
    }

    var line: String { (before + marked + after).map(\.text).joined() }

    /// The padding that aligns the carets with the marked part.
    var indent: String {
        before.map { $0.text == "\t" ? "\t" : String(repeating: " ", count: $0.columns) }.joined()
    }

    var carets: String { String(repeating: "^", count: max(1, marked.columns)) }

    /// Returns the line cut to the given number of columns, with the marked part still visible.
    func cut(to room: Int) -> Excerpt {
        guard (before + marked + after).columns > room else { return self }
        var result = self
        // Leave a column on each side for an ellipsis.
        result.marked = marked.fitting(room - 2)
        let rest = room - result.marked.columns
        if before.columns > rest / 2 {
            result.before = [.ellipsis] + before.reversed().fitting(max(0, rest / 2 - 1)).reversed()
        }
        let right = max(0, rest - result.before.columns)
        if result.marked.count < marked.count {
            result.after = [.ellipsis]
        } else if after.columns > right {
            result.after = after.fitting(max(0, right - 1)) + [.ellipsis]
        }
        return result
    }
}
