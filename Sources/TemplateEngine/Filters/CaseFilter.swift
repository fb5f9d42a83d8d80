/// What makes another spelling of a text, by the names that templates call it.
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

    /// How many bytes a text may have: names are short, and cutting takes memory.
    static let limit = 1 << 20

    /// The text in that spelling.
    func spelling(of text: String) -> String {
        switch self {
        case .lowerCamel: Self.lowerCamel(text)
        case .upperCamel: Self.plain(text).map(\.withFirstCapital).joined()
        case .snake: IdentifierWords(text).all.joined(separator: "_").lowercased()
        case .kebab: IdentifierWords(text).all.joined(separator: "-").lowercased()
        case .screamingSnake: IdentifierWords(text).all.joined(separator: "_").uppercased()
        // A word with capitals of its own stays as it is.
        case .title:
            Self.plain(text).map { $0.contains(where: \.isUppercase) ? $0 : $0.withFirstCapital }
                .joined(separator: " ")
        case .upper: text.uppercased()
        case .lower: text.lowercased()
        case .upperFirst: text.withFirstCapital
        case .lowerFirst: text.withFirstSmall
        }
    }

    /// The words with their own capitals, as long as these mean something.
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
    /// Whether a word is one of capitals, with or without digits.
    fileprivate var isAcronym: Bool { prefix(2).allSatisfy { !$0.isLowercase } }

    /// With its first letter small, the others as they are.
    fileprivate var withFirstSmall: String { prefix(1).lowercased() + dropFirst() }

    /// With its first letter large, the others as they are.
    fileprivate var withFirstCapital: String {
        guard let first = unicodeScalars.first else { return self }
        return first.properties.titlecaseMapping + String(unicodeScalars.dropFirst())
    }
}
