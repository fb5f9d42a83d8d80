/// Reads a function's signature: "The Swift Programming Language", Declarations, Function Declaration, without
/// attributes, modifiers, operators, generic parameters, default values and body.
struct SignatureParser {
    var cursor: SignatureCursor

    mutating func parse() throws -> FunctionSignature {
        if cursor.current.isWord("func") { cursor.advance() }
        var signature = FunctionSignature(name: try readName())
        guard !cursor.isAtEnd else { return signature }
        guard cursor.current.isSign("(") else { throw cursor.wrongAfterName() }
        signature.arguments = try readArguments()
        try readEffects(of: &signature)
        guard !cursor.isAtEnd else { return signature }
        guard cursor.current.isSign("->") else { throw cursor.wrongBeforeResult() }
        signature.result = try readResult()
        guard cursor.isAtEnd else { throw cursor.wrongAtEnd() }
        return signature
    }

    private mutating func readName() throws -> String {
        let token = cursor.current
        guard token.isName, token.text != "_", !token.isWord(in: Self.otherDeclarations) else {
            throw cursor.wrongName()
        }
        guard token.bare.lowercased() != "self" else { throw cursor.namedSelf() }
        cursor.advance()
        return token.swiftName
    }

    /// What looks like a function and is none.
    static let otherDeclarations: Set = ["init", "deinit", "subscript"]

    private mutating func readArguments() throws -> [FunctionSignature.Argument] {
        var arguments: [FunctionSignature.Argument] = []
        var names: Set<String> = []
        try cursor.open()
        while !cursor.current.isSign(")") || cursor.previous.isSign(",") {
            arguments.append(try readArgument(&names))
            guard cursor.current.isSign(",") else { break }
            cursor.advance()
        }
        try cursor.close()
        return arguments
    }

    /// Reads an argument whose name is none of `names`, to which it is added.
    private mutating func readArgument(_ names: inout Set<String>) throws -> FunctionSignature.Argument {
        guard cursor.current.isName else { throw cursor.wrongArgument() }
        let label = cursor.advance()
        let name = cursor.current.isName ? cursor.advance() : label
        guard cursor.current.isSign(":") else { throw cursor.missingType(of: label, name) }
        guard name.text != "_" else { throw cursor.missingName(behind: label, name) }
        if name != label, label.isWord(in: SignatureToken.noLabels) { throw cursor.noLabel(label, of: name) }
        guard names.insert(name.swiftName).inserted else { throw cursor.secondArgument(label, name) }
        cursor.advance()
        if cursor.isAtIsolatedType { throw cursor.isolated() }
        let type = try readType(ofParameter: true)
        if cursor.previous.isSign("..."), !cursor.current.isSign("?") { throw cursor.variadic(name, type) }
        if cursor.current.isSign("=") { throw cursor.defaultValue(of: name) }
        return FunctionSignature.Argument(label: label.swiftLabel, name: name.swiftName, type: type)
    }

    private mutating func readEffects(of signature: inout FunctionSignature) throws {
        while cursor.current.isWord(in: Self.effects) {
            guard !signature.isThrowing, !(signature.isAsync && cursor.current.isWord("async")) else {
                throw cursor.wrongEffect(of: signature)
            }
            if cursor.advance().text == "async" {
                signature.isAsync = true
            } else {
                signature.isThrowing = true
                signature.error = try readError()
            }
        }
    }

    /// The words between the arguments and the result.
    static let effects: Set = ["async", "throws"]

    private mutating func readError() throws -> String? {
        guard cursor.current.isSign("(") else { return nil }
        try cursor.open()
        let type = cursor.current
        let error = try readType(ofParameter: false)
        if error == "Never" { throw cursor.neverThrown(type) }
        try cursor.close()
        return error
    }

    private mutating func readResult() throws -> String? {
        cursor.advance()
        if cursor.current.isWord(in: Self.effects) { throw cursor.lateEffect() }
        let result = try readType(ofParameter: false)
        return ["Void", "()"].contains(result) ? nil : result
    }

    private mutating func readType(ofParameter isParameter: Bool) throws -> String {
        var reader = TypeReader(cursor, isParameter: isParameter)
        let type = try reader.read()
        cursor = reader.cursor
        return type
    }
}
