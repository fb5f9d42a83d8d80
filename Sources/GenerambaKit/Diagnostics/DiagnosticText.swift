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
        if let range {
            let path = printable(range.file.path).replacing("\n", with: "\\n")
            text += paint.bold("\(path):\(range.line):\(range.column): ")
        }
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
