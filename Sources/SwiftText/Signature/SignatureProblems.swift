import SourceText

extension SignatureParser {
    /// Something other than the end of the innermost bracket.
    func notClosed() -> Diagnostics {
        guard let bracket = brackets.last else { return unexpected() }
        let isOpen = brackets.contains { current.isSign(Self.end(of: $0)) }
        guard isAtEnd || isOpen else { return unexpected() }
        let place = isAtEnd ? "" : " before '\(current.text)'"
        return error(
            "unclosed '\(bracket.text)'", at: bracket, hint: "end it with '\(Self.end(of: bracket))'\(place)")
    }

    /// A token that is not allowed here.
    func unexpected(hint: String? = nil) -> Diagnostics {
        if current.kind == .wrong || current.kind == .number {
            let hint = "use letters, digits and '_', starting with a letter"
            return error("'\(current.bare)' is not a valid Swift identifier", hint: hint)
        }
        if let opening = Self.pairs.first(where: { current.isSign($0.value) }) {
            return error("no '\(opening.key)' to end", hint: "remove this '\(opening.value)'")
        }
        if current.isSign("`") { return error("unclosed '`'", hint: "end the name with '`'") }
        let isArgument = current.isName && (next.isSign(":") || next.isName && token(2).isSign(":"))
        let isNext = isArgument && !brackets.isEmpty
        return error("unexpected '\(current.text)'", hint: hint ?? (isNext ? "write ',' before it" : nil))
    }

    /// Something missing after the previous token.
    func missing(_ what: String, hint: String? = nil) -> Diagnostics {
        error("missing \(what) after '\(previous.text)'", at: previous, hint: hint)
    }

    /// - Parameter token: the place of the error; nil for the current token.
    func error(_ message: String, at token: SwiftToken? = nil, hint: String? = nil) -> Diagnostics {
        .error(message, at: source.range((token ?? current).range), hint: hint)
    }

    // MARK: Errors in the name, in the arguments, and between them and the result

    func wrongName() -> Diagnostics {
        if current.isWord(in: Self.otherDeclarations) {
            let hint = "to use it as a function name, write it in backticks"
            return error("'\(current.text)' does not declare a function", hint: hint)
        }
        if current.isSign("@"), next.isName {
            return error("a signature cannot have the attribute '@\(next.text)'", hint: "remove it")
        }
        let hint = "write it like 'signIn(email: String) async throws -> User'"
        guard isAtEnd || current.isSign("(") || current.isWord("_")
        else { return unexpected(hint: current.kind == .sign ? hint : nil) }
        return error("missing function name", hint: hint)
    }

    func wrongAfterName() -> Diagnostics {
        let name = previous.text
        if current.isSign("<") {
            return error("a signature cannot have generic parameters", hint: hintWithoutGenerics)
        }
        if current.isSign("->") || current.isSign(":") || current.isWord(in: Self.effects) {
            return error("missing '()' after '\(name)'", at: previous, hint: "write '\(name)()'")
        }
        if current.isSign(in: [".", "::"]), next.isName {
            return unexpected(hint: "write '\(next.text)', without '\(name)\(current.text)'")
        }
        if current.isName, previous.isWord(in: ["let", "var"]) {
            let hint = "write a function that returns the value, like '\(current.text)() -> User'"
            return error("'\(name)' does not declare a function", at: previous, hint: hint)
        }
        if current.isWord("func") || current.isName && previous.isWord(in: Self.modifiers) {
            return unexpected(hint: "begin with the function's name, without '\(name)'")
        }
        return unexpected(hint: current.isName ? "write one name, followed by the arguments in '()'" : nil)
    }

    /// What to write instead of the generic parameters that begin here: `any P` for `<T: P>`.
    private var hintWithoutGenerics: String {
        if next.isWord("each") { return "write an array, like '[any Sendable]'" }
        let rest = tokens[(index + 1)...]
        let list = rest.prefix { !$0.isSign(">") && !$0.isSign("(") }
        let names = zip([current] + list, list).filter {
            $0.isSign(in: ["<", ","]) && $1.isName && !$1.isWord("let")
        }.map(\.1)
        let requirements = list + rest.drop { !$0.isWord("where") }
        let substitutes = names.map { name in
            let place = zip(requirements, requirements.dropFirst()).drop {
                $0.text != name.text || !$1.isSign(":")
            }
            let protocols = place.dropFirst().map(\.1).prefix { $0.isName || $0.isSign(in: ["&", "."]) }
            return "'any \(protocols.isEmpty ? "Sendable" : protocols.spaced)' instead of '\(name.text)'"
        }
        return substitutes.isEmpty
            ? "write other types" : "write \(substitutes.joined(separator: " and ")), without '<…>'"
    }

