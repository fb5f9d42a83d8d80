/// A Swift type: `[String: Int]`, `(Int) -> Void`, `inout Set<User>`.
public struct TypeSyntax: Sendable, Equatable, CustomStringConvertible {
    let tokens: ArraySlice<SwiftToken>
    let form: Form

    indirect enum Form: Sendable {
        /// `Swift.Set<Int>`: the name and the generic arguments.
        case name(String, [TypeSyntax])
        /// `Int?` and `Int!`.
        case optional(TypeSyntax)
        case array(TypeSyntax)
        case dictionary(key: TypeSyntax, value: TypeSyntax)
        /// The elements of a tuple: none for `()`, one for a type in parentheses.
        case tuple([Element])
        /// `any P` and `some P`.
        case `protocol`(TypeSyntax)
        /// A closure type itself, not an optional or an array of closures.
        case function
        /// `sending User` after `->`.
        case sending(TypeSyntax)
        /// A composition, or a type for parameters only, such as `inout Int`.
        case other
    }

    struct Element: Sendable {
        /// The label, and the name after it; without one, the label itself.
        let label, name: SwiftToken?
        let type: TypeSyntax
    }

    /// The type as Swift prints it.
    public var description: String { tokens.spaced }

    /// Whether both types have the same description.
    public static func == (one: TypeSyntax, other: TypeSyntax) -> Bool {
        one.tokens.lazy.map(\.text).elementsEqual(other.tokens.lazy.map(\.text))
    }

    /// Whether the type is an optional, possibly in parentheses.
    var isOptional: Bool {
        switch form {
        case .optional, .name("Optional", _), .name("Swift.Optional", _): true
        case .tuple(let elements): elements.count == 1 && elements[0].type.isOptional
        default: false
        }
    }

    /// Whether the type is a tuple, or an optional one.
    var isTuple: Bool {
        switch form {
        case .optional(let wrapped): wrapped.isTuple
        case .tuple(let elements): elements.count > 1 || elements.count == 1 && elements[0].type.isTuple
        default: false
        }
    }

    var isFunction: Bool { if case .function = form { true } else { false } }

    /// Whether the type contains a closure type: `(Int) -> Void`, `@escaping () -> Void`, `(() -> Void)?`.
    var isClosure: Bool { tokens.contains { $0.isSign("->") } }

    /// Whether the type contains `some`.
    package var isGeneric: Bool {
        zip(tokens, tokens.dropFirst()).contains { $0.isWord("some") && $1.beginsType }
    }

    var hasSelf: Bool { tokens.contains { $0.isWord("Self") } }

    /// The keyword before the type that tells who owns the value: `sending`, `borrowing` or `consuming`.
    var ownershipModifier: String? {
        let isModified = tokens.count > 1 && tokens.dropFirst().first?.beginsType == true
        guard isModified, tokens.first?.isWord(in: ["borrowing", "consuming", "sending"]) == true
        else { return nil }
        return tokens.first?.text
    }

    /// What to use instead of a type with values that cannot be copied, or are parts of another one; nil if it is fine.
    var hintForCopying: String? {
        if tokens.contains(where: { $0.isSign("~") || $0.isWord(in: ["Atomic", "Mutex"]) }) {
            return "use a type with values that can be copied"
        }
        let isPart = zip(tokens, tokens.dropFirst()).contains { name, next in
            // Teams have types called 'Span' as well.
            next.isSign("<") && name.isWord(in: ["MutableSpan", "OutputSpan", "Span"])
        }
        let isRaw = tokens.contains {
            $0.isWord(in: ["MutableRawSpan", "OutputRawSpan", "RawSpan", "UTF8Span"])
        }
        return isPart || isRaw ? "use an array" : nil
    }

    /// What to use instead of a type that no property can have; nil if the type is fine.
    package var hintForKeeping: String? {
        if hasSelf { return "write the name of a type" }
        return isEmpty ? "remove it: 'Never' has no values" : hintForCopying
    }

    /// What to do about an argument whose type has no values to hand on; nil if it has some.
    var hintWithoutValues: String? {
        if isVoid { return "remove it: 'Void' has only one value" }
        if isOfNothing { return "use a type whose values tell something, like 'Bool'" }
        return isEmpty ? "remove it: a function that takes 'Never' is never called" : nil
    }

    /// Whether the type has no values except nil.
    var isEmpty: Bool {
        switch form {
        case .name(let name, _): name.dropping("Swift") == "Never"
        case .optional(let type): type.isEmpty
        case .tuple(let elements): elements.contains { $0.type.isEmpty }
        default: false
        }
    }

