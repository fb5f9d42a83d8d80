/// A Swift token.
package struct SwiftToken: Sendable, Equatable {
    enum Kind {
        /// An identifier, a keyword or `_`; an identifier in backticks; digits.
        case word, quoted, number
        case literal
        /// A text that looks like a word or a name in backticks but is not a valid identifier.
        case wrong
        /// `->`, `::`, `...` or a single character.
        case sign
        /// The end of a signature, after the last token; it has no text.
        case end
    }

    var kind: Kind
    /// The token's source text; empty for a string literal.
    package let text: String
    package let range: Range<Int>
    /// Whether the token is the first one on its line.
    package let beginsLine: Bool

    /// Whether the token is a word or a name in backticks.
    package var isName: Bool { kind == .word || kind == .quoted }

    /// The text without backticks.
    package var bare: String { kind == .quoted || kind == .wrong ? text.replacing("`", with: "") : text }

    /// Whether the token is the given sign, such as `{` or `->`.
    package func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }

    /// Whether the token is one of the given signs.
    package func isSign(in signs: [String]) -> Bool { kind == .sign && signs.contains(text) }

    /// Whether the token is the given word, not in backticks.
    package func isWord(_ word: String) -> Bool { kind == .word && text == word }

    /// Whether the token is one of the given words, not in backticks.
    package func isWord(in words: [String]) -> Bool { kind == .word && words.contains(text) }

    /// Whether the token is one of the given words, not in backticks.
    package func isWord(in words: Set<String>) -> Bool { kind == .word && words.contains(text) }
}

extension [SwiftToken] {
    /// The index of the partner of each bracket, by the bracket's index.
    package var bracketPartners: [Int: Int] {
        var (open, partners): ([Int], [Int: Int]) = ([], [:])
        for (index, token) in enumerated() {
            if token.isSign(in: ["(", "[", "{"]) { open.append(index) }
            guard token.isSign(in: [")", "]", "}"]), let start = open.popLast() else { continue }
            (partners[start], partners[index]) = (index, start)
        }
        return partners
    }
}

extension ArraySlice<SwiftToken> {
    /// The range from the first token to the last one; nil if there are none.
    var range: Range<Int>? {
        first.flatMap { first in last.map { first.range.lowerBound..<$0.range.upperBound } }
    }
}

extension String {
    /// The name without the name of a module and `.` or `::` before it.
    func dropping(_ modules: String...) -> String {
        let prefixes = modules.flatMap { ["\($0).", "\($0)::"] }
        return prefixes.first(where: hasPrefix).map { String(dropFirst($0.count)) } ?? self
    }

    /// The name without backticks.
    package var withoutBackticks: String {
        hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
    }
}
