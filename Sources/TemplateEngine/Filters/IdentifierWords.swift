/// The words of an identifier. Anything but letters and digits separates words, and so does a capital that begins a
/// word: `user_name` and `userName` have two, `URLPreview` consists of `URL` and `Preview`.
package struct IdentifierWords {
    package private(set) var all: [String] = []
    /// Whether the text is written like `USER_NAME`, so that capitals do not indicate acronyms.
    let areShouted: Bool
    private let characters: [Character]
    private let signs: [Sign]

    /// A class of characters, for finding word boundaries.
    private enum Sign {
        case capital, small, digit
        /// A letter of a script without capitals.
        case letter
        case separator

        init(_ character: Character) {
            self =
                switch true {
                case character.isNumber: .digit
                case character.isUppercase: .capital
                case character.isLowercase: .small
                default: character.isLetter ? .letter : .separator
                }
        }
    }

    package init(_ text: String) {
        characters = Array(text)
        signs = characters.map { Sign($0) }
        let parts = signs.indices.split { [signs] in signs[$0] == .separator }
        areShouted = parts.count > 1 && signs.contains(.capital) && !signs.contains(.small)
        for part in parts { cut(part.startIndex..<part.endIndex) }
    }

    /// Splits a range of letters and digits without separators.
    private mutating func cut(_ part: Range<Int>) {
        var start = part.lowerBound
        for index in part.dropFirst() where begins(at: index, after: start, in: part) {
            all.append(String(characters[start..<index]))
            start = index
        }
        all.append(String(characters[start..<part.upperBound]))
    }

    /// Whether a word begins at the index. The word before it begins at `start`.
    private func begins(at index: Int, after start: Int, in part: Range<Int>) -> Bool {
        guard signs[index] == .capital else { return false }
        switch signs[index - 1] {
        case .capital:
            // The last capital of a plural acronym, such as `URLs`, begins no word.
            return isFollowedBySmall(index, in: part)
                && (characters[index + 1] != "s" || isFollowedBySmall(index + 1, in: part))
        case .small: return index - 1 > start
        case .digit: return signs[start] != .digit && !standsAlone(index, in: part)
        case .letter, .separator: return true
        }
    }

    /// Whether the capital belongs to the digit before it, as in `View3D` and `H2O`.
    private func standsAlone(_ index: Int, in part: Range<Int>) -> Bool {
        let next = part.contains(index + 1) ? signs[index + 1] : .separator
        return next == .capital ? isFollowedBySmall(index + 1, in: part) : next != .small
    }

    private func isFollowedBySmall(_ index: Int, in part: Range<Int>) -> Bool {
        part.contains(index + 1) && signs[index + 1] == .small
    }
}
