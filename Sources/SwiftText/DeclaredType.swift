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
        var all: [DeclaredType] = []
        var extensions: [(name: String, inherited: [String])] = []
        for text in texts {
            let reader = DeclarationReader(text)
            all += reader.types
            extensions += reader.extensions
        }
        for addition in extensions {
            guard let index = all.firstIndex(where: { $0.name == addition.name }) else { continue }
            all[index].inherited += addition.inherited
        }
        return all
    }
}

extension DeclaredType {
    /// Returns where a Swift text names a property behind the name of its type; nil if it does not.
    package static func place(of property: String, in type: String, _ text: [UInt8]) -> Range<Int>? {
        let tokens = SwiftToken.all(in: text)
        let pairs = zip(tokens, tokens.dropFirst())
        guard
            let start = pairs.first(where: { $0.isWord(in: ["class", "struct", "actor"]) && $1.bare == type })
        else { return nil }
        return pairs.first { keyword, name in
            keyword.isWord(in: ["let", "var"]) && name.bare == property
                && name.range.lowerBound > start.1.range.lowerBound
        }?.1.range
    }
}

private struct DeclarationReader {
    private let tokens: [SwiftToken]
    private var index = 0
    /// The owners of the open braces: the index of a type in `types`, -1 for an extension, or nil for anything else.
    private var braces: [Int?] = []
    private(set) var types: [DeclaredType] = []
    private(set) var extensions: [(name: String, inherited: [String])] = []

    init(_ text: [UInt8]) {
        tokens = SwiftToken.all(in: text)
        while index < tokens.count { readToken() }
    }

    private mutating func readToken() {
        let token = tokens[index]
        if let header = header() {
            readHeader(header)
        } else if token.isWord(in: ["let", "var"]), let type = braces.last ?? nil, type >= 0,
            types[type].kind != .protocol
        {
            readProperty(of: type)
        } else {
            if token.isSign("{") { braces.append(nil) }
            if token.isSign("}"), !braces.isEmpty { braces.removeLast() }
            index += 1
        }
    }

    // MARK: Types

    /// Returns the keyword of a type declaration that begins here, or nil.
    private func header() -> String? {
        let token = tokens[index]
        guard token.isWord(in: Self.headers), index + 1 < tokens.count, tokens[index + 1].namesType,
            index == 0 || !tokens[index - 1].isSign(".") && !tokens[index - 1].isWord("import")
        else { return nil }
        return token.text
    }

    private static let headers: Set = ["class", "struct", "enum", "actor", "protocol", "extension"]

    /// Moves past a type's header and its opening brace.
    private mutating func readHeader(_ word: String) {
        let name = tokens[index + 1].bare
        let isPrivate = modifiers.contains { $0 == "private" || $0 == "fileprivate" }
        let scope: DeclaredType.Scope = !braces.isEmpty ? .container : isPrivate ? .file : .module
        let rest = tokens[(index + 2)...]
        var inherited: [String] = []
        var isBehindColon = false
        var depth = 0
        for token in rest.prefix(while: { !$0.isSign("{") && !$0.isWord("where") }) {
            if token.isSign("<") { depth += 1 }
            if token.isSign(">") { depth -= 1 }
            if isBehindColon, depth == 0, token.namesType { inherited.append(token.bare) }
            if token.isSign(":"), depth == 0 { isBehindColon = true }
        }
        index = (rest.firstIndex { $0.isSign("{") } ?? tokens.count) + 1
        // Nobody else sees the types in functions and closures.
        if braces.contains(nil) { return braces.append(nil) }
        if let kind = DeclaredType.Kind(rawValue: word) {
            types.append(DeclaredType(name: name, kind: kind, scope: scope, inherited: inherited))
            braces.append(types.count - 1)
        } else {
            extensions.append((name, inherited))
            braces.append(-1)
        }
    }

    // MARK: Properties

    private mutating func readProperty(of type: Int) {
        let modifiers = self.modifiers
        index += 1
        guard index < tokens.count else { return }
        let name = tokens[index].bare
        index += 1
        let annotation = typeTokens()
        let isComputed =
            index + 1 < tokens.count && tokens[index].isSign("{")
            && !tokens[index + 1].isWord(in: ["didSet", "willSet"])
        guard !modifiers.contains("static"), !isComputed else { return }
        let isClosure = annotation.contains { $0.isSign("->") }
        // Without an annotation, the value's first name is the type: `let worker = Worker()`.
        let named = annotation.isEmpty ? Array(tokens[index...].dropFirst().prefix(1)) : annotation
        let hold = modifiers.compactMap(DeclaredType.Property.Hold.init).first
        let types = isClosure ? [] : named.filter(\.namesType).map(\.bare)
        self.types[type].properties.append(
            .init(name: name, hold: hold ?? .strong, types: types, isClosure: isClosure))
    }

    /// The words before a property or a type: its modifiers and attributes, without those in parentheses.
    private var modifiers: [String] {
        let places = (0..<index).reversed().prefix { place in
            let token = tokens[place]
            let isModifier = token.isWord(in: Self.modifiers) || place > 0 && tokens[place - 1].isSign("@")
            return !token.isSign(in: ["{", "}"]) && (isModifier || token.isSign(in: ["(", ")", "@"]))
        }
        return places.map { tokens[$0].text }
    }

    private static let modifiers: Set = [
        "private", "fileprivate", "internal", "package", "public", "open", "set", "static", "final", "lazy",
        "weak", "unowned", "safe", "unsafe", "override", "nonisolated", "indirect",
    ]

    /// Moves past the type after a colon, if there is one. A type ends with its line, unless it continues in a bracket
    /// or after `&` or `->`.
    private mutating func typeTokens() -> [SwiftToken] {
        guard index < tokens.count, tokens[index].isSign(":") else { return [] }
        index += 1
        let start = index
        var depth = 0
        while index < tokens.count {
            let token = tokens[index]
            if depth == 0, token.isSign(in: ["=", "{", "}", ";"]) { break }
            let goesOn = token.isSign(in: ["&", "->"]) || tokens[index - 1].isSign("&")
            if depth == 0, index > start, token.beginsLine, !goesOn { break }
            if token.isSign(in: ["(", "[", "<"]) { depth += 1 }
            if token.isSign(in: [")", "]", ">"]) { depth -= 1 }
            index += 1
        }
        return Array(tokens[start..<index])
    }
}

extension SwiftToken {
    /// Whether the name is spelled like a type's.
    fileprivate var namesType: Bool { isName && bare.first?.isUppercase == true }
}
