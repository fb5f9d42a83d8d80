import SourceText
import SwiftText
import SystemAccess

/// A Swift file with its declarations.
package struct CodeFile: Sendable {
    let path: RelativePath
    let source: SourceFile
    let tokens: [SwiftToken]
    /// The comments, by the index of the token that follows them.
    let comments: [Int: [CodeComment]]
    let declarations: [Declaration]
    /// The imported modules, each with its place.
    let imports: [(module: String, place: Range<Int>)]

    /// - Parameter source: the text, with the path by which the user knows it.
    package init(at path: RelativePath, _ source: SourceFile) {
        (self.path, self.source) = (path, source)
        tokens = SwiftToken.all(in: source.bytes)
        comments = CodeComment.all(in: source.bytes, tokens)
        declarations = DeclarationReader(tokens, comments: comments).declarations()
        imports = Self.imports(in: tokens)
    }

    /// All declarations of the file, each with the names of the types around it.
    var all: [(declaration: Declaration, path: [String])] { declarations.flatMap(\.selfAndMembers) }

    /// Whether the file has tests.
    var isTest: Bool {
        imports.contains { ["XCTest", "Testing"].contains($0.module) }
            || path.components.dropLast().contains { $0.hasSuffix("Tests") }
    }

    private static func imports(in tokens: [SwiftToken]) -> [(module: String, place: Range<Int>)] {
        tokens.indices.dropLast().compactMap { index in
            guard tokens[index].isWord("import"), index == 0 || !tokens[index - 1].isSign(".") else {
                return nil
            }
            let kinds = ["class", "struct", "enum", "protocol", "typealias", "func", "var", "let"]
            var name = index + 1
            if tokens[name].isWord(in: kinds), name + 1 < tokens.count, !tokens[name + 1].beginsLine {
                name += 1
            }
            return tokens[name].isName ? (tokens[name].bare, tokens[name].range) : nil
        }
    }
}
