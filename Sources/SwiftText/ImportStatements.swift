import SourceText

extension SourceFile {
    /// The modules that Swift code imports, each at the place of its name. `import struct UIKit.UIView` imports UIKit.
    package var importedModules: [Located<String>] {
        let tokens = SwiftToken.all(in: bytes)
        return tokens.indices.compactMap { index in
            guard tokens[index].isWord("import") else { return nil }
            let rest = tokens[(index + 1)...]
            let kinds: Set<String> = [
                "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
            ]
            let name = rest.first.map { $0.isWord(in: kinds) } == true ? rest.dropFirst().first : rest.first
            guard let name, name.isName else { return nil }
            return Located(name.bare, range(name.range))
        }
    }
}
