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
    let imports: [ImportStatement]

    /// - Parameter source: the text, with the path by which the user knows it.
    package init(at path: RelativePath, _ source: SourceFile) {
        (self.path, self.source) = (path, source)
        tokens = SwiftToken.all(in: source.bytes)
        comments = CodeComment.all(in: source.bytes, tokens)
        declarations = DeclarationReader(tokens, comments: comments).declarations()
        imports = ImportStatement.all(in: tokens)
    }

    /// All declarations of the file, each with the names of the types around it.
    var all: [(declaration: Declaration, path: [String])] { declarations.flatMap(\.selfAndMembers) }

    /// Whether the file has tests.
    var isTest: Bool {
        imports.contains { ["XCTest", "Testing"].contains($0.module.bare) }
            || path.components.dropLast().contains { $0.hasSuffix("Tests") }
    }
}
