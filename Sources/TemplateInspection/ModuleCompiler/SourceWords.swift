import SwiftText
import SystemAccess

/// What Swift files contain, in a few words.
package struct SourceWords: Sendable {
    /// Whether a file imports Swift Testing.
    private(set) package var usesSwiftTesting = false
    /// The words of the files, without those in comments and texts.
    private(set) package var words: Set<String> = []
    /// Whether a file contains `#if`.
    private(set) package var hasConditions = false

    /// - Throws: `FileProblem`.
    package init(_ files: [AbsolutePath]) throws { for file in files { add(try Disk.read(file) ?? []) } }

    package init(_ code: [UInt8]) { add(code) }

    private mutating func add(_ code: [UInt8]) {
        let tokens = SwiftToken.all(in: code)
        words.formUnion(tokens.filter(\.isName).map(\.bare))
        let imports = ImportStatement.all(in: tokens).map(\.module.bare)
        usesSwiftTesting = usesSwiftTesting || imports.contains("Testing")
        let pairs = zip(tokens, tokens.dropFirst())
        hasConditions = hasConditions || pairs.contains { $0.isSign("#") && $1.isWord("if") }
    }
}
