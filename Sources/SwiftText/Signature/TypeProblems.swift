import SourceText

/// The errors that a complete type can have, as far as they can be known without the app's code.
extension SignatureParser {
    /// Checks a type whose parts have been checked already.
    func check(_ type: TypeSyntax) throws {
        switch type.form {
        case .name(let name, let arguments): try check(name.dropping("Swift"), arguments, of: type)
        case .optional(let wrapped): try check(optional: wrapped)
        case .dictionary(let key, _): try checkHashable(key)
        case .tuple(let elements): try check(elements)
        case .protocol(let constraint): try check(constraint, in: type)
        case .function: try checkIsolation(of: type)
        case .array, .sending: break
        case .other:
            try checkIsolation(of: type)
            try checkAttributes(of: type)
            try checkComposition(type)
        }
    }

    private func check(_ name: String, _ arguments: [TypeSyntax], of type: TypeSyntax) throws {
        if let count = SwiftTypes.generic[name], count != arguments.count {
            let types = count == 1 ? "one type" : "two types"
            let example = count == 1 ? "\(name)<Int>" : "\(name)<String, Int>"
            throw error("'\(name)' takes \(types) in '<>'", of: type, hint: "write it like '\(example)'")
        }
        if SwiftTypes.plain.contains(name), !arguments.isEmpty {
            throw error("'\(name)' takes no types in '<>'", of: type, hint: "write '\(name)'")
        }
        if SwiftTypes.protocols.contains(name) {
            throw error("'\(type)' is a protocol", of: type, hint: "write 'any \(type)'")
        }
        if name == "Set" { try checkHashable(arguments[0]) }
        if name == "Result", arguments.count == 2 { try checkError(arguments[1]) }
    }

    private func check(optional wrapped: TypeSyntax) throws {
        if case .name(let name, _) = wrapped.form, SwiftTypes.protocols.contains(name.dropping("Swift")) {
            throw error("'\(wrapped)' is a protocol", of: wrapped, hint: "write '(any \(wrapped))?'")
        }
        if case .tuple(let elements) = wrapped.form { try check(elements) }
    }

    /// Checks what follows `any` or `some`.
    private func check(_ constraint: TypeSyntax, in type: TypeSyntax) throws {
        let word = type.tokens.first?.text ?? ""
        switch constraint.form {
        case .optional(let wrapped):
            throw error(
                "'?' belongs to '\(word) \(wrapped)' as a whole", of: type,
                hint: "write '(\(word) \(wrapped))?'")
        case .name(let name, _) where !SwiftTypes.have(name): return
        case .name, .array, .dictionary, .function:
            throw error("'\(constraint)' is not a protocol", of: type, hint: "remove '\(word)'")
        default: return
        }
    }

    /// Checks the elements of a tuple, not those of a closure's arguments.
    private func check(_ elements: [TypeSyntax.Element]) throws {
        var labels: Set<String> = []
        for element in elements {
            if element.type.tokens.areForParametersOnly {
                throw error(
                    "'\(element.type)' cannot be an element of a tuple", of: element.type,
                    hint: "remove '\(element.type.specifier)'")
            }
            guard let label = element.label else { continue }
            if elements.count == 1 {
                throw error(
                    "a tuple of one element cannot have a label", at: label, hint: "write '\(element.type)'")
            }
            if element.name != label {
                throw error("an element of a tuple has one label", at: label, hint: "remove '\(label.text)'")
            }
            guard label.text == "_" || labels.insert(label.bare).inserted else {
                throw error(
                    "two elements have the label '\(label.bare)'", at: label, hint: "rename one of them")
            }
        }
    }

    /// - Parameter start: the number of the parenthesis before the arguments.
    func checkArguments(_ elements: [TypeSyntax.Element], from start: Int) throws {
        // The compiler warns of 'Void', but neither of '(())' nor beside another argument.
        if elements.count == 1, let type = elements.first?.type, case .name = type.form, type.isVoid {
            let list = TypeSyntax(tokens: tokens[start...type.tokens.endIndex], form: .other)
            throw error(
                "a closure's only argument cannot be 'Void'", of: list,
                hint: "write '()' instead of '\(list)'")
        }
        for element in elements {
            guard let label = element.label, label.text != "_" else { continue }
            let name = element.name ?? label
            throw error(
                "a closure's argument cannot have a label", at: label,
                hint: "write '_ \(name.text): \(element.type)'")
        }
    }

