/// Returns the word quoted for a shell.
package func quotedForShell(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "_-.,/:=".contains($0) }
    return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
}

/// Returns the words of a command line as a shell splits them, without any of its expansions; nil if a quotation mark is
/// not closed. Line breaks separate words.
package func shellWords(_ text: String) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = text[...]
    while let character = rest.popFirst() {
        switch (quote, character) {
        case (let open?, _) where open == character: quote = nil
        case (nil, "'"), (nil, "\""): (quote, word) = (character, word ?? "")
        case (nil, _) where character.isWhitespace:
            words += word.map { [$0] } ?? []
            word = nil
        case (nil, "\\"): word = (word ?? "") + (rest.popFirst().map(String.init) ?? "")
        case ("\"", "\\") where rest.first.map("\"\\$`".contains) == true:
            word?.append(rest.removeFirst())
        default: word = (word ?? "") + String(character)
        }
    }
    return quote == nil ? words + (word.map { [$0] } ?? []) : nil
}
