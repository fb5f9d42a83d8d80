/// What a function takes, kept for later in properties of the arguments' names.
extension FunctionSignature {
    /// What the initializer of a struct with these properties takes: "email: email, in: `in`".
    package var memberwise: String {
        arguments.map { "\($0.nameInCall): \($0.name)" }.joined(separator: ", ")
    }

    /// The parameters of a function that keeps its arguments: its closures escape.
    package var keptParameters: String {
        arguments.map { $0.declaration(as: $0.type.escaping ?? $0.type.description) }.joined(separator: ", ")
    }

    /// The first argument that no property can keep.
    package var unstorableArgument: Argument? { arguments.first { $0.propertyType == nil } }
}

extension FunctionSignature.Argument {
    /// The type of the property that keeps the argument; nil where none can, as for `inout Int`.
    package var propertyType: String? { type.kept }
}

extension TypeSyntax {
    /// The type of a property for what a function takes as this type; nil where there is none.
    fileprivate var kept: String? {
        let rest = withoutParameterWords
        guard let first = rest.first, !isAutoclosure else { return nil }
        if rest.areForParametersOnly, !first.isSign("@") { return nil }
        guard first.isWord("some") else { return isGeneric ? nil : rest.spaced }
        return "any " + rest.dropFirst().spaced
    }

    /// The type as a function takes it that keeps the value; nil where that cannot be kept.
    fileprivate var escaping: String? {
        guard let kept else { return nil }
        return isFunction ? "@escaping \(kept)" : kept
    }

    /// The same for types of which a call takes one for the other: `Int?` and `Int!`, `some P` and `any P`.
    var identity: TypeSyntax {
        let tokens = withoutParameterWords.map { token in
            SwiftToken(
                kind: token.kind, text: token.isWord("some") ? "any" : token.isSign("!") ? "?" : token.text,
                range: token.range, beginsLine: token.beginsLine)
        }
        return TypeSyntax(tokens: tokens[...], form: .other)
    }

    /// The tokens behind the attributes and words that say only how a function takes the value.
    private var withoutParameterWords: ArraySlice<SwiftToken> {
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