    /// Whether the type is an optional or a list of values that tell nothing, such as `Void?`.
    var isOfNothing: Bool {
        switch form {
        case .optional(let type), .array(let type): type.isVoid || type.isEmpty || type.isOfNothing
        case .name(let name, let types)
        where ["Array", "InlineArray", "Optional"].contains(name.dropping("Swift")):
            types.last.map { $0.isVoid || $0.isEmpty || $0.isOfNothing } ?? false
        case .tuple(let elements): elements.count == 1 && elements[0].type.isOfNothing
        default: false
        }
    }

    /// Whether the type has only the empty value.
    var isVoid: Bool { tokens.areVoid }

    /// The first word or attribute of a type for parameters only, or its `...`.
    var specifier: String {
        tokens.last?.isSign("...") == true
            ? "..." : tokens.prefix(tokens.first?.isSign("@") == true ? 2 : 1).spaced
    }

    package var isUnwrapped: Bool { tokens.last?.isSign("!") == true }

    /// Whether the type contains an autoclosure.
    package var isAutoclosure: Bool {
        zip(tokens, tokens.dropFirst()).contains { $0.isSign("@") && $1.isWord("autoclosure") }
    }
}

extension ArraySlice<SwiftToken> {
    /// The indices of the tokens outside of brackets, and of the brackets that close the outermost pairs.
    var outerIndices: [Int] {
        var depth = 0
        return indices.filter { index in
            if self[index].isSign(in: ["(", "[", "<"]) { depth += 1 }
            if self[index].isSign(in: [")", "]", ">"]) { depth -= 1 }
            return depth == 0
        }
    }

    /// Whether the tokens form the type that has only the empty value.
    var areVoid: Bool { ["Void", "()"].contains(spaced.dropping("Swift")) }

    /// Whether the tokens form a type that only parameters can have, but not variables.
    var areForParametersOnly: Bool {
        guard let first, count > 1 else { return false }
        let isSpecified = first.isWord(in: specifiers) && self[startIndex + 1].beginsType
        return isSpecified || haveParametersAttribute || last?.isSign("...") == true
    }

    /// Whether the tokens begin with `@escaping` or `@autoclosure`, possibly after other attributes.
    private var haveParametersAttribute: Bool {
        var rest = self
        return !rest.dropAttributes().isDisjoint(with: ["escaping", "autoclosure"])
    }

    /// Removes `nonisolated(nonsending)` and the attributes at the beginning, and returns their names.
    mutating func dropAttributes() -> Set<String> {
        var names: Set<String> = []
        while let part = firstAttribute {
            names.insert(part.first { $0.isName }?.bare ?? "")
            self = self[part.endIndex...]
        }
        return names
    }

    /// The attribute or `nonisolated(nonsending)` at the beginning, with its arguments.
    var firstAttribute: Self? {
        guard isNonisolated || first?.isSign("@") == true, count > 1 else { return nil }
        let name = startIndex + (isNonisolated ? 0 : 1)
        guard attributesWithArguments.contains(self[name].text),
            self[(name + 1)...].first?.isSign("(") == true,
            let end = self[(name + 1)...].outerIndices.first
        else { return self[...name] }
        return self[...end]
    }

    /// Whether the tokens begin with `nonisolated(nonsending)`.
    var isNonisolated: Bool { first?.isWord("nonisolated") == true && dropFirst().first?.isSign("(") == true }
}

private let specifiers: Set = ["inout", "borrowing", "consuming", "isolated", "sending", "each", "repeat"]

extension SwiftToken {
    /// Whether the token can begin a type.
    var beginsType: Bool { isName || isSign(in: ["(", "[", "@", "~"]) }

    var isOptionalSign: Bool { isSign(in: ["?", "!"]) }
}

extension Sequence<SwiftToken> {
    /// The tokens of a type, with white space as Swift prints it.
    var spaced: String {
        var text = ""
        var previous = ""
        var isAttribute = false
        for token in self {
            let takesArguments =
                ["nonisolated", "throws"].contains(previous)
                || isAttribute && attributesWithArguments.contains(previous)
            let joins = token.text == "(" && takesArguments
            if !previous.isEmpty, !joins, !joinsNext.contains(previous), !joinsPrevious.contains(token.text) {
                text += " "
            }
            text += token.text
            isAttribute = previous == "@"
            previous = token.text
        }
        return text
    }
}

/// What precedes types with arguments to parse: `@convention(c)`, `@isolated(any)`, `nonisolated(nonsending)`.
let attributesWithArguments: Set = ["convention", "isolated", "nonisolated"]

private let joinsNext: Set = ["(", "[", "<", "@", "~", ".", "::"]
private let joinsPrevious: Set = [")", "]", "<", ">", ",", ":", ".", "::", "?", "!", "..."]
