/// A member that may be called as in Objective-C. Swift 3 dropped from a name what its type says, and made an argument
/// label of what follows a preposition: `UIColor.whiteColor` became `white`, `UIView.animateWithDuration` became
/// `animate(withDuration:)` (https://github.com/swiftlang/swift-evolution, SE-0005).
struct OldMember {
    private let name: String
    private let type: String

    init(_ name: String, of type: String) {
        self.name = name
        self.type = type
    }

    private static let prepositions = ["At", "By", "For", "From", "In", "Of", "To", "With"]

    /// What it is called now, if the stand-ins have that; nil where it may have had this name ever since.
    var today: String? {
        let typeWord = type.drop { $0.isUppercase }
        // `UIColor` is the word `Color` behind `UI`.
        let noun = (type.dropLast(typeWord.count).last.map(String.init) ?? "") + typeWord
        if name.hasSuffix(noun), case let stem = name.dropLast(noun.count), isDeclared(stem) {
            return String(stem)
        }
        let words = Words(name).all
        for (index, word) in words.enumerated() where Self.prepositions.contains(word) {
            let stem = words[..<index].joined()
            guard isDeclared(stem[...]) else { continue }
            let label = words[index...].joined()
            return "\(stem)(\(label.prefix(1).lowercased())\(label.dropFirst()):)"
        }
        return nil
    }

    /// Whether the stand-ins have a member of a name in a source that has the type.
    private func isDeclared(_ member: Substring) -> Bool {
        guard !member.isEmpty else { return false }
        let declarations = ["var ", "let ", "func ", "case "].map { "\($0)\(member)" }
        return StandInModule.all.flatMap(\.files).contains { file in
            let text = String(decoding: file.text.withUTF8Buffer { Array($0) }, as: UTF8.self)
            return text.split(whereSeparator: \.isNewline).contains { $0.declares(type) }
                && declarations.contains { text.hasWord(endingWith: $0) }
        }
    }
}

extension Substring {
    /// Whether the line declares a type, or extends it.
    fileprivate func declares(_ type: String) -> Bool {
        ["class ", "struct ", "enum ", "protocol ", "extension "].contains { hasWord(endingWith: $0 + type) }
    }
}

extension StringProtocol {
    /// Whether a text is in it, and no further letter behind it.
    fileprivate func hasWord(endingWith text: String) -> Bool {
        ranges(of: text).contains { range in
            let next = self[range.upperBound...].first
            return next.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
        }
    }
}