    private func checkHashable(_ type: TypeSyntax) throws {
        let isHashable =
            switch type.form {
            case .name(let name, _): !SwiftTypes.unhashable.contains(name.dropping("Swift"))
            case .tuple(let elements): elements.count == 1
            case .protocol, .function: false
            case .dictionary(_, let type), .array(let type), .optional(let type):
                (try? checkHashable(type)) != nil
            case .sending, .other: true
            }
        guard isHashable else {
            throw error("'\(type)' is not 'Hashable'", of: type, hint: "use a type that is, like 'String'")
        }
    }

    func checkError(_ type: TypeSyntax) throws {
        let isError =
            switch type.form {
            case .name(let name, _): !SwiftTypes.have(name)
            case .protocol(let constraint):
                constraint.description.dropping("Swift") == "Error" && type.tokens.first?.text == "any"
            case .tuple(let elements): elements.count == 1
            case .other: true
            default: false
            }
        guard isError || type.description.dropping("Swift") == "Never" else {
            throw error(
                "'\(type)' is not an error", of: type,
                hint: "name a type that conforms to 'Error', or write 'any Error'")
        }
    }

    /// Checks protocols that are joined by `&` for `any` or `some`, without which `?` would belong to the last one.
    private func checkComposition(_ type: TypeSyntax) throws {
        let isComposed = type.tokens.outerIndices.contains { type.tokens[$0].isSign("&") }
        let word = type.tokens.first { $0.isWord(in: ["any", "some"]) }
        if isComposed, word != nil, type.tokens.last?.isOptionalSign == true {
            let whole = type.tokens.dropLast().spaced
            throw error("'?' belongs to '\(whole)' as a whole", of: type, hint: "write '(\(whole))?'")
        }
        guard isComposed, word == nil else { return }
        let words: Set = ["borrowing", "consuming", "inout", "sending"]
        let protocols = type.tokens.drop { $0.isWord(in: words) }.spaced
        throw error("'\(protocols)' needs 'any'", of: type, hint: "write 'any \(protocols)'")
    }

    /// Checks `nonisolated(nonsending)`, which stands before async closures that run in no place of their own.
    private func checkIsolation(of type: TypeSyntax) throws {
        let others: Set = ["autoclosure", "escaping", "nonisolated", "Sendable"]
        guard type.tokens.isNonisolated else { return }
        if let closure = Closure(type), closure.isAsync, !closure.isOptional,
            closure.attributes.isSubset(of: others)
        {
            return
        }
        throw error(
            "'nonisolated(nonsending)' belongs to async closures without an actor or '@concurrent'", of: type,
            hint: "remove 'nonisolated(nonsending)'")
    }

    /// Checks attributes for closures on other types. A type of the app may be another name for a closure.
    private func checkAttributes(of type: TypeSyntax) throws {
        guard let sign = type.tokens.first, sign.isSign("@"), let attribute = type.tokens.dropFirst().first,
            let rest = TypeSyntax(parsing: type.tokens.dropFirst(2).spaced)
        else { return }
        let isOptional = if case .optional = rest.form { Closure(rest) != nil } else { false }
        let isClosure =
            switch rest.form {
            case .name(let name, _): !SwiftTypes.have(name)
            case .array, .dictionary: false
            default: true
            }
        if isOptional, attribute.isWord("escaping") {
            throw error("an optional closure always escapes", at: attribute, hint: "remove '@escaping'")
        }
        guard isClosure else {
            throw error("'@\(attribute.text)' belongs to closures", at: attribute, hint: "remove it")
        }
    }

    /// A `!` that is not at the end of an argument or a result.
    func misplacedExclamationMark(_ sign: SwiftToken) -> Diagnostics {
        error("'!' is not allowed here", at: sign, hint: "write '?'")
    }

    private func error(_ message: String, of type: TypeSyntax, hint: String) -> Diagnostics {
        .error(message, at: source.range(type.tokens.range ?? current.range), hint: hint)
    }
}

private enum SwiftTypes {
    /// The number of generic arguments.
    static let generic = [
        "Array": 1, "ArraySlice": 1, "ClosedRange": 1, "ContiguousArray": 1, "Dictionary": 2, "Optional": 1,
        "Range": 1, "Set": 1,
    ]
    /// Types without generic arguments.
    static let plain: Set = [
        "Bool", "Character", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "String",
        "Substring", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
    ]
    /// Protocols that are types only after `any` or `some`.
    static let protocols: Set = [
        "BidirectionalCollection", "CaseIterable", "Comparable", "Equatable", "Hashable", "Identifiable",
        "IteratorProtocol", "RandomAccessCollection",
    ]
    static let unhashable: Set = ["Any", "AnyObject", "Error", "InlineArray"]

    /// Whether a type that is not a protocol has a name, possibly with the name of the module.
    static func have(_ name: String) -> Bool {
        let name = name.dropping("Swift")
        return name == "InlineArray" || plain.contains(name) || generic[name] != nil
    }
}
