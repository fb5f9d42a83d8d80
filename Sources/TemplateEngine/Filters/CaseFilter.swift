/// A filter that changes the case style of a text. The raw values are the names that templates use.
enum CaseFilter: String, CaseIterable, Sendable {
    case lowerCamel = "lower_camel"
    case upperCamel = "upper_camel"
    case snake
    case kebab
    case screamingSnake = "screaming_snake"
    case title
    case upper
    case lower
    case upperFirst = "upper_first"
    case lowerFirst = "lower_first"

    /// The maximum length of a text in bytes: names are short, and splitting takes memory.
    static let limit = 1 << 20

    /// Determines the filter from its name here or in another template language.
    init?(other name: String) {
        guard let filter = Self(rawValue: name) ?? Self.others[name] else { return nil }
        self = filter
    }

    private static let others: [String: CaseFilter] = [
        "upcase": .upper, "downcase": .lower, "capitalize": .upperFirst, "uppercase": .upper,
        "lowercase": .lower, "uppercased": .upper, "lowercased": .lower, "capitalized": .upperFirst,
        "camel": .lowerCamel, "pascal": .upperCamel,
    ]

    func spelling(of text: String) -> String {
        switch self {
        case .lowerCamel: Self.lowerCamel(text)
        case .upperCamel: Self.plain(text).map(\.withFirstCapital).joined()
        case .snake: IdentifierWords(text).all.joined(separator: "_").lowercased()
        case .kebab: IdentifierWords(text).all.joined(separator: "-").lowercased()
        case .screamingSnake: IdentifierWords(text).all.joined(separator: "_").uppercased()
        // A word with capitals of its own is left unchanged.
        case .title:
            Self.plain(text).map { $0.contains(where: \.isUppercase) ? $0 : $0.withFirstCapital }
                .joined(separator: " ")
        case .upper: text.uppercased()
        case .lower: text.lowercased()
        case .upperFirst: text.withFirstCapital
        case .lowerFirst: text.withFirstSmall
        }
    }

    /// Returns the words in their original case, or in lower case if the whole text is in capitals.
    private static func plain(_ text: String) -> [String] {
        let words = IdentifierWords(text)
        return words.areShouted ? words.all.map { $0.lowercased() } : words.all
    }

    private static func lowerCamel(_ text: String) -> String {
        let words = plain(text)
        let first = words.first.map { $0.isAcronym ? $0.lowercased() : $0.withFirstSmall } ?? ""
        return first + words.dropFirst().map(\.withFirstCapital).joined()
    }
}

extension String {
    /// Whether the word is in capitals, with or without digits.
    fileprivate var isAcronym: Bool { prefix(2).allSatisfy { !$0.isLowercase } }

    fileprivate var withFirstSmall: String { prefix(1).lowercased() + dropFirst() }

    fileprivate var withFirstCapital: String {
        guard let first = unicodeScalars.first else { return self }
        return first.properties.titlecaseMapping + String(unicodeScalars.dropFirst())
    }
}