    /// Words before `func`, and before other declarations.
    private static let modifiers: Set = [
        "borrowing", "class", "consuming", "convenience", "distributed", "dynamic", "fileprivate", "final",
        "func", "get", "infix", "internal", "isolated", "lazy", "mutating", "nonisolated", "nonmutating",
        "open", "optional", "override", "package", "postfix", "prefix", "private", "public", "required",
        "set", "static", "unowned", "weak",
    ]

    /// A token that cannot begin an argument.
    func wrongArgument() -> Diagnostics {
        if current.isSign(",") || current.isSign(")") { return missing("argument", hint: "remove the ','") }
        if current.isSign("@"), next.isName {
            let isOfType = next.isWord(in: Self.closureAttributes.union(["MainActor", "Sendable"]))
            let hint = isOfType ? "write it after the ':'" : "remove it"
            return error("an argument's name cannot have the attribute '@\(next.text)'", hint: hint)
        }
        if current.isSign(":") { return missingName(behind: previous, current) }
        if isAtEnd || current.isSign(in: Self.closingSigns) { return notClosed() }
        return unexpected(hint: Self.argumentForm)
    }

    /// `_` in place of an argument's name.
    func missingName(behind label: SwiftToken, _ name: SwiftToken) -> Diagnostics {
        let hint = label == name ? "write a name after it, like '_ id: Int'" : Self.argumentForm
        return error("missing argument name", at: name, hint: hint)
    }

    /// A missing colon after an argument's label and name, which are the same token if there is only one.
    func missingType(of label: SwiftToken, _ name: SwiftToken) -> Diagnostics {
        if isAtEnd, !brackets.isEmpty { return notClosed() }
        if current.isName { return unexpected(hint: Self.argumentForm) }
        let words = label == name ? label.text : "\(label.text) \(name.text)"
        return .error(
            "the argument '\(words)' has no type",
            at: source.range(label.range.lowerBound..<name.range.upperBound), hint: Self.argumentForm)
    }

    private static let argumentForm = "write an argument like 'email: String' or 'with email: String'"

    /// `async` after `throws`.
    func wrongOrder() -> Diagnostics { error("'async' comes after 'throws'", hint: "write 'async' first") }

    func lateEffect() -> Diagnostics {
        error("'\(current.text)' comes after '->'", hint: "move it before '->'")
    }

    /// Text after the arguments that is neither an effect nor a result.
    func wrongBeforeResult() -> Diagnostics {
        if current.isSign(":") || current.isSign("=") {
            return unexpected(hint: "write the result after '->'")
        }
        return wrongAtEnd(hint: didYouMean(current.text, in: Self.effects.sorted()))
    }

    /// Text after the end of the signature.
    func wrongAtEnd(hint: String? = nil) -> Diagnostics {
        switch current.text {
        case "async", "throws": return lateEffect()
        case "rethrows": return error("a signature cannot have 'rethrows'", hint: "write 'throws'")
        case "reasync": return error("a signature cannot have 'reasync'", hint: "write 'async'")
        case "where": return error("a signature cannot have a 'where' clause", hint: "remove it")
        case "{": return unexpected(hint: "write the signature without a body")
        default: return unexpected(hint: hint)
        }
    }

    /// A token that cannot begin a type.
    func missingType() -> Diagnostics {
        if isAtEnd, !brackets.isEmpty { return notClosed() }
        if current.kind == .wrong || current.isSign("`") { return unexpected() }
        if isAtEnd, previous.isSign("->") {
            return missing("type", hint: "write the type, or remove the '->'")
        }
        let isMissing = isAtEnd || current.isSign(in: [",", ":", ")", "]", ">", "->", "="])
        return isMissing ? missing("type") : error("'\(current.text)' is not a type")
    }
}
