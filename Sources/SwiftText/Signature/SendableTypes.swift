/// Types with values that cannot be sent to an actor.
extension TypeSyntax {
    /// The hint for a type that is known not to be `Sendable`; nil for any other.
    var hintForSending: String? {
        guard let other = sendable else { return nil }
        return other.text.map { "write '\($0)'" } ?? "use a type that is 'Sendable'"
    }

    /// A type to use instead of one that is not `Sendable`.
    fileprivate struct Replacement {
        /// The type as Swift prints it; nil if none is known.
        let text: String?

        init(_ text: String?) { self.text = text }

        /// Returns the replacement in a larger type.
        func map(_ change: (String) -> String) -> Replacement { Replacement(text.map(change)) }
    }

    /// What to use instead; nil if the type is not known not to be `Sendable`.
    private var sendable: Replacement? {
        if isClosure { return sendableClosure }
        switch form {
        case .name(let name, let arguments): return Self.sendable(name, arguments, description)
        case .optional(let wrapped):
            return wrapped.sendable?.map { $0.contains(" ") ? "(\($0))?" : "\($0)?" }
        case .array(let item): return item.sendable?.map { "[\($0)]" }
        case .dictionary(let key, let value): return Self.sendable(key: key, value: value)
        case .tuple(let elements): return Self.sendable(elements)
        case .protocol(let constraint): return constraint.sendableProtocol
        case .other where tokens.first?.isWord("any") == true: return tokens.dropFirst().sendableComposition
        case .function, .sending, .other: return nil
        }
    }

    private static func sendable(_ name: String, _ arguments: [TypeSyntax], _ type: String) -> Replacement? {
        let known = name.dropping("Swift", "Foundation")
        if let other = replacements[known] { return Replacement(other) }
        if sequences.contains(known) {
            return Replacement(arguments.first.map { "[\($0.sendable?.text ?? $0.description)]" })
        }
        if known.hasSuffix("KeyPath"), keyPaths.contains(known) {
            return Replacement("any \(type) & Sendable")
        }
        if unsendable.contains(known) || known.hasPrefix("Unsafe") || known.hasPrefix("NSMutable") {
            return Replacement(nil)
        }
        var others = arguments.map(\.sendable)
        guard others.contains(where: { $0 != nil }) else { return nil }
        // Values of 'any Hashable & Sendable' cannot be keys.
        if ["Set", "Dictionary"].contains(known), others[0] != nil { others[0] = Replacement("String") }
        let texts = zip(arguments, others).map { $1 == nil ? $0.description : $1?.text }
        guard !texts.contains(nil) else { return Replacement(nil) }
        return Replacement("\(name)<\(texts.compactMap(\.self).joined(separator: ", "))>")
    }

    private static func sendable(key: TypeSyntax, value: TypeSyntax) -> Replacement? {
        let others = (key.sendable.map { _ in Replacement("String") }, value.sendable)
        guard others.0 != nil || others.1 != nil else { return nil }
        guard let value = others.1 == nil ? value.description : others.1?.text else {
            return Replacement(nil)
        }
        return Replacement("[\(others.0?.text ?? key.description): \(value)]")
    }

    private static func sendable(_ elements: [Element]) -> Replacement? {
        if elements.count == 1 { return elements[0].type.sendable }
        let others = elements.map(\.type.sendable)
        guard others.contains(where: { $0 != nil }) else { return nil }
        var texts: [String] = []
        for (element, other) in zip(elements, others) {
            guard let text = other == nil ? element.type.description : other?.text else {
                return Replacement(nil)
            }
            texts.append((element.label.map { "\($0.text): " } ?? "") + text)
        }
        return Replacement("(\(texts.joined(separator: ", ")))")
    }

