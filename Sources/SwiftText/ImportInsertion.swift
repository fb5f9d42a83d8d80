import SourceText

/// Adds import statements to Swift code, in the order and the place that swift-format expects.
package struct ImportInsertion {
    private let bytes: [UInt8]
    private let tokens: [SwiftToken]
    /// The modules that the code imports.
    package let imported: Set<String>
    /// The import statements that are not inside `#if`.
    private let statements: [ImportStatement]

    package init(_ bytes: [UInt8]) {
        (self.bytes, tokens) = (bytes, SwiftToken.all(in: bytes))
        let all = ImportStatement.all(in: tokens)
        imported = Set(all.map(\.module.bare))
        // The ranges from each outermost `#if` to its `#endif`.
        var (conditions, open): ([Range<Int>], [Int]) = ([], [])
        for (sign, word) in zip(tokens, tokens.dropFirst()) where sign.isSign("#") {
            if word.isWord("if") { open.append(sign.range.lowerBound) }
            guard word.isWord("endif"), let start = open.popLast(), open.isEmpty else { continue }
            conditions.append(start..<sign.range.lowerBound)
        }
        statements = all.filter { statement in
            !conditions.contains { $0.contains(statement.module.range.lowerBound) }
        }
    }

    /// The names that the code uses without a name and a dot before them.
    package var names: Set<String> {
        Set(
            zip([nil] + tokens, tokens).compactMap { previous, token in
                let isUse = previous.map { !$0.isSign(".") && !$0.isWord(in: Self.declarations) } ?? true
                return token.isName && isUse ? token.bare : nil
            })
    }

    /// The words in front of the names of what is declared or imported.
    private static let declarations = SwiftToken.declarationWords.union(["import"])

    /// Returns the edits that import modules which the code does not import yet, the conditional ones only where they
    /// exist.
    ///
    /// - Parameter sorts: whether to sort the imports even if there is nothing to add.
    package func edits(adding modules: [String], conditional: [String], sorts: Bool) -> [TextEdit] {
        var edits: [TextEdit] = []
        let group = group
        let sorted = (group.map(\.module) + modules).sorted()
        if !modules.isEmpty || sorts && sorted != group.map(\.module) {
            let lines = sorted.map { "import \($0)\n" }.joined()
            if let first = group.first, let last = group.last {
                edits.append(
                    TextEdit(range: first.line.lowerBound..<last.line.upperBound, bytes: Array(lines.utf8)))
            } else {
                edits.append(TextEdit(range: start..<start, bytes: Array("\(lines)\n".utf8)))
            }
        }
        if !conditional.isEmpty {
            let blocks = conditional.map { "#if canImport(\($0))\n  import \($0)\n#endif\n" }
                .joined(separator: "\n")
            let end = statements.last.map { bytes.lines(of: $0.module.range).upperBound }
            let text = end == nil ? "\(blocks)\n" : "\n\(blocks)"
            edits.append(TextEdit(range: (end ?? start)..<(end ?? start), bytes: Array(text.utf8)))
        }
        return edits
    }

    /// The first plain import statements in consecutive lines: their modules, and the bytes of the whole lines.
    private var group: [(module: String, line: Range<Int>)] {
        var group: [(module: String, line: Range<Int>)] = []
        for statement in statements {
            let line = bytes.lines(of: statement.module.range)
            guard bytes[line].elementsEqual("import \(statement.module.text)\n".utf8) else {
                if group.isEmpty { continue } else { break }
            }
            if let last = group.last, last.line.upperBound != line.lowerBound { break }
            group.append((statement.module.text, line))
        }
        return group
    }

    /// Where imports begin in a file without any: behind a comment at the beginning that a blank line separates from the
    /// code, and before `@testable import`.
    private var start: Int {
        if let first = statements.first { return bytes.lines(of: first.module.range).lowerBound }
        var index = 0
        while bytes[index...].starts(with: "//".utf8) { index = bytes.lines(of: index..<index).upperBound }
        let isHeader = index > 0 && index < bytes.count && bytes[index] == UInt8(ascii: "\n")
        return isHeader ? index + 1 : 0
    }
}
