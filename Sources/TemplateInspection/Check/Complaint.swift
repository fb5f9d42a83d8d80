/// What an error message of the compiler says about names.
enum Complaint: Equatable {
    /// A module of this name is missing.
    case module(String)
    /// A name is unknown: a type, a function, a property wrapper or a macro.
    case name(String)
    /// A type has no such member.
    case member(String, of: String)
    /// A name is unknown because the file does not import its module.
    case unimported(String, module: String)
    /// Something that the compiler also says if it does not know a superclass or the type of an expression.
    case consequence
    case other

    init(_ message: String) {
        let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
        guard let first = quoted.first else {
            self = Self.consequence(message)
            return
        }
        if let module = CompilerMessage.missingModule(in: message) {
            self = .module(module)
        } else if message.contains("missing import of defining module '"), let module = quoted.last {
            self = .unimported(first, module: module)
        } else if Self.unknown.contains(where: message.hasPrefix) {
            self = .name(first.split(separator: "<").first.map(String.init) ?? first)
        } else if message.hasPrefix("type 'Any' has no member '") {
            // The compiler takes an unknown type for Any.
            self = .consequence
        } else if Self.memberless.contains(where: message.contains), quoted.count > 1 {
            self = .member(quoted[1], of: Self.type(first))
        } else if message.contains("is not a member type of ") || message.hasPrefix("no type named '"),
            quoted.count > 1
        {
            self = .member(first, of: Self.type(quoted[1]))
        } else {
            self = Self.consequence(message)
        }
    }

    /// Whether it names something that is unknown.
    var isAboutName: Bool {
        switch self {
        case .name, .member, .unimported: true
        case .module, .consequence, .other: false
        }
    }

    private static func consequence(_ message: String) -> Complaint {
        consequences.contains(where: message.contains) ? .consequence : .other
    }

    private static let unknown = [
        "cannot find '", "cannot find type '", "unknown attribute '", "no macro named '",
        "use of undeclared type '", "use of unresolved identifier '",
    ]

    private static let memberless = ["has no member '", "has no dynamic member '", "has no member named '"]

    private static let consequences = [
        "cannot infer contextual base", "could not be inferred", "cannot infer type of closure parameter",
        "cannot infer key path", "type of expression is ambiguous", "failed to produce diagnostic",
        "requires arguments in <", "no exact matches in call to", "' conform to '",
        "cannot be resolved without a contextual type", "that does not accept a closure",
        "does not override any", "'super' cannot be used", "'super' members cannot be referenced",
        "passed to call that takes no arguments", "'nil' requires a contextual type", "has no initializers",
        "main actor-isolated", "cannot convert ",
    ]

    /// Whether a message may mean that a function or initializer lacks an overload.
    static func isAboutCall(_ message: String) -> Bool {
        calls.contains(where: message.contains)
    }

    /// Whether a message may be about a member that an unknown macro declares.
    static func isAboutMember(_ message: String) -> Bool {
        ["missing argument for parameter", "does not conform to protocol", "missing arguments for"].contains(
            where: message.contains)
    }

    private static let calls = [
        "argument label", "argument passed to call", "call value of non-function type",
        "cannot be resolved without a contextual type",
        "cannot infer contextual base", "cannot infer key path", "contextual closure type",
        "could not be inferred",
        "extra argument", "extra trailing closure", "missing argument", "no exact matches in call",
        "requires that '", "that does not accept a closure", "to expected argument type",
        "type of expression is ambiguous",
    ]

    /// Returns `UIView.Kind` for `UIView.Kind?`, `UIView.Kind.Type`, `any UIView.Kind` or `[UIView.Kind]`.
    private static func type(_ text: String) -> String {
        let name = text.drop { $0 == "[" || $0 == "(" }
        let bare =
            name.hasPrefix("any ") || name.hasPrefix("some ") ? name.drop { $0 != " " }.dropFirst() : name
        let type = bare.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        return String(type.hasSuffix(".Type") ? type.dropLast(5) : type)
    }
}
