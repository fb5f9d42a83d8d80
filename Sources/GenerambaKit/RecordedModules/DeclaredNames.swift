import SwiftText

/// What the generated code of a module declares, and what becomes of the names when the module gets another one.
struct DeclaredNames {
    /// The types that other files can name.
    private(set) var types: Set<String> = []
    /// The types and members whose names change, with their new names.
    private(set) var changed: [String: String] = [:]

    /// - Parameter texts: the Swift files as they are generated before and after.
    init(_ texts: [(old: [UInt8], new: [UInt8])]) {
        for (old, new) in texts {
            let declared = DeclaredType.all(in: [old])
            types.formUnion(declared.filter { $0.scope == .module }.map(\.name))
            let properties = Set(declared.flatMap(\.properties).map(\.name))
            let (before, after) = (SwiftToken.all(in: old), SwiftToken.all(in: new))
            guard before.count == after.count else { continue }
            for (index, token) in before.enumerated().dropFirst()
            where token.isName && token.text != after[index].text {
                let word = before[index - 1]
                let isDeclared =
                    word.isWord(in: Self.words)
                    || word.isWord(in: ["var", "let"]) && properties.contains(token.bare)
                if isDeclared { changed[token.bare] = after[index].bare }
            }
        }
    }

    /// The words in front of declared names, except for those of variables.
    private static let words = SwiftToken.declarationWords.subtracting(["var", "let"])
}
