/// Returns the text with control, bidirectional and invisible characters escaped, as in Swift by default, except those
/// to keep. So text from outside can neither control a terminal nor disguise itself.
package func printable(
    _ text: String, keeping kept: String = "\n",
    escape: (Unicode.Scalar) -> String = { $0.escaped(asASCII: true) }
) -> String {
    guard !text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) else { return text }
    var result = ""
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
        let isShown = !scalar.isHidden(after: previous) || kept.unicodeScalars.contains(scalar)
        if isShown { result.unicodeScalars.append(scalar) } else { result += escape(scalar) }
        previous = scalar
    }
    return result
}

extension Unicode.Scalar {
    /// Whether a terminal obeys the character or displays nothing for it: control and format characters, line
    /// separators, and characters that Unicode ignores by default. Variation selectors do not count, nor do joiners
    /// that follow an emoji or a letter of a script that may need them.
    package func isHidden(after previous: Unicode.Scalar = " ") -> Bool {
        guard !isASCII else { return value < 0x20 || value == 0x7F }
        if properties.isJoinControl { return previous.isASCII || previous.isHidden() }
        return switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector
        }
    }
}
