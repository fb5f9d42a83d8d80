/// Parses types: "The Swift Programming Language", Types. Accepts more than Swift; the compiler reports the rest.
extension SignatureParser {
    /// The position of a type.
    enum TypePlace {
        /// After the colon of an argument.
        case argument
        /// Inside a type: in a tuple or a closure's parameters, in generic arguments, in an array or dictionary, and in
        /// `throws(…)`.
        case tuple, generics, list, error
        /// In an unknown position.
        case anywhere

        var isInBrackets: Bool { self != .argument && self != .anywhere }

        /// Whether the type may be that of a parameter.
        var isParameter: Bool { self == .argument || self == .tuple }
    }

    /// A partially parsed type.
    private struct Draft {
        /// The kind of the last part.
        enum Part {
            /// Nothing; a type must follow.
            case none
            /// A name, which may be followed by generic arguments.
            case name
            /// A tuple or a closure's parameters, which may be followed by `->`.
            case tuple
            /// The `async` of a closure.
            case async
            /// The `throws` of a closure, which must be followed by `->`.
            case `throws`
            /// `...`, which ends the type.
            case variadic
            /// A part that cannot be followed by generic arguments or a result.
            case whole
        }

        let place: TypePlace
        /// The first token.
        let start: Int
        /// The first token after `any` or `some`.
        var core: Int
        var last = Part.none
        /// The form of the tokens from `core`, apart from the two properties that follow.
        var form = TypeSyntax.Form.other
        /// Whether there is a `->` outside brackets.
        var isFunction = false
        /// Whether there is an `&` outside brackets.
        var isComposition = false
    }

    /// Parses as many tokens as can belong to the type. Brackets may be nested deeply, so functions that wait while
    /// brackets are parsed, here and below, use little stack.
    mutating func readType(_ place: TypePlace) throws -> TypeSyntax {
        var type = Draft(place: place, start: index, core: index)
        repeat {
            while type.last == .none { try isAtBracket ? readBracket(of: &type) : readOperand(of: &type) }
        } while try readBracketBehind(&type) || readSuffix(of: &type)
        return try finished(type)
    }

    private func finished(_ type: Draft) throws -> TypeSyntax {
        if type.last == .throws {
            let isBeforeOther = type.place.isInBrackets && !current.isSign(in: Self.closingSigns)
            throw isBeforeOther ? notClosed() : missing("'->'", hint: Self.arrowForm)
        }
        let syntax = syntax(of: type)
        try check(syntax)
        if case .optional = syntax.form, syntax.isUnwrapped, type.place.isInBrackets {
            throw misplacedExclamationMark(previous)
        }
        return syntax
    }

    private func syntax(of type: Draft) -> TypeSyntax {
        let tokens = tokens[type.start..<index]
        if type.isFunction { return TypeSyntax(tokens: tokens, form: .function) }
        if type.isComposition || tokens.areForParametersOnly {
            return TypeSyntax(tokens: tokens, form: .other)
        }
        let core = TypeSyntax(tokens: tokens[type.core...], form: type.form)
        return type.core == type.start ? core : TypeSyntax(tokens: tokens, form: .protocol(core))
    }

    private static let arrowForm = "write the closure's result after '->'"

    private var isAtBracket: Bool { current.isSign("(") || current.isSign("[") }

    /// Parses a tuple, a closure's parameters, an array or a dictionary.
    private mutating func readBracket(of type: inout Draft) throws {
        let isFirst = index == type.core
        let isTuple = current.isSign("(")
        let form = try isTuple ? readTuple() : readList()
        (type.last, type.form) = (isTuple ? .tuple : .whole, isFirst ? form : .other)
    }

    private mutating func readTuple() throws -> Form {
        try open()
        var elements: [TypeSyntax.Element] = []
        while !current.isSign(")") || previous.isSign(",") {
            let (label, name) = passLabel()
            elements.append(.init(label: label, name: name, type: try readType(.tuple)))
            guard advance(over: ",") else { break }
        }
        try close()
        return .tuple(elements)
    }

    /// Parses an array, an inline array or a dictionary.
    private mutating func readList() throws -> Form {
        try open()
        let count = passCount()
        let type = try readType(.list)
        let value = count == nil && advance(over: ":") ? try readType(.list) : nil
        try close()
        return list(count, of: type, value)
    }

    /// Moves past the count before the type in `[3 of Int]`, and returns the number of its token.
    private mutating func passCount() -> Int? {
        guard current.kind == .number, next.isWord("of") else { return nil }
        for _ in 0..<2 { advance() }
        return index - 2
    }

    private func list(_ count: Int?, of type: TypeSyntax, _ value: TypeSyntax?) -> Form {
        if let count {
            return .name("InlineArray", [TypeSyntax(tokens: tokens[count...count], form: .other), type])
        }
        return value.map { .dictionary(key: type, value: $0) } ?? .array(type)
    }

    private mutating func readGenericArguments() throws -> [TypeSyntax] {
        try open()
        var types: [TypeSyntax] = []
        repeat { types.append(try readType(.generics)) } while advance(over: ",")
        try close()
        return types
    }

    private typealias Form = TypeSyntax.Form
}

