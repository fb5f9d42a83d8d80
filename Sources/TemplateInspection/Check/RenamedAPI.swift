import TemplateEngine

/// Finds the Swift 3 names of members that are called by their old Objective-C names. Swift 3 removed words that repeat
/// the type, and turned the words after a preposition into an argument label: `UIColor.whiteColor` became `white`,
/// `UIView.animateWithDuration` became `animate(withDuration:)` (https://github.com/swiftlang/swift-evolution,
/// SE-0005).
enum RenamedAPI {
    private static let prepositions = ["At", "By", "For", "From", "In", "Of", "To", "With"]

    /// The current name of a type's member, if the stand-ins declare it; else nil.
    static func today(_ name: String, of type: String) -> String? {
        // `Color`, from `UIColor`.
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

    /// Returns true if the stand-ins' source with this type contains one of the declarations.
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
