/// A type: `[String: Int]`, `(Int) -> Void`, `inout Set<User>`.
public struct TypeSyntax: Sendable, Equatable, CustomStringConvertible {
    let tokens: ArraySlice<SwiftToken>
    let form: Form

    /// What kind of type it is.
    indirect enum Form: Sendable {
        /// `Swift.Set<Int>`: the name, and the generic arguments.
        case name(String, [TypeSyntax])
        /// `Int?` and `Int!`.
        case optional(TypeSyntax)
        case array(TypeSyntax)
        case dictionary(key: TypeSyntax, value: TypeSyntax)
        /// None for `()`, one for a type in brackets.
        case tuple([Element])
        /// `any P` and `some P`.
        case `protocol`(TypeSyntax)
        /// A closure's type itself, not an optional or a list of closures.
        case function
        /// `sending User` behind `->`.
        case sending(TypeSyntax)
        /// A composition, and what only a function may take, such as `inout Int`.
        case other
    }

    /// An element of a tuple.
    struct Element: Sendable {
        let label: SwiftToken?
        let type: TypeSyntax
    }

    /// The type as Swift prints it.
    public var description: String { tokens.spaced }

    /// Whether both are printed alike.
    public static func == (one: TypeSyntax, other: TypeSyntax) -> Bool {
        one.tokens.lazy.map(\.text).elementsEqual(other.tokens.lazy.map(\.text))
    }
}

extension TypeSyntax {
    /// Whether it is an optional type, in whatever brackets.
    var isOptional: Bool {
        switch form {
        case .optional, .name("Optional", _), .name("Swift.Optional", _): true
        case .tuple(let elements): elements.count == 1 && elements[0].type.isOptional
        default: false
        }
    }

    /// Whether it is a closure's type itself, not an optional or a list of closures.
    var isFunction: Bool { if case .function = form { true } else { false } }

    /// Whether it is a closure's: `(Int) -> Void`, `@escaping () -> Void`, `(() -> Void)?`.
    var isClosure: Bool { tokens.contains { $0.isSign("->") } }

    /// Whether a part of it is `some`.
    package var isGeneric: Bool {
        zip(tokens, tokens.dropFirst()).contains { $0.isWord("some") && $1.beginsType }
    }

    /// Whether a part of it is `Self`.
    var hasSelf: Bool { tokens.contains { $0.isWord("Self") } }

    /// Whether it ends with `!`.
    var isUnwrapped: Bool { tokens.last?.isSign("!") == true }

    /// Whether a part of it is an autoclosure.
    var isAutoclosure: Bool {
        zip(tokens, tokens.dropFirst()).contains { $0.isSign("@") && $1.isWord("autoclosure") }
    }
}

extension ArraySlice<SwiftToken> {
    /// Whether only the type of what a function takes can be so: a variable's cannot.
    var areForParametersOnly: Bool {
        guard let first, count > 1 else { return false }
        let isSpecified = first.isWord(in: specifiers) && self[startIndex + 1].beginsType
        return isSpecified || haveParametersAttribute || last?.isSign("...") == true
    }

    /// Whether they begin with `@escaping` or `@autoclosure`, perhaps behind other attributes.
    private var haveParametersAttribute: Bool {
        var rest = self
        while rest.popFirst()?.isSign("@") == true {
            if rest.popFirst()?.isWord(in: ["escaping", "autoclosure"]) == true { return true }
        }
        return false
    }
}

private let specifiers: Set = ["inout", "borrowing", "consuming", "isolated", "sending", "each", "repeat"]

extension SwiftToken {
    /// Whether a type may begin with it.
    var beginsType: Bool { isName || isSign(in: ["(", "[", "@", "~"]) }

    var isOptionalSign: Bool { isSign(in: ["?", "!"]) }
}

extension Sequence<SwiftToken> {
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
