/// What a function gives back, and whether templates can use it.
extension FunctionSignature {
    /// The first part of the signature that gives something back, as named in messages; nil if there is none.
    package var returningPart: String? {
        if isAsync { return "'async'" }
        if isThrowing { return "'throws'" }
        if result != nil { return "a result" }
        return arguments.first { $0.type.description.hasPrefix("inout ") }.map { "the argument '\($0)'" }
    }

    /// The first argument that a closure cannot forward, with a hint.
    package var argumentOfNoClosure: (argument: Argument, hint: String)? {
        for argument in arguments {
            let type = argument.type
            if type.isGeneric { return (argument, "write 'any' instead of 'some'") }
            if type.isAutoclosure { return (argument, "remove '@autoclosure'") }
            if type.isUnwrapped { return (argument, "write '?' instead of '!'") }
            if let hint = type.hintWithoutValues { return (argument, hint) }
        }
        return nil
    }

    /// The first argument with a type that contains `Self`, which means something else in another type.
    package var argumentUsingSelf: Argument? { arguments.first { $0.type.hasSelf } }

    /// The type of a variable that stores the result; nil if there is no result.
    package var resultType: TypeSyntax? { if case .sending(let type) = result?.form { type } else { result } }

    /// The hint for a result that no other function can take; nil if the result is fine.
    package var hintForResult: String? {
        guard let result, let type = resultType else { return nil }
        if let hint = type.hintForCopying { return hint }
        if let word = result.ownershipModifier { return "remove '\(word)'" }
        if type.isGeneric { return "write 'any' instead of 'some'" }
        if type.hasSelf { return "write the name of a type" }
        if type.isEmpty { return "remove it: a function that returns 'Never' has no result" }
        if type.isOfNothing { return "return a value, like 'Bool', or nothing" }
        if type.isUnwrapped { return "write '?' instead of '!'" }
        return type.isFunction ? "return a value, not a closure" : nil
    }
}

extension FunctionSignature {
    /// A protocol that the values of some types are known not to conform to.
    package enum Conformance: String, Sendable {
        case equatable = "Equatable"
        case codable = "Codable"
    }

    /// The part of the result's type whose values are known not to conform to a protocol; nil if there is none.
    package func partOfResult(without conformance: Conformance) -> TypeSyntax? {
        resultType?.part(without: conformance)
    }

    /// The first argument whose values are known not to conform to a protocol, as those of `(Int) -> Void` or
    /// `[String: Any]`, with the part of its type that does not.
    package func argument(without conformance: Conformance) -> (argument: Argument, part: TypeSyntax)? {
        arguments.lazy.compactMap { argument in
            argument.type.part(without: conformance).map { (argument, $0) }
        }.first
    }
}

extension TypeSyntax {
    fileprivate func part(without conformance: FunctionSignature.Conformance) -> TypeSyntax? {
        switch form {
        case .name(let name, let types):
            isVoid || Self.lacks(name.dropping("Swift", "Foundation"), conformance)
                ? self : types.lazy.compactMap { $0.part(without: conformance) }.first
        case .tuple(let elements): elements.count == 1 ? elements[0].type.part(without: conformance) : self
        case .protocol, .function: self
        case .dictionary(let key, let value):
            key.part(without: conformance) ?? value.part(without: conformance)
        case .array(let type), .optional(let type), .sending(let type): type.part(without: conformance)
        case .other: isClosure || tokens.contains { $0.isSign(in: ["&", "["]) } ? self : nil
        }
    }

    private static func lacks(_ name: String, _ conformance: FunctionSignature.Conformance) -> Bool {
        if namesNotEquatable.contains(name) || name.hasSuffix(".Type") || name.hasSuffix(".Protocol") {
            return true
        }
        let isObject = name.hasPrefix("NS") && name != "NSRange"
        return conformance == .codable
            && (namesNotCodable.contains(name) || name.hasSuffix("KeyPath") || name.hasPrefix("Unsafe")
                || isObject)
    }

    private static let namesNotEquatable: Set = [
        "Any", "AnyCollection", "AnyIterator", "AnyObject", "AnySequence", "AsyncStream",
        "AsyncThrowingStream", "CheckedContinuation", "Error", "InlineArray", "Mirror", "StaticString",
        "UnsafeContinuation",
    ]
    /// Types of Swift, Foundation and UIKit that can be compared, but not encoded.
    private static let namesNotCodable: Set = [
        "AnyHashable", "ArraySlice", "Bundle", "Character", "CollectionOfOne", "DateFormatter",
        "EmptyCollection", "FileManager", "HTTPCookie", "HTTPURLResponse", "Notification",
        "ObjectIdentifier", "Operation", "OperationQueue", "Progress", "Result", "Selector",
        "String.Encoding", "String.Index", "Substring", "Task", "UIColor", "UIFont", "UIImage",
        "URLQueryItem", "URLRequest", "URLResponse", "URLSession", "Unicode.Scalar", "Unit",
        "UserDefaults",
    ]
}
