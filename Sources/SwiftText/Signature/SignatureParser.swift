import SourceText

/// Parses a function's signature: "The Swift Programming Language", Declarations, Function Declaration. Does not accept
/// attributes, modifiers, operators, generic parameters, default values and bodies.
struct SignatureParser {
    /// The maximum nesting depth of brackets.
    static let depth = 50

    let source: SourceFile
    let tokens: [SwiftToken]
    private(set) var index = 0
    /// The open brackets, innermost last.
    private(set) var brackets: [SwiftToken] = []

    init(_ range: SourceRange) throws {
        try range.checkUTF8()
        source = range.file
        let tokens = SwiftToken.all(inSignature: range)
        let end = tokens.last?.range.upperBound ?? range.offsets.lowerBound
        self.tokens = tokens + [SwiftToken(kind: .end, text: "", range: end..<end, beginsLine: false)]
    }

    /// Parses the whole text. Throws `Diagnostics` with the first error.
    mutating func parse() throws -> FunctionSignature {
        if current.isWord("func") { advance() }
        var signature = FunctionSignature(name: try readName())
        guard !isAtEnd else { return signature }
        guard current.isSign("(") else { throw wrongAfterName() }
        var names: Set<String> = []
        try open()
        while !current.isSign(")") || previous.isSign(",") {
            signature.arguments.append(try readArgument(&names))
            guard advance(over: ",") else { break }
        }
        try close()
        try readEffects(of: &signature)
        guard !isAtEnd else { return signature }
        guard current.isSign("->") else { throw wrongBeforeResult() }
        signature.result = try readResult()
        guard isAtEnd else { throw wrongAtEnd() }
        return signature
    }

    /// Parses the whole text as arguments. Throws `Diagnostics` with the first error.
    mutating func parseArguments() throws -> [FunctionSignature.Argument] {
        var arguments: [FunctionSignature.Argument] = []
        var names: Set<String> = []
        repeat {
            arguments.append(try readArgument(&names))
        } while advance(over: ",") && !isAtEnd
        guard isAtEnd else { throw wrongAtEnd(hint: current.isName ? "write ',' before it" : nil) }
        return arguments
    }
}

/// The position in the text, and the open brackets.
extension SignatureParser {
    var current: SwiftToken { tokens[index] }

    var next: SwiftToken { token(1) }

    /// The token before the current one; at the start, the first token.
    var previous: SwiftToken { tokens[max(0, index - 1)] }

    var isAtEnd: Bool { current.kind == .end }

    /// Returns the token at a distance after the current one, or the end token if there are not enough.
    func token(_ distance: Int) -> SwiftToken { tokens[min(index + distance, tokens.count - 1)] }

    /// Moves past the current token, except at the end.
    @discardableResult mutating func advance() -> SwiftToken {
        defer { if !isAtEnd { index += 1 } }
        return current
    }

    /// Moves past a sign. Returns false if the current token is not that sign.
    mutating func advance(over sign: String) -> Bool {
        guard current.isSign(sign) else { return false }
        advance()
        return true
    }

    mutating func open() throws {
        guard brackets.count < Self.depth else {
            throw error("brackets are nested more than \(Self.depth) levels deep")
        }
        brackets.append(advance())
    }

    /// Moves past the closing bracket of the innermost open one.
    mutating func close() throws {
        guard let bracket = brackets.last, current.isSign(Self.end(of: bracket)) else { throw notClosed() }
        brackets.removeLast()
        advance()
    }

    static func end(of bracket: SwiftToken) -> String { pairs[bracket.text] ?? "" }

    /// The opening brackets with their closing signs.
    static let pairs = ["(": ")", "[": "]", "<": ">"]
    static let closingSigns = Array(pairs.values)

    private mutating func readName() throws -> String {
        guard current.isName, current.text != "_", !current.isWord(in: Self.otherDeclarations) else {
            throw wrongName()
        }
        guard current.bare.lowercased() != "self" else {
            // `value.self` is the value itself, not a function of it.
            throw error("'\(current.bare)' is not a valid function name", hint: "choose another name")
        }
        return advance().swiftName
    }

    /// Declarations that look like functions but are not.
    static let otherDeclarations: Set = ["init", "deinit", "subscript"]

