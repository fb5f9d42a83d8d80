/// Types with values that cannot be sent to an actor.
extension TypeSyntax {
    /// The hint for a type that is known not to be `Sendable`; nil for any other.
    var hintForSending: String? {
        guard let other = sendable else { return nil }
        return other.text.map { "write '\($0)'" } ?? "use a type that is 'Sendable'"
    }

    /// A type to use instead of one that is not `Sendable`.
    private struct Replacement {
        /// The type as Swift prints it; nil if none is known.
        let text: String?

        init(_ text: String?) { self.text = text }

        /// The replacement as a part of another type, where closures always escape.
        var part: Replacement { map { $0.replacing("@escaping ", with: "", maxReplacements: 1) } }

        /// Returns the replacement in a larger type.
        func map(_ change: (String) -> String) -> Replacement { Replacement(text.map(change)) }
    }

    /// What to use instead; nil if the type is not known not to be `Sendable`.
    private var sendable: Replacement? {
        switch form {
        case .function: return sendableClosure
        case .name(let name, let arguments): return Self.sendable(name, arguments, description)
        case .optional(let wrapped):
            return wrapped.sendable?.part.map { $0.contains(" ") ? "(\($0))?" : "\($0)?" }
        case .array(let item): return item.sendable?.part.map { "[\($0)]" }
        case .dictionary(let key, let value):
            return Self.sendable([key, value], hasKey: true) { "[\($0[0]): \($0[1])]" }
        case .tuple(let elements): return Self.sendable(elements)
        case .protocol(let constraint): return constraint.sendableProtocol
        case .other where tokens.first?.isWord("any") == true:
            let protocols = tokens.dropFirst()
            let areKnown = protocols.allSatisfy {
                $0.isSign("&") || $0.isName && Self.protocols.contains($0.bare)
            }
            return areKnown ? Replacement("any \(protocols.spaced) & Sendable") : nil
        case .sending, .other: return nil
        }
    }

    private static func sendable(_ name: String, _ arguments: [TypeSyntax], _ type: String) -> Replacement? {
        let known = name.dropping("Swift", "Foundation")
        if let other = replacements[known] { return Replacement(other) }
        if sequences.contains(known) {
            return Replacement(arguments.first.map { "[\($0.sendable?.text ?? $0.description)]" })
        }
        if keyPaths.contains(known) { return Replacement("any \(type) & Sendable") }
        if unsendable.contains(known) || known.hasPrefix("Unsafe") || known.hasPrefix("NSMutable") {
            return Replacement(nil)
        }
        return sendable(arguments, hasKey: ["Set", "Dictionary"].contains(known)) {
            "\(name)<\($0.joined(separator: ", "))>"
        }
    }

    private static func sendable(_ elements: [Element]) -> Replacement? {
        if elements.count == 1 { return elements[0].type.sendable }
        return sendable(elements.map(\.type)) { types in
            let texts = zip(elements, types).map { ($0.label.map { "\($0.text): " } ?? "") + $1 }
            return "(\(texts.joined(separator: ", ")))"
        }
    }

    /// What to use instead of a type that consists of others.
    ///
    /// - Parameter hasKey: whether the first one is the type of keys, which 'any Hashable & Sendable' cannot be.
    private static func sendable(
        _ types: [TypeSyntax], hasKey: Bool = false, _ joined: ([String]) -> String
    ) -> Replacement? {
        var others = types.map(\.sendable?.part)
        guard others.contains(where: { $0 != nil }) else { return nil }
        if hasKey, others[0] != nil { others[0] = Replacement("String") }
        let texts = zip(types, others).map { $1 == nil ? $0.description : $1?.text }
        return Replacement(texts.contains(nil) ? nil : joined(texts.compactMap(\.self)))
    }

    /// What to use instead of a closure.
    private var sendableClosure: Replacement? {
        guard let closure = Closure(self) else { return nil }
        // Closures of a global actor are `Sendable`, too.
        let others: Set = [
            "autoclosure", "concurrent", "convention", "escaping", "isolated", "nonisolated",
        ]
        guard closure.attributes.isSubset(of: others) else { return nil }
        if closure.attributes.contains("convention") { return Replacement(nil) }
        let words = tokens.spaced
        let type = words.replacing("@escaping ", with: "", maxReplacements: 1)
        return Replacement(type.adding("@escaping @Sendable"))
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
    private static let protocols = SDKTypeNames.names(in: "unsendable-protocols.txt")

    /// The types that are not `Sendable`, and what most functions can use instead.
    private static let replacements = [
        "Any": "any Sendable", "AnyObject": "any AnyObject & Sendable",
        "AnyHashable": "any Hashable & Sendable",
        "NSArray": "[any Sendable]", "NSMutableArray": "[any Sendable]",
        "NSDictionary": "[String: any Sendable]", "NSMutableDictionary": "[String: any Sendable]",
        "NSMutableAttributedString": "AttributedString", "NSMutableCharacterSet": "CharacterSet",
        "NSMutableData": "Data", "NSMutableIndexSet": "IndexSet", "NSMutableString": "String",
        "NSMutableURLRequest": "URLRequest", "NSManagedObject": "NSManagedObjectID", "NSString": "String",
        "NSAttributedString": "AttributedString",
    ]
    private static let sequences = SDKTypeNames.names(in: "sequences.txt")
    private static let keyPaths = SDKTypeNames.names(in: "key-paths.txt")
    private static let unsendable = SDKTypeNames.names(in: "unsendable-types.txt")
}
