import TemplateEngine

/// A member that may be called as in Objective-C. Swift 3 dropped from a name what its type says, and made an argument
/// label of what follows a preposition: `UIColor.whiteColor` became `white`, `UIView.animateWithDuration` became
/// `animate(withDuration:)` (https://github.com/swiftlang/swift-evolution, SE-0005).
enum RenamedAPI {
    private static let prepositions = ["At", "By", "For", "From", "In", "Of", "To", "With"]

    /// What the member of a type is called now, if the stand-ins have that; nil where it may have had this name ever
    /// since.
    static func today(_ name: String, of type: String) -> String? {
        // `Color` of `UIColor`.
        let noun = type.dropFirst(max(0, type.prefix { $0.isUppercase }.count - 1))
        if name.hasSuffix(noun), case let stem = name.dropLast(noun.count), !stem.isEmpty,
            isDeclared(["var \(stem):", "let \(stem):", "let \(stem) =", "func \(stem)("], of: type)
        {
            return String(stem)
        }
        let words = IdentifierWords(name).all
        for (index, word) in words.enumerated() where prepositions.contains(word) {
            let label = words[index...].joined()
            let call = "\(words[..<index].joined())(\(label.prefix(1).lowercased())\(label.dropFirst())"
            if isDeclared(["func \(call):", "func \(call) "], of: type) { return "\(call):)" }
        }
        return nil
    }

    /// Whether one of these declarations is in a source of the stand-ins that has the type.
    private static func isDeclared(_ declarations: [String], of type: String) -> Bool {
        let types = ["class", "struct", "enum", "extension"].flatMap { ["\($0) \(type) ", "\($0) \(type):"] }
        return StandInModule.all.flatMap(\.files).contains { file in
            let text = String(decoding: file.bytes, as: UTF8.self)
                .split(whereSeparator: \.isWhitespace).joined(separator: " ")
                .replacing("( ", with: "(")
            return types.contains { text.contains($0) } && declarations.contains { text.contains($0) }
        }
    }
}
