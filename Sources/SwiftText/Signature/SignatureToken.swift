import SourceText

/// A word or sign of a signature.
struct SignatureToken: Sendable, Equatable {
    enum Kind {
        /// An identifier, a keyword or `_`.
        case word
        /// An identifier in backticks.
        case quoted
        /// Digits.
        case number
        /// What looks like a word or name in backticks and is no identifier.
        case wrong
        /// `->`, `...` or one character.
        case sign
        /// What stands behind the last token; it has no text.
        case end
    }

    let kind: Kind
    let text: String
    let range: Range<Int>

    var isName: Bool { kind == .word || kind == .quoted }

    /// The text without backticks.
    var bare: String {
        kind == .quoted || text.hasPrefix("`") && text.count > 1 ? String(text.dropFirst().dropLast()) : text
    }

    func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }

    func isWord(_ word: String) -> Bool { kind == .word && text == word }

    func isWord(in words: Set<String>) -> Bool { kind == .word && words.contains(text) }
}

extension Sequence<SignatureToken> {
    /// The tokens of a type with white space as Swift prints it, whatever stood between them.
    var spaced: String {
        var text = ""
        var previous = ""
        var isAttribute = false
        for token in self {
            let takesArguments =
                previous == "throws" || isAttribute && attributesWithArguments.contains(previous)
            let joins = token.text == "(" && takesArguments
            if !previous.isEmpty, !joins, !joinsNext.contains(previous), !joinsPrevious.contains(token.text) {
                text += " "
            }
            text += token.text
            isAttribute = previous == "@"
            previous = token.text
        }
        return text
    }
}

/// The attributes of types whose arguments are read: `@convention(c)`, `@isolated(any)`.
let attributesWithArguments: Set = ["convention", "isolated"]

private let joinsNext: Set = ["(", "[", "<", "@", "~", "."]
private let joinsPrevious: Set = [")", "]", "<", ">", ",", ":", ".", "?", "!", "..."]
