/// Reads types: "The Swift Programming Language", Types. Where it takes more than Swift does, the compiler tells.
extension SignatureParser {
    /// Where a type stands.
    enum TypePlace {
        /// Behind the colon of what the function takes.
        case argument
        /// In brackets of a type: of a tuple or of what a closure takes, of generic arguments, of an array or
        /// dictionary, and behind `throws`.
        case tuple, generics, list, error
        /// Where nothing is known of it.
        case anywhere

        var isInBrackets: Bool { self != .argument && self != .anywhere }

        /// Whether it may be that of what a function takes.
        var isParameter: Bool { self == .argument || self == .tuple }
    }

    /// A type of which a part has been read.
    private struct Draft {
        /// What the part that was read last is.
        enum Part {
            /// None, a type has to follow.
            case none
            /// A name, which generic arguments may follow.
            case name
            /// A tuple or what a closure takes, which `->` may follow.
            case tuple
            /// `async` of a closure.
            case async
            /// `throws` of a closure, which `->` has to follow.
            case `throws`
            /// `...`, behind which the type is at its end.
            case variadic
            /// A part that has neither generic arguments nor a result.
            case whole
        }

        let place: TypePlace
        /// The first token.
        let start: Int
        /// The first token behind `any` and `some`.
        var core: Int
        var last = Part.none
        /// What is known of the tokens from `core`, apart from the two that follow.
        var form = TypeSyntax.Form.other
        /// Whether a `->` has been read outside of brackets.
        var isFunction = false
        /// Whether an `&` has.
        var isComposition = false
    }

    /// Reads up to where no part of the type can be. What waits while brackets are read, here and below, keeps little on
    /// the stack, as brackets may be nested deeply.
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
        let tokens = tokens[type.start..<index]
        if type.isFunction { return TypeSyntax(tokens: tokens, form: .function) }
        if type.isComposition || tokens.areForParametersOnly {
            return TypeSyntax(tokens: tokens, form: .other)
        }
        let core = TypeSyntax(tokens: tokens[type.core...], form: type.form)
        return type.core == type.start ? core : TypeSyntax(tokens: tokens, form: .protocol(core))
    }

    private static let arrowForm = "write what the closure gives behind '->'"

    private var isAtBracket: Bool { current.isSign("(") || current.isSign("[") }

    /// Reads a tuple, what a closure takes, an array or a dictionary.
    private mutating func readBracket(of type: inout Draft) throws {
        let isFirst = index == type.core
        let isTuple = current.isSign("(")
        let form = try isTuple ? readTuple() : readList()
        (type.last, type.form) = (isTuple ? .tuple : .whole, isFirst ? form : .other)
    }

    private mutating func readTuple() throws -> Form {
        try open()
        var elements: [TypeSyntax.Element] = []
        while !isAtEndOfTuple {
            let label = passLabel()
            elements.append(.init(label: label, type: try readType(.tuple)))
            guard advance(over: ",") else { break }
        }
        try close()
        return .tuple(elements)
    }

    private var isAtEndOfTuple: Bool { current.isSign(")") && !previous.isSign(",") }

    /// Passes what stands before the type in `id: Int` or `_ id: Int`, and gives the label.
    private mutating func passLabel() -> SwiftToken? {
        let label = current
        let length = next.isSign(":") ? 2 : next.isName && token(2).isSign(":") ? 3 : 0
        guard label.isName, length > 0 else { return nil }
        for _ in 0..<length { advance() }
        return label
    }

    /// Reads an array or a dictionary.
    private mutating func readList() throws -> Form {
        try open()
        let type = try readType(.list)
        let value = advance(over: ":") ? try readType(.list) : nil
        try close()
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

/// What a type begins with.
extension SignatureParser {
    /// Passes a type's name, or one of those things that may stand before it.
    private mutating func readOperand(of type: inout Draft) throws {
        switch current.kind {
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

    private mutating func readAttribute() throws {
        guard next.isName else { throw unexpected() }
        advance()
        let name = advance()
        guard attributesWithArguments.contains(name.text), current.isSign("(") else { return }
        try open()
        guard current.isName else { throw missing("argument") }
        advance()
        try close()
    }

    /// Whether the current word says something of the type that follows.
    private func isAtSpecifier(of type: Draft) -> Bool {
        if current.isWord(in: ["any", "some"]) { return true }
        guard next.beginsType else { return false }
        if current.isWord(in: ["each", "repeat", "sending"]) { return true }
        return type.place.isParameter && !type.isFunction
            && current.isWord(in: ["inout", "borrowing", "consuming", "isolated"])
    }
}

/// What stands behind the beginning of a type.
extension SignatureParser {
    /// Passes generic arguments, or the brackets behind `throws`; returns false when there are neither.
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

    /// Passes a part of the type behind a whole one; returns false when there is none.
    private mutating func readSuffix(of type: inout Draft) throws -> Bool {
        if current.isWord(in: Self.effects) { return try readEffect(of: &type) }
        guard current.kind == .sign else { return false }
        switch current.text {
        case "->":
            guard [.tuple, .async, .throws].contains(type.last) else {
                throw unexpected(hint: "write what a closure takes in '()'")
            }
            type.isFunction = true
            pass(of: &type, as: .none)
        case _ where type.last == .throws || type.last == .variadic: return false
        case "..." where type.place.isParameter: pass(of: &type, as: .variadic)
        case ".": try readMember(of: &type)
        case "?", "!":
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

    /// Passes `async` or `throws` of a closure: behind what it takes, before `->`.
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
        pass(of: &type, as: isAsync ? .async : .throws)
        return true
    }
}
