/// A character as a terminal shows it in one line.
struct TerminalCell {
    /// The character; one that nobody would see is escaped.
    let text: String
    /// 2 for wide characters (Unicode's East Asian Width W and F, emoji), 0 for a lone combining mark and for what is not
    /// seen, else 1; those of the escape where there is one.
    let columns: Int

    static let ellipsis = TerminalCell("…")

    init(_ character: Character) {
        let whole = String(character)
        text = printable(whole, keeping: "\t")
        // The first scalar of a character tells its width, unless others are escaped behind it.
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
    /// How many columns they take.
    var columns: Int { reduce(0) { $0 + $1.columns } }

    /// The first cells that fit into so many columns.
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
    /// How many columns of a terminal the text, of one line, takes.
    package var columns: Int { isPlain ? utf8.count : map(TerminalCell.init).columns }

    /// Whether each byte is a column.
    private var isPlain: Bool { utf8.allSatisfy { 0x20..<0x7F ~= $0 } }

    /// As much of the text, of one line, as so many columns of a terminal show.
    package func fitting(columns: Int) -> String {
        if isPlain, utf8.count <= columns { return self }
        let cells = map(TerminalCell.init)
        guard cells.columns > columns else { return self }
        return (cells.fitting(max(0, columns - 1)) + [.ellipsis]).map(\.text).joined()
    }

    /// The text with as many spaces behind it as it takes to fill so many columns.
    package func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - columns))
    }

    /// The text in one line: each stretch of white space is one space, and none is at its ends.
    package var folded: String {
        let isFolded = isPlain && !hasPrefix(" ") && !hasSuffix(" ") && firstRange(of: "  ") == nil
        return isFolded ? self : split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
