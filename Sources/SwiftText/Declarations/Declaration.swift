/// A declaration in a Swift file. Local declarations in functions are not read.
package struct Declaration: Sendable {
    package enum Kind: String, Sendable {
        case `class`, `struct`, `enum`, actor, `protocol`, `extension`
        case function, initializer, property, `case`, alias
    }

    /// A parameter of a function or an initializer.
    package struct Parameter: Sendable {
        /// The names outside and inside of the function; the first one is `_` for none.
        package let names: [String]
        package let type: CodeType
    }

    package let kind: Kind
    /// The name; for an extension of a nested type with the names around it, as in `Shop.State`.
    package let name: String
    /// The place of the name in the file, in bytes.
    package let place: Range<Int>
    /// The tokens from the first attribute or modifier on.
    package var tokens: Range<Int>
    /// The names of the attributes, such as `IBOutlet`.
    package var attributes: [String] = []
    /// The modifiers, such as `weak` and `private(set)`.
    package var modifiers: Set<String> = []
    /// The superclass and the protocols of a type.
    package var inherited: [CodeType] = []
    /// The type that a property names, the result of a function, or what an alias means.
    package var type = CodeType()
    /// The tokens of a property's first value, and the first one of them.
    package var value: Range<Int>?
    package var firstOfValue: SwiftToken?
    /// Whether a property is computed, or declared by a protocol.
    package var isComputed = false
    package var parameters: [Parameter] = []
    package var isAsync = false
    package var isThrowing = false
    /// The tokens between the braces.
    package var body: Range<Int>?
    package var members: [Declaration] = []
    /// The comments in front of the declaration and behind its attributes.
    package var comments: [CodeComment] = []

    /// Whether only its file or its type can name the declaration.
    package var isPrivate: Bool { !modifiers.isDisjoint(with: ["private", "fileprivate"]) }

    /// Whether the declaration belongs to the type, and not to its instances.
    package var isOfType: Bool { !modifiers.isDisjoint(with: ["static", "class"]) }

    /// Whether it is a type, not an extension of one.
    package var isType: Bool { [.class, .struct, .enum, .actor, .protocol].contains(kind) }

    /// The documentation, with the signs of comments.
    package var documentation: String {
        comments.filter(\.isDocumentation).map(\.text).joined(separator: "\n")
    }

    /// The declaration and all those in it, each with the names of the types around it.
    package var selfAndMembers: [(declaration: Declaration, path: [String])] { selfAndMembers(in: []) }

    /// Returns the declarations in Swift code, also those in types, each with the names of the types around it.
    package static func all(in code: [UInt8]) -> [(declaration: Declaration, path: [String])] {
        DeclarationReader(SwiftToken.all(in: code)).declarations().flatMap(\.selfAndMembers)
    }

    private func selfAndMembers(in path: [String]) -> [(declaration: Declaration, path: [String])] {
        let inner = isType || kind == .extension ? path + name.split(separator: ".").map(String.init) : path
        return [(self, path)] + members.flatMap { $0.selfAndMembers(in: inner) }
    }
}

/// A type as Swift code spells it.
package struct CodeType: Sendable {
    package var tokens: [SwiftToken] = []

    /// The names of types in it, without the names around them: `State` for `Shop.State`.
    package var names: [String] {
        tokens.indices.compactMap { index in
            let token = tokens[index]
            let isQualifier =
                index + 2 < tokens.count && tokens[index + 1].isSign(in: [".", "::"])
                && tokens[index + 2].namesType && !["Type", "Protocol"].contains(tokens[index + 2].bare)
            return token.namesType && !isQualifier ? token.bare : nil
        }
    }

    /// The first name: the name of the type without what it is made of.
    package var name: String? { names.first { !["Optional", "ImplicitlyUnwrappedOptional"].contains($0) } }

    package var isEmpty: Bool { tokens.isEmpty }

    /// Whether it is a function, or contains one.
    package var isFunction: Bool { tokens.contains { $0.isSign("->") } }

    /// Whether it is a protocol's, as far as the spelling tells.
    package var isExistential: Bool { tokens.contains { $0.isWord("any") || $0.isWord("some") } }
}

extension SwiftToken {
    /// Whether the name is spelled like a type's.
    package var namesType: Bool { isName && bare.first?.isUppercase == true }
}
