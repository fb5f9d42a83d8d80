extension Diagnostics: CustomStringConvertible {
    /// All of them as the program prints them.
    public var description: String { all.map { $0.text() }.joined() }
}

extension Diagnostic {
    /// The diagnostic as compilers print it: `path:line:column: severity: message`, the line with a caret
    /// below the cause, the hint. Ends with a line break.
    ///
    /// - Parameters:
    ///   - color: whether to use the terminal's colours.
    ///   - width: the terminal's width in columns; a longer source line is cut around the cause.
    package func text(color: Bool = false, width: Int? = nil) -> String {
        let paint = ANSIStyle(isOn: color)
        var text = ""
        if let range {
            let path = printableLine(range.file.path)
            text += paint.bold("\(path):\(range.line):\(range.column): ")
        }
        text += severity == .error ? paint.red("error:") : paint.yellow("warning:")
        let lines = message.split(separator: quote, omittingEmptySubsequences: false).map(printableLine)
        text += " " + paint.bold(lines.joined(separator: quote)) + "\n"
        if let range { text += range.excerpt(paint: paint, width: width) }
        if let hint { text += "  " + paint.cyan("hint:") + " \(printableLine(hint))\n" }
        return text
    }
}

/// What begins a line of a message that another program has printed. Any other line break is part of a name.
private let quote = "\n  | "

/// The text in one line, with line breaks as escapes, too.
private func printableLine(_ text: some StringProtocol) -> String { printable(String(text), keeping: "") }
