import SwiftText

/// The modules that a Swift file imports, and the names that it declares.
struct SourceNames: Sendable {
    private(set) var imports: Set<String> = []
    /// Those of the imported modules that are imported with `@testable`.
    private(set) var testableImports: Set<String> = []
    /// The names of all types, functions, properties, cases and macros, at any depth.
    private(set) var declared: Set<String> = []
    /// The superclass and the protocols of each type.
    private(set) var inherited: [String: [String]] = [:]

    init(_ text: [UInt8]) {
        let tokens = SwiftToken.all(in: text)
        for index in tokens.indices.dropLast() {
            let (token, next) = (tokens[index], tokens[index + 1])
            if token.isWord("import"), token.beginsLine || index > 0 && !tokens[index - 1].isSign(".") {
                readImport(tokens, index)
            } else if token.isWord(in: Self.keywords), next.isName,
                index == 0 || !tokens[index - 1].isWord("import")
            {
                declared.insert(next.bare)
            }
        }
        for type in DeclaredType.all(in: [text]) { inherited[type.name, default: []] += type.inherited }
    }

    private mutating func readImport(_ tokens: [SwiftToken], _ index: Int) {
        var place = index + 1
        if tokens[place].isWord(in: Self.keywords) { place += 1 }
        guard place < tokens.count, tokens[place].isName else { return }
        imports.insert(tokens[place].bare)
        if index > 0, tokens[index - 1].isWord("testable") { testableImports.insert(tokens[place].bare) }
    }

    private static let keywords: Set = [
        "class", "struct", "enum", "actor", "protocol", "typealias", "associatedtype", "func", "var", "let",
        "case", "macro",
    ]
}