    /// What to use instead of a closure, or of a type that contains closures.
    private var sendableClosure: Replacement? {
        guard let closure = Closure(self) else {
            // An array or a tuple of closures, or generic arguments.
            let isSendable = zip(tokens, tokens.dropFirst()).contains {
                $0.isSign("@") && $1.isWord("Sendable")
            }
            return isSendable ? nil : Replacement(nil)
        }
        guard !closure.isSendable else { return nil }
        if closure.attributes.contains("convention") { return Replacement(nil) }
        let words = tokens.spaced
        if closure.isOptional {
            return Replacement(words.hasPrefix("((") ? "(@Sendable " + words.dropFirst() : nil)
        }
        let isEscaping = words.hasPrefix("@escaping ")
        return Replacement(
            "@escaping @Sendable " + (isEscaping ? words.dropFirst("@escaping ".count) : words[...]))
    }

    /// What to use instead of `any` and these protocols.
    private var sendableProtocol: Replacement? {
        switch form {
        case .name("Any", _): return Replacement("any Sendable")
        case .name(let name, _):
            let isKnown = Self.protocols.contains(name.dropping("Swift"))
            return isKnown ? Replacement("any \(description) & Sendable") : nil
        case .tuple(let elements) where elements.count == 1: return elements[0].type.sendableProtocol
        default: return nil
        }
    }

    /// Swift's protocols with values that may not be `Sendable`.
    fileprivate static let protocols: Set = [
        "AdditiveArithmetic", "AnyObject", "AsyncIteratorProtocol", "AsyncSequence",
        "BidirectionalCollection", "BinaryFloatingPoint", "BinaryInteger", "CVarArg", "CaseIterable",
        "Codable", "Collection", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible",
        "Decodable", "Decoder", "Encodable", "Encoder", "Equatable", "FixedWidthInteger", "FloatingPoint",
        "Hashable", "Identifiable", "IteratorProtocol", "LosslessStringConvertible", "MutableCollection",
        "NSCoding", "NSCopying", "NSObjectProtocol", "Numeric", "ObservableObject", "OptionSet",
        "RandomAccessCollection", "RandomNumberGenerator", "RangeReplaceableCollection",
        "RawRepresentable", "Sequence", "SetAlgebra", "SignedInteger", "SignedNumeric", "Strideable",
        "StringProtocol", "TextOutputStream", "TextOutputStreamable", "UnsignedInteger",
    ]

    /// The types that are not `Sendable`, and what most functions can use instead.
    private static let replacements = [
        "Any": "any Sendable", "AnyObject": "any AnyObject & Sendable",
        "AnyHashable": "any Hashable & Sendable",
        "NSArray": "[any Sendable]", "NSMutableArray": "[any Sendable]",
        "NSDictionary": "[String: any Sendable]", "NSMutableDictionary": "[String: any Sendable]",
        "NSMutableAttributedString": "AttributedString", "NSMutableCharacterSet": "CharacterSet",
        "NSMutableData": "Data", "NSMutableIndexSet": "IndexSet", "NSMutableString": "String",
        "NSMutableURLRequest": "URLRequest", "NSManagedObject": "NSManagedObjectID",
    ]
    private static let sequences: Set = [
        "AnyBidirectionalCollection", "AnyCollection", "AnyIterator", "AnyRandomAccessCollection",
        "AnySequence",
    ]
    private static let keyPaths: Set = [
        "AnyKeyPath", "KeyPath", "PartialKeyPath", "ReferenceWritableKeyPath", "WritableKeyPath",
    ]
    private static let unsendable: Set = [
        "AnyCancellable", "AnyPublisher", "AnySubscriber", "CurrentValueSubject", "InputStream", "NSSet",
        "Notification", "OpaquePointer", "OutputStream", "PassthroughSubject", "Published", "Regex",
        "RunLoop", "Timer",
    ]
}

extension ArraySlice<SwiftToken> {
    /// What to use instead of `any` and a composition of these protocols.
    fileprivate var sendableComposition: TypeSyntax.Replacement? {
        let names = filter(\.isName).map(\.bare)
        let areKnown =
            allSatisfy { $0.isName || $0.isSign("&") } && names.allSatisfy(TypeSyntax.protocols.contains)
        return areKnown ? TypeSyntax.Replacement("any \(spaced) & Sendable") : nil
    }
}

extension Closure {
    /// Whether it is `Sendable`, as closures of a global actor are.
    fileprivate var isSendable: Bool {
        !attributes.subtracting(["escaping", "autoclosure", "convention", "isolated"]).isEmpty
    }
}
