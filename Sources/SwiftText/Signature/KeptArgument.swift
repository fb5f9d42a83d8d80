/// What a function takes, kept for later in properties of the arguments' names.
extension FunctionSignature {
    /// What the initializer of a struct with these properties takes: "email: email, in: `in`".
    package var memberwise: String {
        arguments.map { "\($0.nameInCall): \($0.name)" }.joined(separator: ", ")
    }

    /// The parameters of a function that keeps its arguments: its closures escape.
    package var keptParameters: String {
        arguments.map { argument in
            var kept = argument
            kept.type = TypeText(argument.type).escaping ?? argument.type
            return kept.description
        }.joined(separator: ", ")
    }

    /// The first argument that no property can keep.
    package var fleetingArgument: Argument? { arguments.first { $0.propertyType == nil } }
}

extension FunctionSignature.Argument {
    /// The type of the property that keeps the argument; nil where none can, as for `inout Int`.
    package var propertyType: String? { TypeText(type).kept }

    /// The name as a label: of the keywords only `inout` needs backticks in a call.
    package var nameInCall: String { name == "`inout`" ? name : name.withoutBackticks }
}

extension TypeText {
    /// The type of a property for what a function takes as this type; nil where there is none.
    fileprivate var kept: String? {
        let rest = withoutParameterWords
        guard let first = rest.first, !isAutoclosure else { return nil }
        if TypeText(rest).isForParametersOnly, !first.isSign("@") { return nil }
        guard first.isWord("some") else { return isGeneric ? nil : rest.spaced }
        return "any " + rest.dropFirst().spaced
    }

    /// The type as a function takes it that keeps the value; nil where that cannot be kept.
    fileprivate var escaping: String? {
        guard let kept else { return nil }
        return isFunction ? "@escaping \(kept)" : kept
    }

    /// The same text for types of which a call takes one for the other: `Int?` and `Int!`, `some P` and `any P`.
    var identity: String {
        let words = withoutParameterWords.map { token in
            SignatureToken(
                kind: token.kind, text: token.isWord("some") ? "any" : token.isSign("!") ? "?" : token.text,
                range: token.range)
        }
        return words.spaced
    }

    var isAutoclosure: Bool {
        zip(tokens, tokens.dropFirst()).contains { $0.isSign("@") && $1.isWord("autoclosure") }
    }

    /// The tokens behind the attributes and words that say only how a function takes the value.
    private var withoutParameterWords: ArraySlice<SignatureToken> {
        var rest = tokens
        while let first = rest.first, let next = rest.dropFirst().first {
            if first.isSign("@"), next.isWord("escaping") {
                rest = rest.dropFirst(2)
            } else if first.isWord(in: ["borrowing", "consuming", "sending"]), next.beginsType {
                rest = rest.dropFirst()
            } else {
                break
            }
        }
        return rest
    }
}
