import SourceText

/// Storing the arguments of a function in properties with the same names.
extension FunctionSignature {
    /// The arguments for the initializer of a struct with these properties: "email: email, in: `in`".
    package var memberwise: String {
        arguments.map { "\($0.nameInCall): \($0.name)" }.joined(separator: ", ")
    }

    /// The parameter list of a function that stores its arguments, with escaping closures.
    package var keptParameters: String {
        arguments.map { $0.declaration(as: $0.keptType ?? $0.type.description) }.joined(separator: ", ")
    }

    /// Returns the places of the arguments in the list that they were parsed from.
    package func places(in list: SourceRange) -> [SourceRange] {
        var start = list.offsets.lowerBound
        return arguments.map { argument in
            let end = argument.type.tokens.range?.upperBound ?? start
            defer { start = end }
            return list.file.range(
                list.file.bytes.trimmed(start..<end) { $0 == UInt8(ascii: ",") || $0.isWhitespace })
        }
    }

    /// The first argument that no property can store.
    package var unstorableArgument: Argument? { arguments.first { $0.propertyType == nil } }
}

extension FunctionSignature.Argument {
    /// The type of the property that stores the argument; nil if none can, as for `inout Int`.
    package var propertyType: String? {
        let rest = type.withoutParameterWords
        guard let first = rest.first, !type.isAutoclosure else { return nil }
        if rest.areForParametersOnly, !first.isSign("@") { return nil }
        if first.isWord("some") { return "any " + rest.dropFirst().spaced }
        // The optional result of a closure looks like an optional closure without parentheses.
        let isUnclear = type.isFunction && rest.last?.isOptionalSign == true
        return type.isGeneric ? nil : isUnclear ? "(\(rest.spaced))" : rest.spaced
    }

    /// The type of a parameter with a value that is stored, with `@escaping` for a closure; nil if none can be.
    package var keptType: String? { propertyType.map { type.isFunction ? $0.adding("@escaping") : $0 } }
}

extension TypeSyntax {
    /// The same type for all types that a call cannot distinguish: `Int?` and `Int!`, `some P` and `any P`.
    var identity: TypeSyntax {
        let tokens = withoutParameterWords.map { token in
            SwiftToken(
                kind: token.kind, text: token.isWord("some") ? "any" : token.isSign("!") ? "?" : token.text,
                range: token.range, beginsLine: token.beginsLine)
        }
        return TypeSyntax(tokens: tokens[...], form: .other)
    }

    /// The tokens without the attributes and keywords at the beginning that apply to parameters only.
    fileprivate var withoutParameterWords: ArraySlice<SwiftToken> {
        var (kept, rest): (ArraySlice<SwiftToken>, ArraySlice<SwiftToken>) = ([], tokens)
        while let first = rest.first, rest.dropFirst().first?.beginsType == true {
            if first.isWord(in: ["borrowing", "consuming", "sending"]) {
                rest = rest.dropFirst()
            } else if let attribute = rest.firstAttribute {
                if !attribute.last!.isWord("escaping") { kept += attribute }
                rest = rest[attribute.endIndex...]
            } else {
                break
            }
        }
        return kept + rest
    }
}

extension String {
    /// Returns the type of a closure with an attribute, which follows `nonisolated(nonsending)`.
    func adding(_ attribute: String) -> String {
        let word = hasPrefix("nonisolated(") ? "nonisolated(nonsending) " : ""
        return "\(word)\(attribute) \(dropFirst(word.count))"
    }
}
