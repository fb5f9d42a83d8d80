import TemplateEngine

/// A part of a line: what stays, or what a template puts there.
enum Token: Hashable, Sendable {
    case text(String)
    /// A variable of templates, such as `module_info.file_name`.
    case tag(String)
    /// The module's name, with the filters that can make this spelling of it, the likeliest ones first, and with what is
    /// in front of it and behind it.
    case name([[TextFilter]], context: String)

    /// The same for tokens that can be the same in a template.
    var key: String {
        switch self {
        case .text(let text): text
        case .tag(let tag): "\u{1}\(tag)"
        case .name: "\u{2}"
        }
    }

    var isText: Bool { if case .text = self { true } else { false } }

    /// Returns what stands for all of the tokens, which have one key; nil if no filters make all spellings.
    static func common(_ tokens: [Token]) -> Token? {
        guard case .name(var filters, let context)? = tokens.first else { return tokens.first }
        for case .name(let others, _) in tokens { filters = filters.filter(others.contains) }
        return filters.isEmpty ? nil : .name(filters, context: context)
    }
}

extension [Token] {
    /// The same for lines that can be the same in a template.
    var key: String { map(\.key).joined(separator: "\u{0}") }

    /// What they are in the source, with a placeholder for each tag.
    var sketch: String {
        map { token in
            if case .text(let text) = token { text } else { "\u{2}" }
        }.joined()
    }
}

/// Splits text into words, as in `load|User|(|id|)`, spaces and signs.
struct WordSplitter {
    private var known: [Substring: [Token]] = [:]

    mutating func tokens(of text: String) -> [Token] {
        var tokens: [Token] = []
        var rest = text[...]
        while let first = rest.first {
            let part: Substring
            if let number = rest.number, tokens.last?.endsWord != true {
                part = number
                tokens.append(.text(String(part)))
            } else if first.isLetter || first.isNumber {
                part = rest.prefix { $0.isLetter || $0.isNumber }
                let words = known[part] ?? IdentifierWords(String(part)).all.map(Token.text)
                known[part] = words
                tokens += words
            } else {
                part = first == " " ? rest.prefix { $0 == " " } : rest.prefix(1)
                tokens.append(.text(String(part)))
            }
            rest = rest[part.endIndex...]
        }
        return tokens
    }
}

extension Token {
    /// Whether a sign behind it is not that of a number.
    fileprivate var endsWord: Bool {
        if case .text(let text) = self {
            text.last.map { $0.isLetter || $0.isNumber || ")]".contains($0) } ?? false
        } else {
            true
        }
    }
}

extension StringProtocol {
    /// The number that the text begins with, if it has a sign or a fraction; nil if it begins with something else.
    fileprivate var number: SubSequence? {
        let digits = drop { $0 == "-" }.prefix(while: \.isASCIIDigit)
        guard !digits.isEmpty, prefix(2) != "--" else { return nil }
        let fraction =
            self[digits.endIndex...].first == "."
            ? self[digits.endIndex...].dropFirst().prefix(while: \.isASCIIDigit) : ""
        let end = fraction.isEmpty ? digits.endIndex : fraction.endIndex
        return first == "-" || !fraction.isEmpty ? self[..<end] : nil
    }

    /// Whether the text is a number.
    var isNumber: Bool { number?.endIndex == endIndex || !isEmpty && allSatisfy(\.isASCIIDigit) }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
