import SourceText

/// Reads a function's signature: "The Swift Programming Language", Declarations, Function Declaration, without
/// attributes, modifiers, operators, generic parameters, default values and body.
struct SignatureParser {
    /// How deep brackets may be nested in one another.
    static let depth = 100

    let source: SourceFile
    let tokens: [SwiftToken]
    private(set) var index = 0
    /// The brackets that have begun, the innermost one last.
    private(set) var brackets: [SwiftToken] = []

    /// - Throws: `Diagnostics` when the text is not UTF-8.
    init(_ range: SourceRange) throws {
        try range.checkUTF8()
        source = range.file
        let tokens = SwiftToken.all(inSignature: range)
        let end = tokens.last?.range.upperBound ?? range.offsets.lowerBound
        self.tokens = tokens + [SwiftToken(kind: .end, text: "", range: end..<end, beginsLine: false)]
    }

    /// Reads the whole text.
    ///
    /// - Throws: `Diagnostics` with the first thing that is wrong in it.
    mutating func parse() throws -> FunctionSignature {
        if current.isWord("func") { advance() }
        var signature = FunctionSignature(name: try readName())
        guard !isAtEnd else { return signature }
        guard current.isSign("(") else { throw wrongAfterName() }
        signature.arguments = try readArguments()
        try readEffects(of: &signature)
        guard !isAtEnd else { return signature }
        guard current.isSign("->") else { throw wrongBeforeResult() }
        signature.result = try readResult()
        guard isAtEnd else { throw wrongAtEnd() }
        return signature
    }
}

/// The place in the text, and the brackets that are open there.
extension SignatureParser {
    var current: SwiftToken { tokens[index] }

    /// The token behind the current one.
    var next: SwiftToken { token(1) }

    /// The token before the current one; the first one has none and is its own.
    var previous: SwiftToken { tokens[max(0, index - 1)] }

    var isAtEnd: Bool { current.kind == .end }

    /// The token so many behind the current one; the end when there are fewer.
    func token(_ distance: Int) -> SwiftToken { tokens[min(index + distance, tokens.count - 1)] }

    /// Passes the current token, unless it is the end.
    @discardableResult
    mutating func advance() -> SwiftToken {
        defer { if !isAtEnd { index += 1 } }
        return current
    }

    /// Passes a sign; returns false when another token is here.
    mutating func advance(over sign: String) -> Bool {
        guard current.isSign(sign) else { return false }
        advance()
        return true
    }

    /// Passes the bracket that begins here.
    mutating func open() throws {
        guard brackets.count < Self.depth else {
            throw error("brackets are nested more than \(Self.depth) deep")
        }
        brackets.append(advance())
    }

    /// Passes the end of the innermost bracket.
    mutating func close() throws {
        guard let bracket = brackets.last, current.isSign(Self.end(of: bracket)) else { throw notClosed() }
        brackets.removeLast()
        advance()
    }

    /// The sign that ends a bracket.
    static func end(of bracket: SwiftToken) -> String { pairs[bracket.text] ?? "" }

    /// The brackets and the signs that end them.
    static let pairs = ["(": ")", "[": "]", "<": ">"]
    static let closingSigns = Set(pairs.values)
}

/// The parts of a signature.
extension SignatureParser {
    private mutating func readName() throws -> String {
        guard current.isName, current.text != "_", !current.isWord(in: Self.otherDeclarations) else {
            throw wrongName()
        }
        guard current.bare.lowercased() != "self" else {
            // `value.self` is the value, and not its function.
            throw error("'\(current.bare)' cannot name a function", hint: "write another name")
        }
        return advance().swiftName
    }

    /// What looks like a function and is none.
    static let otherDeclarations: Set = ["init", "deinit", "subscript"]

    private mutating func readArguments() throws -> [FunctionSignature.Argument] {
        var arguments: [FunctionSignature.Argument] = []
        var names: Set<String> = []
        try open()
        while !current.isSign(")") || previous.isSign(",") {
            arguments.append(try readArgument(&names))
            guard advance(over: ",") else { break }
        }
        try close()
        return arguments
    }

    /// Reads an argument whose name is none of `names`, to which it is added.
    private mutating func readArgument(_ names: inout Set<String>) throws -> FunctionSignature.Argument {
        guard current.isName else { throw wrongArgument() }
        let label = advance()
        let name = current.isName ? advance() : label
        guard current.isSign(":") else { throw missingType(of: label, name) }
        guard name.text != "_" else { throw missingName(behind: label, name) }
        if name != label, label.isWord(in: SwiftToken.noLabels) { throw noLabel(label, of: name) }
        guard names.insert(name.swiftName).inserted else { throw secondArgument(label, name) }
        advance()
        if current.isWord("isolated"), next.beginsType {
            // The actor of an argument would be that of the function, which is its protocol's.
            throw error("a signature cannot have an isolated argument", hint: "remove 'isolated'")
        }
        let type = try readType(.argument)
        if previous.isSign("..."), !current.isSign("?") { throw variadic(name, type) }
        if current.isSign("=") {
            throw error("the argument '\(name.bare)' has a default value", hint: "remove it")
        }
        return .init(label: label.swiftLabel, name: name.swiftName, type: type)
    }

    private mutating func readEffects(of signature: inout FunctionSignature) throws {
        while current.isWord(in: Self.effects) {
            guard !signature.isThrowing, !(signature.isAsync && current.isWord("async")) else {
                throw wrongEffect(of: signature)
            }
            if advance().text == "async" {
                signature.isAsync = true
            } else {
                signature.isThrowing = true
                signature.error = try readError()
            }
        }
    }

    /// The words between the arguments and the result.
    static let effects: Set = ["async", "throws"]

    private mutating func readError() throws -> TypeSyntax? {
        guard current.isSign("(") else { return nil }
        try open()
        let start = current
        let type = try readType(.anywhere)
        if type.description == "Never" {
            throw error("'throws(Never)' throws nothing", at: start, hint: "remove 'throws(Never)'")
        }
        try close()
        return type
    }

    private mutating func readResult() throws -> TypeSyntax? {
        advance()
        if current.isWord(in: Self.effects) { throw lateEffect() }
        let start = index
        let isSending = current.isWord("sending") && next.beginsType
        if isSending { advance() }
        let type = try readType(.anywhere)
        if isSending { return TypeSyntax(tokens: tokens[start..<index], form: .sending(type)) }
        return ["Void", "()"].contains(type.description) ? nil : type
    }
}
