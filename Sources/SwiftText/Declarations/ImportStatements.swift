import SourceText

/// An import statement of Swift code.
package struct ImportStatement: Sendable {
    /// The name of the module. `import struct UIKit.UIView` imports UIKit.
    package let module: SwiftToken
    /// Whether it has the attribute `@testable`.
    package let isTestable: Bool

    /// Returns all import statements among tokens.
    package static func all(in tokens: [SwiftToken]) -> [ImportStatement] {
        tokens.indices.compactMap { index in
            let before = index > 0 ? tokens[index - 1] : nil
            guard tokens[index].isWord("import"), tokens[index].beginsLine || before?.isSign(".") != true
            else { return nil }
            let rest = tokens[(index + 1)...]
            let name = rest.first.map { $0.isWord(in: kinds) } == true ? rest.dropFirst().first : rest.first
            guard let name, name.isName else { return nil }
            return ImportStatement(module: name, isTestable: before?.isWord("testable") == true)
        }
    }

    /// The words for a kind of declaration, of which one may be in front of the name.
    private static let kinds: Set = [
        "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
    ]
}

extension SourceFile {
    /// The modules that Swift code imports, each at the place of its name.
    package var importedModules: [Located<String>] {
        ImportStatement.all(in: SwiftToken.all(in: bytes)).map {
            Located($0.module.bare, range($0.module.range))
        }
    }
}
