import SwiftText

/// The modules that a Swift file imports, the names that it declares, and its blocks.
struct SourceNames: Sendable {
    let imports: Set<String>
    /// Those of the imported modules that are imported with `@testable`.
    let testableImports: Set<String>
    /// The names of all types, functions, properties, cases and macros, at any depth.
    private(set) var declared: Set<String> = []
    /// The superclass and the protocols of each type.
    private(set) var inherited: [String: [String]] = [:]
    let blocks: CodeBlocks

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

/// The blocks of a Swift file that span several lines.
struct CodeBlocks: Sendable {
    /// The lines from each opening brace to its closing one, from 1.
    private var lines: [ClosedRange<Int>] = []

    init(_ tokens: [SwiftToken], in text: [UInt8]) {
        var open: [Int] = []
        var (line, offset) = (1, 0)
        for token in tokens where token.isSign(in: ["{", "}"]) {
            line += text[offset..<token.range.lowerBound].count { $0 == UInt8(ascii: "\n") }
            offset = token.range.lowerBound
            if token.isSign("{") {
                open.append(line)
            } else if let start = open.popLast(), start < line {
                lines.append(start...line)
            }
        }
    }

    /// Whether a line is below another one, and in the innermost block that contains the other one.
    func contain(_ line: Int, below other: Int) -> Bool {
        let block = lines.filter { $0.lowerBound < other && other < $0.upperBound }
            .max { $0.lowerBound < $1.lowerBound }
        return line > other && block.map { line < $0.upperBound } ?? true
    }
}
