import SourceText
import SwiftText

/// What Swift files contain, in a few words.
package struct SourceWords: Sendable {
    /// Whether a file imports Swift Testing.
    private(set) package var usesSwiftTesting = false
    /// The words of the files, without those in comments and texts.
    private(set) package var words: Set<String> = []
    /// Whether a file contains `#if`.
    private(set) package var hasConditions = false

    /// - Throws: `FileProblem`.
    package init(_ files: [AbsolutePath]) throws {
        for file in files { add(try Disk.read(file) ?? []) }
    }

    init(_ code: [UInt8]) { add(code) }

    private mutating func add(_ code: [UInt8]) {
        let tokens = SwiftToken.all(in: code)
        // `import struct Testing.Tag`
        let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
        words.formUnion(tokens.filter(\.isName).map(\.bare))
        for (index, token) in tokens.enumerated() {
            let next = tokens[(index + 1)...]
            if token.isSign("#"), next.first?.isWord("if") == true { hasConditions = true }
            guard token.isWord("import") else { continue }
            if next.drop(while: { $0.isWord(in: kinds) }).first?.bare == "Testing" { usesSwiftTesting = true }
        }
    }
}
