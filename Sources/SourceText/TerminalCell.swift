/// A character as a terminal shows it in one line.
struct TerminalCell {
    /// The character, or its escape if the character is invisible.
    let text: String
    /// Its width: 2 for wide characters (Unicode's East Asian Width W and F, emoji), 0 for a lone combining mark or an
    /// invisible character, otherwise 1. For an escaped character, the width of the escape.
    let columns: Int

    static let ellipsis = TerminalCell("…")

    init(_ character: Character) {
        let whole = String(character)
        text = printable(whole, keeping: "\t")
        // The first scalar of a character determines its width, unless later scalars are escaped.
        columns = text.unicodeScalars.prefix(text == whole ? 1 : .max).reduce(0) { $0 + Self.columns($1) }
    }

    private static func columns(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0..<0x300: 1
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF,
            0x20000...0x3FFFD:
            2
        default:
            [.nonspacingMark, .enclosingMark, .format].contains(scalar.properties.generalCategory) ? 0 : 1
        }
    }
}

extension [TerminalCell] {
    var columns: Int { reduce(0) { $0 + $1.columns } }

    /// Returns the leading cells that fit into the given number of columns.
    func fitting(_ room: Int) -> [TerminalCell] {
        var rest = room
        return Array(
            prefix { cell in
                rest -= cell.columns
                return rest >= 0
            })
    }
}

extension String {
    /// The width of this single-line text in terminal columns.
    package var columns: Int { isPlain ? utf8.count : map(TerminalCell.init).columns }

    private var isPlain: Bool { utf8.allSatisfy { 0x20..<0x7F ~= $0 } }

    /// Returns as much of this single-line text as fits into the given number of terminal columns.
    package func fitting(columns: Int) -> String {
        if isPlain, utf8.count <= columns { return self }
        let cells = map(TerminalCell.init)
        guard cells.columns > columns else { return self }
        return (cells.fitting(max(0, columns - 1)) + [.ellipsis]).map(\.text).joined()
    }

    /// Breaks this text at spaces into lines that fit into the given number of terminal columns. A longer word gets a
    /// line of its own. There is at least one line.
    package func wrapped(columns: Int) -> [String] {
        var lines: [String] = []
        var width = 0
        for word in split(whereSeparator: \.isWhitespace).map(String.init) {
            let own = word.columns
            if lines.isEmpty || width + 1 + own > columns {
                lines.append(word)
                width = own
            } else {
                lines[lines.count - 1] += " " + word
                width += 1 + own
            }
        }
        return lines.isEmpty ? [""] : lines
    }

    /// Returns the text padded with trailing spaces to the given number of columns.
    package func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - columns))
    }

    /// The text on one line: white space is trimmed at both ends, and each remaining run of it becomes one space.
    package var folded: String {
        let isFolded =
            isPlain && !hasPrefix(" ") && !hasSuffix(" ") && Array(utf8).firstRange(of: [32, 32]) == nil
        return isFolded ? self : split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
