import SwiftText

/// The modules that a Swift file imports, the names that it declares, and its blocks.
struct SourceNames: Sendable {
    private(set) var imports: Set<String> = []
    /// Those of the imported modules that are imported with `@testable`.
    private(set) var testableImports: Set<String> = []
    /// The names of all types, functions, properties, cases and macros, at any depth.
    private(set) var declared: Set<String> = []
    /// The superclass and the protocols of each type.
    private(set) var inherited: [String: [String]] = [:]
    private(set) var blocks = CodeBlocks()

    init(_ text: [UInt8]) {
        let tokens = SwiftToken.all(in: text)
        blocks = CodeBlocks(tokens, in: text)
        let statements = ImportStatement.all(in: tokens)
        imports = Set(statements.map(\.module.bare))
        testableImports = Set(statements.filter(\.isTestable).map(\.module.bare))
        for index in tokens.indices.dropLast() {
            let (token, next) = (tokens[index], tokens[index + 1])
            if token.isWord(in: Self.keywords), next.isName,
                index == 0 || !tokens[index - 1].isWord("import")
            {
                declared.insert(next.bare)
            }
        }
        for type in DeclaredType.all(in: [text]) { inherited[type.name, default: []] += type.inherited }
    }

    private static let keywords: Set = [
        "class", "struct", "enum", "actor", "protocol", "typealias", "associatedtype", "func", "var", "let",
        "case", "macro",
    ]
}
