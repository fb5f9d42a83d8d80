/// A word or sign of Swift.
package struct SwiftToken: Sendable, Equatable {
    enum Kind {
        /// An identifier, a keyword or `_`.
        case word
        /// An identifier in backticks.
        case quoted
        /// Digits.
        case number
        /// A string literal.
        case literal
        /// What looks like a word or name in backticks and is no identifier.
        case wrong
        /// `->`, `...` or one character.
        case sign
        /// What stands behind the last token of a signature; it has no text.
        case end
    }

    var kind: Kind
    /// The token as it is written; empty for a string literal.
    package let text: String
    let range: Range<Int>
    /// Whether no other token stands before it on its line.
    package let beginsLine: Bool

    /// Whether it is a word or a name in backticks.
    package var isName: Bool { kind == .word || kind == .quoted }

    /// The text without backticks.
    package var bare: String { kind == .sign ? text : text.replacing("`", with: "") }

    /// Whether it is a sign such as `{` or `->`.
    package func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }

    /// Whether it is one of some signs.
    package func isSign(in signs: Set<String>) -> Bool { kind == .sign && signs.contains(text) }

    /// Whether it is a word, and not in backticks.
    package func isWord(_ word: String) -> Bool { kind == .word && text == word }

    /// Whether it is one of some words, and not in backticks.
    package func isWord(in words: Set<String>) -> Bool { kind == .word && words.contains(text) }
}
