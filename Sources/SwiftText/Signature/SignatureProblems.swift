import SourceText

/// What can be wrong in a signature.
extension SignatureParser {
    /// Something else stands where the innermost bracket could end.
    func notClosed() -> Diagnostics {
        guard let bracket = brackets.last else { return unexpected() }
        let isOpen = brackets.contains { current.isSign(Self.end(of: $0)) }
        guard isAtEnd || isOpen else { return unexpected() }
        let place = isAtEnd ? "" : " before '\(current.text)'"
        return error(
            "unclosed '\(bracket.text)'", at: bracket, hint: "end it with '\(Self.end(of: bracket))'\(place)")
    }

    /// The current token can stand nowhere here.
    func unexpected(hint: String? = nil) -> Diagnostics {
        if current.kind == .wrong || current.kind == .number {
            let hint = "use letters, digits and '_', a letter first"
            return error("'\(current.bare)' is no Swift identifier", hint: hint)
        }
        if let opening = Self.pairs.first(where: { current.isSign($0.value) }) {
            return error("no '\(opening.key)' to end", hint: "remove this '\(opening.value)'")
        }
        if current.isSign("`") { return error("unclosed '`'", hint: "end the name with '`'") }
        return error("unexpected '\(current.text)'", hint: hint)
    }

    /// Something is missing behind the token before the current one.
    func missing(_ what: String, hint: String? = nil) -> Diagnostics {
        error("missing \(what) behind '\(previous.text)'", at: previous, hint: hint)
    }

    /// - Parameter token: where it is; nil for the current one.
    func error(_ message: String, at token: SwiftToken? = nil, hint: String? = nil) -> Diagnostics {
        .error(message, at: source.range((token ?? current).range), hint: hint)
    }
}

/// What can be wrong with the name, the arguments and what stands between them and the result.
extension SignatureParser {
    func wrongName() -> Diagnostics {
        if current.isWord(in: Self.otherDeclarations) {
            let hint = "to name a function so, write it in backticks"
            return error("'\(current.text)' declares no function", hint: hint)
        }
        guard isAtEnd || current.isSign("(") || current.isWord("_") else { return unexpected() }
        let hint = "write it like 'signIn(email: String) async throws -> User'"
        return error("missing name of the function", hint: hint)
    }

    func wrongAfterName() -> Diagnostics {
        let name = previous.text
        if current.isSign("<") {
            let hint = "write 'some' or 'any' before a protocol, like 'some Sequence<Int>'"
            return error("a signature cannot have generic parameters", hint: hint)
        }
        if current.isSign("->") || current.isSign(":") || current.isWord(in: Self.effects) {
            return error("missing '()' behind '\(name)'", at: previous, hint: "write '\(name)()'")
        }
        if current.isWord("func") {
            return unexpected(hint: "begin with the function's name, without '\(name)'")
        }
        return unexpected(hint: current.isName ? "write one name, and the arguments in '()' behind it" : nil)
    }

    /// No argument begins here.
    func wrongArgument() -> Diagnostics {
        if current.isSign(",") || current.isSign(")") {
            return missing("argument", hint: "remove the ','")
        }
        if current.isSign(":") { return missingName(behind: previous, current) }
        if isAtEnd || current.isSign(in: Self.closingSigns) { return notClosed() }
        return unexpected(hint: Self.argumentForm)
    }

    /// `_` stands where the name of an argument does.
    func missingName(behind label: SwiftToken, _ name: SwiftToken) -> Diagnostics {
        let hint = label == name ? "write a name behind it, like '_ id: Int'" : Self.argumentForm
        return error("missing name of the argument", at: name, hint: hint)
    }

    /// No colon stands behind an argument's label and name, which are the same where there is one only.
    func missingType(of label: SwiftToken, _ name: SwiftToken) -> Diagnostics {
        if isAtEnd { return notClosed() }
        if current.isName { return unexpected(hint: Self.argumentForm) }
        let words = label == name ? label.text : "\(label.text) \(name.text)"
        return .error(
            "the argument '\(words)' has no type",
            at: source.range(label.range.lowerBound..<name.range.upperBound), hint: Self.argumentForm)
    }

    private static let argumentForm = "write an argument like 'email: String' or 'with email: String'"

    func noLabel(_ label: SwiftToken, of name: SwiftToken) -> Diagnostics {
        let isInout = label.text == "inout"
        let hint = isInout ? "write it before the type, like '\(name.text): inout Int'" : "remove it"
        return error("'\(label.text)' cannot be a label", at: label, hint: hint)
    }

    func secondArgument(_ label: SwiftToken, _ name: SwiftToken) -> Diagnostics {
        error(
            "two arguments have the name '\(name.bare)'", at: name,
            hint: "write another name behind the label, like '\(label.text) other: Int'")
    }

    /// The `...` before the current token makes an argument variadic: none can be handed on to another function.
    func variadic(_ name: SwiftToken, _ type: TypeSyntax) -> Diagnostics {
        error(
            "a signature cannot have a variadic argument", at: previous,
            hint: "write '\(name.text): [\(type.description.dropLast(3))]'")
    }

    /// The current effect stands behind another with which it cannot stand there.
    func wrongEffect(of signature: FunctionSignature) -> Diagnostics {
        if signature.isThrowing, !signature.isAsync, current.isWord("async") { return wrongOrder() }
        return error("'\(current.text)' stands here twice", hint: "remove it")
    }

    /// `async` stands behind `throws`.
    func wrongOrder() -> Diagnostics {
        error("'async' stands behind 'throws'", hint: "write 'async' first")
    }

    func lateEffect() -> Diagnostics {
        error("'\(current.text)' stands behind '->'", hint: "write it before '->'")
    }

    /// What stands behind the arguments is no effect and no result.
    func wrongBeforeResult() -> Diagnostics {
        if current.isSign(":") || current.isSign("=") {
            return unexpected(hint: "write the result behind '->'")
        }
        return wrongAtEnd(hint: didYouMean(current.text, in: Self.effects.sorted()))
    }

    /// The signature is at its end, and the text is not.
    func wrongAtEnd(hint: String? = nil) -> Diagnostics {
        switch current.text {
        case "async", "throws": return lateEffect()
        case "rethrows":
            return error("a signature cannot have 'rethrows'", hint: "write 'throws'")
        case "reasync": return error("a signature cannot have 'reasync'", hint: "write 'async'")
        case "where": return error("a signature cannot have a 'where' clause", hint: "remove it")
        case "{": return unexpected(hint: "write the signature without a body")
        default: return unexpected(hint: hint)
        }
    }
}

/// What can be wrong in a type.
extension SignatureParser {
    /// No type begins here.
    func missingType() -> Diagnostics {
        if isAtEnd, !brackets.isEmpty { return notClosed() }
        if current.kind == .wrong || current.isSign("`") { return unexpected() }
        let isMissing = isAtEnd || current.isSign(in: [",", ":", ")", "]", ">", "->", "="])
        return isMissing ? missing("type") : error("'\(current.text)' is no type")
    }
}
