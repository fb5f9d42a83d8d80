import SourceText

/// A text as a YAML scalar, plain where every YAML reader takes it as this text, otherwise quoted.
/// - Parameter escaped: characters that must be escaped.
package func yaml(_ text: String, escaping escaped: Set<Unicode.Scalar> = []) -> String {
    if let text = usualYAML(text, escaping: escaped) { return text }
    func isPlain(_ byte: UInt8) -> Bool { byte.isWordPart || byte >= 0x80 || "/.- ".utf8.contains(byte) }
    // Words that YAML 1.1 reads as a boolean or null, in any case (https://yaml.org/type/bool.html).
    let words = ["y", "n", "yes", "no", "on", "off", "true", "false", "null"]
    let startsAsWord = text.unicodeScalars.first.map { $0.properties.isAlphabetic || $0 == "_" } ?? false
    let isSafe =
        startsAsWord && text.utf8.allSatisfy(isPlain) && !text.hasSuffix(" ")
        && !words.contains(text.lowercased())
        && escaped.isDisjoint(with: text.unicodeScalars)
        && printable(text, keeping: "") == text
        && !text.unicodeScalars.contains { "\u{FFFE}\u{FFFF}".unicodeScalars.contains($0) }
    guard !isSafe else { return text }
    let quoted = text.unicodeScalars.map { scalar -> String in
        switch scalar {
        case "\"", "\\": "\\\(scalar)"
        case _ where scalar.value < 0x20 || scalar.value == 0x7F || escaped.contains(scalar):
            "\\x" + hex(scalar.value)
        case _ where scalar.value > 0xFFFF && scalar.isHidden(): "\\U" + hex(scalar.value, digits: 8)
        case _ where scalar.isHidden(), "\u{FFFE}", "\u{FFFF}": "\\u" + hex(scalar.value, digits: 4)
        default: String(scalar)
        }
    }
    return "\"\(quoted.joined())\""
}

/// A text as `yaml` writes it if it is like most names, paths and hashes; otherwise nil.
private func usualYAML(_ text: String, escaping escaped: Set<Unicode.Scalar>) -> String? {
    guard escaped.isEmpty, let first = text.utf8.first,
        text.utf8.allSatisfy({ $0.isWordPart || "/.-".utf8.contains($0) })
    else { return nil }
    guard first.isLetter || first == UInt8(ascii: "_") else { return "\"\(text)\"" }
    // Words that YAML reads as something else are no longer than `false`.
    return text.utf8.count > 5 ? text : nil
}

private func hex(_ value: UInt32, digits: Int = 2) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
}
