/// What a terminal shows after a program has printed a text with control sequences.
struct ShownText {
    private let columns: Int
    private var lines: [[Character]] = [[]]
    private var row = 0
    private var column = 0

    init(_ text: String, columns: Int) {
        self.columns = columns
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\r": column = 0
            case "\n": (row, column) = (row + 1, 0)
            case "\u{1B}": obey(&rest)
            default: show(Character(scalar))
            }
            while lines.count <= row { lines.append([]) }
        }
    }

    /// The lines, without spaces at their ends.
    var text: String {
        lines.map { line in
            String(line.reversed().drop { $0 == " " }.reversed())
        }.joined(separator: "\n")
    }

    /// Obeys `ESC [ n A`, which moves the cursor up, and `ESC [ J`, which clears the rest. Ignores colors.
    private mutating func obey(_ rest: inout Substring.UnicodeScalarView) {
        var number = ""
        rest.removeFirst()
        while let scalar = rest.popFirst() {
            guard ("@"..."~").contains(scalar) else {
                number.unicodeScalars.append(scalar)
                continue
            }
            if scalar == "A" { row = max(0, row - (Int(number) ?? 1)) }
            if scalar == "J" { lines = Array(lines[..<row]) + [Array(lines[row].prefix(column))] }
            return
        }
    }

    private mutating func show(_ character: Character) {
        if column == columns { (row, column) = (row + 1, 0) }
        while lines.count <= row { lines.append([]) }
        while lines[row].count <= column { lines[row].append(" ") }
        lines[row][column] = character
        column += 1
    }
}
