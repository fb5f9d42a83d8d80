import SourceText

/// A type as its tokens tell it: the whole of what an argument has, or a part of that.
package struct TypeText {
    let tokens: ArraySlice<SignatureToken>

    init(_ tokens: ArraySlice<SignatureToken>) {
        self.tokens = tokens
    }

    /// - Parameter text: a type that was read before.
    package init(_ text: String) {
        var scanner = SignatureScanner(SourceFile(path: "", text: text).whole)
        tokens = scanner.scan().dropLast()
    }

    /// The text as Swift prints it.
    var text: String { tokens.spaced }

    /// What kind of type it is.
    enum Form {
        /// `Swift.Set<Int>`: the name, and the generic arguments.
        case name(String, [TypeText])
        /// `Int?` and `Int!`.
        case optional(TypeText)
        case array(TypeText)
        case dictionary(key: TypeText, value: TypeText)
        /// None for `()`, one for a type in brackets.
        case tuple([Element])
        /// `any P` and `some P`.
        case `protocol`(TypeText)
        /// A closure, a composition, and what only a function may take, such as `inout Int`.
        case other
    }

    /// An element of a tuple.
    struct Element {
        let label: SignatureToken?
        let type: TypeText
    }
}

extension TypeText {
    var form: Form {
        guard let first = tokens.first, let last = tokens.last else { return .other }
        if isDivided(by: ["->", "&"]) || isForParametersOnly { return .other }
        if tokens.count > 1, first.isWord(in: ["any", "some"]) { return .protocol(constraint) }
        if last.isOptionalSign { return .optional(withoutOptionalSigns) }
        if first.isSign("["), isOneBracket { return bracketForm }
        if first.isSign("("), isOneBracket { return tupleForm }
        return nameForm
    }

    /// Whether only the type of what a function takes can be so: a variable's cannot.
    var isForParametersOnly: Bool {
        guard let first = tokens.first, tokens.count > 1 else { return false }
        let isSpecified = first.isWord(in: Self.specifiers) && tokens.dropFirst().first?.beginsType == true
        return isSpecified || hasParametersAttribute || tokens.last?.isSign("...") == true
    }

    /// Whether it begins with `@escaping` or `@autoclosure`, perhaps behind other attributes.
    private var hasParametersAttribute: Bool {
        var rest = tokens
        while rest.first?.isSign("@") == true {
            rest = rest.dropFirst()
            if rest.first?.isWord(in: ["escaping", "autoclosure"]) == true { return true }
            rest = rest.dropFirst()
        }
        return false
    }

    private static let specifiers: Set = [
        "inout", "borrowing", "consuming", "isolated", "sending", "each", "repeat",
    ]

    /// Whether it is a closure's type itself, not an optional or a list of closures.
    var isFunction: Bool { isDivided(by: ["->"]) }

    /// Whether it is an optional type, in whatever brackets.
    var isOptional: Bool {
        switch form {
        case .optional, .name("Optional", _), .name("Swift.Optional", _): true
        case .tuple(let elements): elements.count == 1 && elements[0].type.isOptional
        default: false
        }
    }

    /// Whether it is a closure's: `(Int) -> Void`, `@escaping () -> Void`, `(() -> Void)?`.
    var isClosure: Bool { tokens.contains { $0.isSign("->") } }

    private var constraint: TypeText {
        let end = tokens.endIndex - 1
        let start = tokens[..<end].firstIndex { !$0.isWord(in: ["any", "some"]) } ?? end
        return TypeText(tokens[start...])
    }

    private var withoutOptionalSigns: TypeText {
        let last = tokens.lastIndex { !$0.isOptionalSign } ?? tokens.startIndex
        return TypeText(tokens[...last])
    }

    private var bracketForm: Form {
        let parts = TypeText(tokens.dropFirst().dropLast()).parts(divisor: ":")
        return parts.count == 2 ? .dictionary(key: parts[0], value: parts[1]) : .array(parts[0])
    }

    private var tupleForm: Form {
        let inside = tokens.dropFirst().dropLast()
        if inside.isEmpty { return .tuple([]) }
        return .tuple(TypeText(inside).parts(divisor: ",").map(Element.init))
    }

    private var nameForm: Form {
        let path = tokens.prefix { $0.isName || $0.isSign(".") }
        let rest = TypeText(tokens[path.endIndex...])
        guard path.last?.isName == true else { return .other }
        let name = path.map(\.bare).joined()
        if rest.tokens.isEmpty { return .name(name, []) }
        guard rest.tokens.first?.isSign("<") == true, rest.isOneBracket else { return .other }
        return .name(name, TypeText(rest.tokens.dropFirst().dropLast()).parts(divisor: ","))
    }
}

extension TypeText {
    /// How many brackets are open behind each token.
    private var depths: [Int] {
        var depth = 0
        return tokens.map { token in
            if token.kind == .sign { depth += ["(", "[", "<"].contains(token.text) ? 1 : 0 }
            if token.kind == .sign { depth -= [")", "]", ">"].contains(token.text) ? 1 : 0 }
            return depth
        }
    }

    /// Whether its first bracket ends where it ends.
    private var isOneBracket: Bool { tokens.count > 1 && !depths.dropLast().contains(0) }

    private func isDivided(by signs: Set<String>) -> Bool {
        zip(tokens, depths).contains { $1 == 0 && $0.kind == .sign && signs.contains($0.text) }
    }

    /// The parts between signs that stand in no bracket, at least one.
    private func parts(divisor: String) -> [TypeText] {
        var start = tokens.startIndex
        var parts: [TypeText] = []
        for (index, depth) in zip(tokens.indices, depths) where depth == 0 && tokens[index].isSign(divisor) {
            parts.append(TypeText(tokens[start..<index]))
            start = index + 1
        }
        return parts + [TypeText(tokens[start...])]
    }
}

extension TypeText.Element {
    /// `Int`, `id: Int` or `_ id: Int`.
    fileprivate init(_ text: TypeText) {
        let colon = text.tokens.prefix { $0.isName }.endIndex
        let hasLabel = colon > text.tokens.startIndex && text.tokens[colon...].first?.isSign(":") == true
        label = hasLabel ? text.tokens.first : nil
        type = hasLabel ? TypeText(text.tokens[(colon + 1)...]) : text
    }
}

extension SignatureToken {
    fileprivate var isOptionalSign: Bool { isSign("?") || isSign("!") }

    /// Whether a type may begin with it.
    var beginsType: Bool { isName || ["(", "[", "@", "~"].contains(where: isSign) }
}
