extension Diagnostics: CustomStringConvertible {
    /// All diagnostics as the program prints them.
    public var description: String { all.map { $0.text() }.joined() }
}

extension Diagnostic {
    /// Returns the diagnostic in the format of compilers: `path:line:column: severity: message`, the source line with a
    /// caret below the cause, the items in a line each, then the hint. Ends with a line break. The source line is cut
    /// around the cause to fit the terminal's width in columns.
    package func text(color: Bool = false, width: Int? = nil) -> String {
        let paint = ANSIStyle(isOn: color)
        var text = ""
        if let range {
            let path = printableLine(range.file.path)
            text += paint.bold("\(path):\(range.line):\(range.column): ")
        }
        text += severity == .error ? paint.red("error:") : paint.yellow("warning:")
        text += " " + paint.bold(printableMessage(message) + (items.isEmpty ? "" : ":")) + "\n"
        text += items.map { "    \(printableLine($0))\n" }.joined()
        if let range { text += range.excerpt(paint: paint, width: width) }
        if let hint { text += "  " + paint.cyan("hint:") + " \(printableLine(hint))\n" }
        return text
    }
}

/// Starts each line of a message quoted from another program. Any other line break is part of a name.
private let quote = "\n  | "

/// Returns a message with all line breaks escaped except those before what it quotes.
package func printableMessage(_ text: String) -> String {
    text.split(separator: quote, omittingEmptySubsequences: false).map(printableLine).joined(separator: quote)
}

/// Returns the text on one line, with line breaks escaped, too.
private func printableLine(_ text: some StringProtocol) -> String { printable(String(text), keeping: "") }
