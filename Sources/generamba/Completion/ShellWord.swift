/// A word as a shell reads it, perhaps with a quote that is still open.
struct ShellWord {
    enum Quote { case none, single, double }

    /// The word without quotes and escapes.
    private(set) var text = ""
    /// The quote that is open at the end of the word.
    private(set) var quote = Quote.none
    /// The word as it was typed.
    private(set) var typed = ""
    private var isEscaped = false

    /// Reads a whole word.
    init(_ typed: String = "") {
        for character in typed { take(character) }
    }

    /// Whether the next character belongs to the word even if it is a space.
    var isOpen: Bool { quote != .none || isEscaped }

    mutating func take(_ character: Character) {
        typed.append(character)
        if isEscaped {
            let isKept = quote == .double && !"\"\\$`".contains(character)
            text += (isKept ? "\\" : "") + String(character)
            isEscaped = false
            return
        }
        switch (character, quote) {
        case ("\\", .none), ("\\", .double): isEscaped = true
        case ("'", .none): quote = .single
        case ("\"", .none): quote = .double
        case ("'", .single), ("\"", .double): quote = .none
        default: text.append(character)
        }
    }

    /// The words of a command line of bash up to the cursor. The last one is the word at the cursor, perhaps empty.
    static func words(of line: String) -> [ShellWord] {
        var words: [ShellWord] = []
        var word: ShellWord?
        for character in line {
            if character.isWhitespace, word?.isOpen != true {
                if let word { words.append(word) }
                word = nil
            } else {
                word = word ?? ShellWord()
                word?.take(character)
            }
        }
        return words + [word ?? ShellWord()]
    }
}

extension ShellWord.Quote {
    /// The text, escaped for bash inside such a quote.
    func quoted(_ text: String) -> String {
        switch self {
        case .single: text.replacing("'", with: #"'\''"#)
        case .double: text.map { "\"\\$`".contains($0) ? "\\\($0)" : String($0) }.joined()
        case .none:
            text.map { character in
                let isPlain = !character.isASCII || character.isLetter || character.isNumber
                return isPlain || "_./,:=@%+-~".contains(character) ? String(character) : "\\\(character)"
            }.joined()
        }
    }
}
