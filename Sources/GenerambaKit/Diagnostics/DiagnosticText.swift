extension Diagnostic {
    /// The diagnostic as compilers print it: `path:line:column: severity: message`, the line with a caret
    /// below the cause, the hint. Ends with a line break.
    ///
    /// - Parameters:
    ///   - color: whether to use the terminal's colours.
    ///   - width: the terminal's width in columns; a longer source line is cut around the cause.
    package func text(color: Bool = false, width: Int? = nil) -> String {
        let paint = Paint(isOn: color)
        var text = ""
        if let range { text += paint.bold("\(range.file.path):\(range.line):\(range.column): ") }
        let label = "\(severity.rawValue):"
        text += severity == .error ? paint.red(label) : paint.yellow(label)
        text += " " + paint.bold(printable(message)) + "\n"
        if let range { text += range.excerpt(paint: paint, width: width) }
        if let hint { text += "  " + paint.cyan("hint:") + " \(printable(hint))\n" }
        return text
    }
}

/// The text with control characters shown as escapes, so that no file can write to the terminal.
package func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control && $0 != "\n" })
    else {
        return text
    }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
        if scalar.properties.generalCategory == .control && scalar != "\n" {
            result.append(contentsOf: scalar.escaped(asASCII: true).unicodeScalars)
        } else {
            result.append(scalar)
        }
    }
    return String(result)
}

extension SourceRange {
    /// The range's first line with its number, and carets below the range.
    fileprivate func excerpt(paint: Paint, width: Int?) -> String {
        let before = Array(file.text(lineStart..<offsets.lowerBound))
        let end = max(offsets.lowerBound, min(offsets.upperBound, lineEnd))
        let marked = Array(file.text(offsets.lowerBound..<end))
        let after = Array(file.text(end..<max(end, lineEnd)))
        let number = "\(line)"
        let gutter = String(repeating: " ", count: number.count)
        let room = max((width ?? 200) - number.count - 5, 20)
        let (left, middle, right) = cut(before, marked, after, to: room)
        let indent = left.map { $0 == "\t" ? "\t" : String(repeating: " ", count: columns(of: $0)) }.joined()
        let carets = String(repeating: "^", count: max(1, middle.reduce(0) { $0 + columns(of: $1) }))
        return """
             \(number) | \(String((left + middle + right).map { visible($0) }))
             \(gutter) | \(indent)\(paint.red(carets))

            """
    }
}

/// Cuts a line so that it fits into so many columns and what is marked stays in it.
private func cut(
    _ before: [Character], _ marked: [Character], _ after: [Character], to room: Int
) -> ([Character], [Character], [Character]) {
    guard before.count + marked.count + after.count > room else { return (before, marked, after) }
    let middle = Array(marked.prefix(room))
    let rest = room - middle.count
    let left = before.count <= rest / 2 ? before : ["…"] + before.suffix(max(0, rest / 2 - 1))
    let right = after.prefix(max(0, room - middle.count - left.count - 1))
    return (left, middle, Array(right) + (right.count < after.count ? ["…"] : []))
}

/// A character as it can be shown in one line.
private func visible(_ character: Character) -> Character {
    guard character != "\t", let scalar = character.unicodeScalars.first else { return character }
    return scalar.properties.generalCategory == .control ? "\u{FFFD}" : character
}

/// How many columns a character takes in a terminal: 2 for wide ones (Unicode's East Asian Width W and F,
/// emoji), 0 for a lone combining mark, else 1.
private func columns(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first, scalar.value >= 0x300 else { return 1 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF,
        0x20000...0x3FFFD:
        return 2
    default:
        return scalar.properties.generalCategory == .nonspacingMark ? 0 : 1
    }
}
