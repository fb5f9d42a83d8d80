/// The text with control, bidirectional and invisible characters shown as escapes, so that what comes from outside can
/// neither steer a terminal nor look like something else.
///
/// - Parameters:
///   - kept: controls that stay.
///   - escape: what stands for a character, in another language than Swift.
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
    /// Whether a terminal obeys the character or shows nothing for it: controls, formats, separators of lines, and what
    /// Unicode ignores by default. Variation selectors are none, nor are joiners behind a letter of a script or an emoji
    /// that may need them.
    package func isHidden(after previous: Unicode.Scalar = " ") -> Bool {
        guard !isASCII else { return value < 0x20 || value == 0x7F }
        if properties.isJoinControl { return previous.isASCII || previous.isHidden() }
        return switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector
        }
    }
}
