/// A type declaration in Swift code, with the stored properties of its instances.
package struct DeclaredType: Sendable, Equatable {
    package enum Kind: String, Sendable { case `class`, `struct`, `enum`, actor, `protocol` }

    /// A stored instance property.
    package struct Property: Sendable, Equatable {
        /// How the property refers to its value, and so whether it keeps it alive.
        package enum Hold: String, Sendable { case strong, weak, unowned }

        package let name: String
        package let hold: Hold
        /// The types named in the property's type; empty for a closure, which holds what it captures.
        package let types: [String]
        /// Whether the property's type is a closure or contains closures.
        package var isClosure = false
    }

    /// Where the type's name alone means the type.
    package enum Scope: Sendable {
        /// In all files of its module.
        case module
        /// In its file, because it is private.
        case file
        /// In the type that contains it.
        case container
    }

    package let name: String
    package let kind: Kind
    package var scope = Scope.module
    /// The superclass and the protocols, including those from extensions.
    package var inherited: [String] = []
    package var properties: [Property] = []

    /// Returns the types declared in Swift texts, in order. Reads declarations only: local variables and captured
    /// values are not covered, and the result for invalid code is undefined.
    package static func all(in texts: [[UInt8]]) -> [DeclaredType] {
        let declared = texts.flatMap(Declaration.all)
        var all = declared.compactMap { DeclaredType($0.declaration, isInner: !$0.path.isEmpty) }
        for (addition, _) in declared where addition.kind == .extension {
            let name = addition.name.split(separator: ".").last.map(String.init)
            guard let index = all.firstIndex(where: { $0.name == name }) else { continue }
            all[index].inherited += addition.namesOfInherited
        }
        return all
    }

    /// - Parameter isInner: whether it is declared in another type.
    private init?(_ declaration: Declaration, isInner: Bool) {
        guard let kind = Kind(rawValue: declaration.kind.rawValue) else { return nil }
        (name, self.kind) = (declaration.name, kind)
        scope = isInner ? .container : declaration.isPrivate ? .file : .module
        inherited = declaration.namesOfInherited
        guard kind != .protocol else { return }
        properties = declaration.members.compactMap { member in
            guard member.kind == .property, !member.isOfType, !member.isComputed else { return nil }
            // Without an annotation, the value's first name is the type: `let worker = Worker()`.
            let named = member.type.isEmpty ? member.firstOfValue.map { [$0] } ?? [] : member.type.tokens
            return Property(
                name: member.name, hold: member.modifiers.compactMap(Property.Hold.init).first ?? .strong,
                types: member.type.isFunction ? [] : named.filter(\.namesType).map(\.bare),
                isClosure: member.type.isFunction)
        }
    }

    /// Returns where a Swift text names a property behind the name of its type; nil if it does not.
    package static func place(of property: String, in type: String, _ text: [UInt8]) -> Range<Int>? {
        Declaration.all(in: text).first { declaration, path in
            declaration.kind == .property && declaration.name == property && path.last == type
        }?.declaration.place
    }
}

extension Declaration {
    /// The names of the superclass and the protocols, without those in angle brackets.
    var namesOfInherited: [String] {
        inherited.flatMap { type in
            let tokens = type.tokens[...]
            return tokens.outerIndices.map { tokens[$0] }.filter(\.namesType).map(\.bare)
        }
    }
}