    /// Parses an argument. Its name must not be in `names`, and is added to them.
    private mutating func readArgument(_ names: inout Set<String>) throws -> FunctionSignature.Argument {
        guard current.isName else { throw wrongArgument() }
        let label = advance()
        let name = current.isName ? advance() : label
        guard current.isSign(":") else { throw missingType(of: label, name) }
        guard name.text != "_" else { throw missingName(behind: label, name) }
        if name != label, label.isWord(in: SwiftToken.noLabels) {
            let form = "write it before the type, like '\(name.text): inout Int'"
            let hint = label.text == "inout" ? form : "remove it"
            throw error("'\(label.text)' cannot be a label", at: label, hint: hint)
        }
        let ownName = ownName(name)
        guard names.insert(ownName).inserted else {
            throw error(
                "two arguments have the name '\(ownName.withoutBackticks)'", at: name,
                hint: "rename one of them")
        }
        advance()
        if current.isWord("isolated"), next.beginsType {
            // An isolated argument would set the function's actor, which its protocol determines.
            throw error("a signature cannot have an isolated argument", hint: "remove 'isolated'")
        }
        let type = try readType(.argument)
        if previous.isSign("..."), !current.isSign("?") {
            // Functions cannot pass on such arguments.
            throw error(
                "a signature cannot have a variadic argument", at: previous,
                hint: "write '\(name.text): [\(type.description.dropLast(3))]'")
        }
        if current.isSign("=") {
            throw error("the argument '\(name.bare)' has a default value", hint: "remove it")
        }
        return .init(label: label.swiftLabel, name: ownName, type: type)
    }

    /// The name that an argument has in the function: "url" for `URL: URL`, which could hide a type from the code.
    private func ownName(_ name: SwiftToken) -> String {
        let text = name.bare
        let head = text.prefix(while: \.isUppercase)
        let isBeforeWord = head.count > 1 && text.dropFirst(head.count).first?.isLowercase == true
        let count = isBeforeWord ? head.count - 1 : head.count
        let own = text.prefix(count).lowercased() + text.dropFirst(count)
        return swiftKeywords.contains(own) ? "`\(own)`" : own
    }

    private mutating func readEffects(of signature: inout FunctionSignature) throws {
        while current.isWord(in: Self.effects) {
            guard !signature.isThrowing, !(signature.isAsync && current.isWord("async")) else {
                if !signature.isAsync, current.isWord("async") { throw wrongOrder() }
                throw error("'\(current.text)' appears twice", hint: "remove one")
            }
            if advance().text == "async" {
                signature.isAsync = true
            } else {
                signature.isThrowing = true
                signature.error = try readError()
            }
        }
    }

    /// The keywords between the arguments and the result.
    static let effects: Set = ["async", "throws"]

    private mutating func readError() throws -> TypeSyntax? {
        guard current.isSign("(") else { return nil }
        try open()
        let start = current
        let type = try readType(.anywhere)
        if type.description == "Never" {
            throw error("'throws(Never)' throws nothing", at: start, hint: "remove 'throws(Never)'")
        }
        try checkError(type)
        try close()
        return type
    }

    private mutating func readResult() throws -> TypeSyntax? {
        advance()
        if current.isWord(in: Self.effects) { throw lateEffect() }
        let start = index
        let isSending = current.isWord("sending") && next.beginsType
        if isSending { advance() }
        if current.isSign("@"), next.isWord(in: ["autoclosure", "escaping"]) {
            throw error("only an argument can be '@\(next.text)'", at: next, hint: "remove it")
        }
        let type = try readType(.anywhere)
        if isSending { return TypeSyntax(tokens: tokens[start..<index], form: .sending(type)) }
        return type.isVoid ? nil : type
    }

    /// Moves past the label before the type in `id: Int` or `_ id: Int`, and returns it with the name after it.
    mutating func passLabel() -> (label: SwiftToken?, name: SwiftToken?) {
        let (label, name) = (current, next)
        let length = next.isSign(":") ? 2 : next.isName && token(2).isSign(":") ? 3 : 0
        guard label.isName, length > 0 else { return (nil, nil) }
        for _ in 0..<length { advance() }
        return (label, length == 2 ? label : name)
    }
}
