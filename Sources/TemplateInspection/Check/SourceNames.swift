import SwiftText

/// The modules that a Swift file imports, and the names that it declares.
struct SourceNames: Sendable {
    let imports: Set<String>
    /// Those of the imported modules that are imported with `@testable`.
    let testableImports: Set<String>
    /// The names of all types, functions, properties, cases and macros, at any depth.
    private(set) var declared: Set<String> = []
    let text: [UInt8]

    init(_ text: [UInt8]) {
        self.text = text
        let tokens = SwiftToken.all(in: text)
        let statements = ImportStatement.all(in: tokens)
        imports = Set(statements.map(\.module.bare))
        testableImports = Set(statements.filter(\.isTestable).map(\.module.bare))
        for index in tokens.indices.dropLast() {
            let (token, next) = (tokens[index], tokens[index + 1])
            if token.isWord(in: Self.keywords), next.isName, index == 0 || !tokens[index - 1].isWord("import")
            {
                declared.insert(next.bare)
            }
        }
    }

    private static let keywords = SwiftToken.declarationWords.union(["macro"])
}
