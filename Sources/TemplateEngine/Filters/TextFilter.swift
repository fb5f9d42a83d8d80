/// A filter that changes the case style of a text, or that makes it fit for Swift's comments and literals. The raw values
/// are the names that templates use.
package enum TextFilter: String, CaseIterable, Sendable {
    case lowerCamel = "lower_camel"
    case upperCamel = "upper_camel"
    case snake, kebab
    case screamingSnake = "screaming_snake"
    case title, upper, lower
    case upperFirst = "upper_first"
    case lowerFirst = "lower_first"
    /// English: `Category` becomes `Categories`, and the other way round. A text that is in this form stays.
    case plural, singular
    /// For `//`: all lines after the first become comments as well.
    case comment
    /// The same for `///`.
    case docComment = "doc_comment"
    /// For a literal in quotes: escapes quotes, backslashes and control characters.
    case swiftString = "swift_string"
    /// The modifiers of text macros in Xcode's templates.
    case identifier, xml
    case bundleIdentifier = "bundle_identifier"
    case rfc1034Identifier = "rfc1034_identifier"
    case lastPathComponent = "last_path_component"
    case pathExtension = "path_extension"
    case deletingPathExtension = "deleting_path_extension"
    case deletingLastPathComponent = "deleting_last_path_component"
    case deletingTrailingDot = "deleting_trailing_dot"

    /// The maximum length of a text in bytes: most texts are short, and splitting takes memory.
    static let limit = 1 << 20

    /// Determines the filter from its name here or in another template language, such as `snakeCase` or `snake_case`.
    package init?(other name: String) {
        let letters = name.lowercased().filter(\.isLetter)
        let word = letters.hasSuffix("case") ? String(letters.dropLast(4)) : letters
        let same = Self.allCases.first { $0.rawValue.filter(\.isLetter) == word }
        guard let filter = same ?? Self.others[word] else { return nil }
        self = filter
    }

    private static let others: [String: TextFilter] = [
        "up": .upper, "uppercased": .upper, "down": .lower, "lowercased": .lower, "capitalize": .upperFirst,
        "capitalized": .upperFirst, "upperfirstletter": .upperFirst, "ucfirst": .upperFirst,
        "lowerfirstletter": .lowerFirst, "lcfirst": .lowerFirst, "uncapitalize": .lowerFirst,
        "decapitalize": .lowerFirst, "camel": .lowerCamel, "snaketocamel": .lowerCamel, "pascal": .upperCamel,
        "pascalize": .upperCamel, "proper": .upperCamel, "underscore": .snake, "cameltosnake": .snake,
        "dash": .kebab, "dasherize": .kebab, "param": .kebab, "kabob": .kebab, "slugify": .kebab,
        "constant": .screamingSnake, "uppersnake": .screamingSnake, "titleize": .title, "start": .title,
    ]

    /// - Parameter indentation: what is before the slashes of further lines of a comment.
    package func spelling(of text: String, indentation: String = "") -> String {
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
        case .plural: text.englishSingular == text ? text.englishPlural : text
        case .singular: text.englishSingular
        case .comment: Self.lines(of: text, after: "\(indentation)//")
        case .docComment: Self.lines(of: text, after: "\(indentation)///")
        case .swiftString:
            text.unicodeScalars.map { $0 == "'" ? "'" : $0.escaped(asASCII: false) }.joined()
        case .identifier: text.identifier
        case .xml: text.escapedForXML
        case .bundleIdentifier, .rfc1034Identifier: text.rfc1034Identifier
        case .lastPathComponent: text.lastPathComponent
        case .pathExtension: text.pathExtension
        case .deletingPathExtension: text.deletingPathExtension
        case .deletingLastPathComponent: text.deletingLastPathComponent
        case .deletingTrailingDot: text.deletingTrailingDot
        }
    }

    private static func lines(of text: String, after slashes: String) -> String {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .joined(separator: "\n\(slashes) ").replacing("\(slashes) \n", with: "\(slashes)\n")
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

    /// The plural of a text that is in the singular.
    fileprivate var englishPlural: String {
        let small = lowercased()
        if small.hasSuffix("y"), let before = small.dropLast().last, !"aeiou".contains(before) {
            return dropLast() + "ies"
        }
        return self + (["s", "x", "z", "ch", "sh"].contains(where: small.hasSuffix) ? "es" : "s")
    }

    /// The singular of a text that is in the plural; the text itself if it is not.
    fileprivate var englishSingular: String {
        let small = lowercased()
        let isSame = ["ss", "us", "is", "news", "series", "species"].contains(where: small.hasSuffix)
        guard small.hasSuffix("s"), !isSame, small.count > 3 else { return self }
        if small.hasSuffix("ies") { return dropLast(3) + "y" }
        let takesES = ["sses", "xes", "zes", "ches", "shes"].contains(where: small.hasSuffix)
        return String(dropLast(takesES ? 2 : 1))
    }
}