/// The beginning of a type.
extension SignatureParser {
    /// Moves past a type's name, or past one of the specifiers that may precede it.
    private mutating func readOperand(of type: inout Draft) throws {
        switch current.kind {
        case .word where current.isWord("nonisolated") && next.isSign("("): try readIsolation(of: type)
        case .word where isAtSpecifier(of: type):
            if current.isWord(in: ["each", "repeat"]) {
                throw error("a signature cannot have a parameter pack", hint: "write an array, like '[Int]'")
            }
            if index == type.core, current.isWord(in: ["any", "some"]) { type.core += 1 }
            advance()
        case .word, .quoted:
            let isType = current.kind == .quoted || ["Any", "Self"].contains(current.text)
            guard isType || current.text != "_" && !swiftKeywords.contains(current.text) else {
                throw missingType()
            }
            pass(of: &type, as: .name, type.core == index ? .name(current.bare, []) : .other)
        case .number where type.place == .generics: pass(of: &type, as: .whole)
        case .sign where current.text == "~": advance()
        case .sign where current.text == "@": try readAttribute()
        default: throw missingType()
        }
    }

    /// Moves past `nonisolated(nonsending)`, which attributes follow.
    private mutating func readIsolation(of type: Draft) throws {
        if index > type.start + 1, tokens[index - 2].isSign("@") {
            let attribute = "@\(previous.text)"
            throw error(
                "'nonisolated(nonsending)' comes after '\(attribute)'", hint: "write it before '\(attribute)'"
            )
        }
        advance()
        try open()
        guard current.isWord("nonsending") else { throw unexpected(hint: "write 'nonisolated(nonsending)'") }
        advance()
        try close()
    }

    private mutating func readAttribute() throws {
        guard next.isName else { throw unexpected() }
        advance()
        if current.text.first?.isLowercase == true, !current.isWord(in: Self.closureAttributes) {
            throw error("a type cannot have the attribute '@\(current.text)'", hint: "remove it")
        }
        let name = advance()
        guard attributesWithArguments.contains(name.text), current.isSign("(") else { return }
        try open()
        guard current.isName else { throw missing("argument") }
        advance()
        try close()
    }

    /// The attributes of closures that do not name an actor or a protocol.
    static let closureAttributes: Set = ["autoclosure", "concurrent", "convention", "escaping", "isolated"]

    /// Whether the current word is a specifier of the type that follows.
    private func isAtSpecifier(of type: Draft) -> Bool {
        if current.isWord(in: ["any", "some"]) { return true }
        guard next.beginsType else { return false }
        if current.isWord(in: ["each", "repeat", "sending"]) { return true }
        return type.place.isParameter && !type.isFunction
            && current.isWord(in: ["inout", "borrowing", "consuming", "isolated"])
    }
}

/// The rest of a type.
extension SignatureParser {
    /// Moves past generic arguments, or past the parentheses after `throws`. Returns false if there are neither.
    private mutating func readBracketBehind(_ type: inout Draft) throws -> Bool {
        if type.last == .name, current.isSign("<") {
            let arguments = try readGenericArguments()
            if case .name(let name, _) = type.form { type.form = .name(name, arguments) }
            type.last = .whole
            return true
        }
        guard type.last == .throws, previous.isWord("throws"), current.isSign("(") else { return false }
        try readErrorOfClosure()
        return true
    }

    private mutating func readErrorOfClosure() throws {
        try open()
        _ = try readType(.error)
        try close()
    }

    /// Moves past a suffix of a complete type. Returns false if there is none.
    private mutating func readSuffix(of type: inout Draft) throws -> Bool {
        if current.isWord(in: Self.effects) { return try readEffect(of: &type) }
        guard current.kind == .sign else { return false }
        switch current.text {
        case "->":
            guard [.tuple, .async, .throws].contains(type.last) else {
                throw unexpected(hint: "write a closure's arguments in '()'")
            }
            if case .tuple(let elements) = type.form { try checkArguments(elements, from: type.core) }
            type.isFunction = true
            pass(of: &type, as: .none)
        case _ where type.last == .throws || type.last == .variadic: return false
        case "..." where type.place.isParameter: pass(of: &type, as: .variadic)
        case ".", "::": try readMember(of: &type)
        case "?", "!":
            if previous.isSign("!") { throw misplacedExclamationMark(previous) }
            let wrapped = TypeSyntax(tokens: tokens[type.core..<index], form: type.form)
            pass(of: &type, as: .whole, previous.isOptionalSign ? type.form : .optional(wrapped))
        case "&":
            type.isComposition = true
            pass(of: &type, as: .none)
        default: return false
        }
        return true
    }

    private mutating func pass(of type: inout Draft, as part: Draft.Part, _ form: Form = .other) {
        advance()
        (type.last, type.form) = (part, form)
    }

    private mutating func readMember(of type: inout Draft) throws {
        // A module's name is followed by one '::', and by '.' in front of the members of a type.
        if current.isSign("::"), type.last != .name || index > 1 && tokens[index - 2].isSign("::") {
            throw unexpected(hint: "write '.'")
        }
        advance()
        guard current.isName, current.kind == .quoted || !swiftKeywords.contains(current.text) else {
            throw missingType()
        }
        var form = Form.other
        if type.last == .name, case .name(let name, _) = type.form {
            form = .name("\(name).\(current.bare)", [])
        }
        pass(of: &type, as: .name, form)
    }

    /// Moves past the `async` or `throws` of a closure, between its parameters and `->`.
    private mutating func readEffect(of type: inout Draft) throws -> Bool {
        let isAsync = current.text == "async"
        guard type.last == .tuple || type.last == .async && !isAsync else { return false }
        let next = next
        if !isAsync, next.isWord("async") {
            advance()
            throw wrongOrder()
        }
        guard next.isSign("->") || next.isSign("(") && !isAsync || next.isWord("throws") && isAsync else {
            guard type.place != .anywhere else { return false }
            advance()
            throw missing("'->'", hint: Self.arrowForm)
        }
        if case .tuple(let elements) = type.form { try checkArguments(elements, from: type.core) }
        pass(of: &type, as: isAsync ? .async : .throws)
        return true
    }
}
