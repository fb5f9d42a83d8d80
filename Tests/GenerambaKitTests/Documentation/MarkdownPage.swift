import Foundation

/// A page of the documentation, split into the parts that matter for its examples.
struct MarkdownPage {
    /// A part of a page, and the number of its first line.
    struct Piece {
        let line: Int
        let content: Content
    }

    enum Content {
        case heading(level: Int, title: String)
        case paragraph(String)
        /// A fenced block: the words after its opening fence, and its text.
        case block(words: [String], text: String)
        /// The cells of a table by row, starting with the header.
        case table([[String]])
    }

    private(set) var pieces: [Piece] = []

    /// - Parameter path: below the repository.
    /// - Throws: for a page that cannot be read, or with a block that never ends.
    init(_ path: String) throws {
        let url = Program.repository.appendingPathComponent(path)
        try self.init(text: String(contentsOf: url, encoding: .utf8))
    }

    init(text: String) throws {
        var rest = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
        while let first = rest.first {
            let line = rest.startIndex + 1
            let content = try Self.take(from: &rest, first, line)
            if let content { pieces.append(Piece(line: line, content: content)) }
        }
    }

    /// Takes a piece off the lines; nil for an empty line.
    private static func take(
        from rest: inout ArraySlice<String>, _ first: String, _ line: Int
    ) throws -> Content? {
        if first.hasPrefix("```") { return try takeBlock(from: &rest, line) }
        if first.hasPrefix("|") { return .table(takeLines(from: &rest) { $0.hasPrefix("|") }.map(cells)) }
        if first.hasPrefix("#") {
            rest.removeFirst()
            let level = first.prefix { $0 == "#" }.count
            return .heading(level: level, title: String(first.dropFirst(level + 1)))
        }
        let text = takeLines(from: &rest) { !$0.isEmpty && !$0.hasPrefix("```") && !$0.hasPrefix("|") }
        if text.isEmpty { rest.removeFirst() }
        return text.isEmpty ? nil : .paragraph(text.joined(separator: "\n"))
    }

    private static func takeBlock(from rest: inout ArraySlice<String>, _ line: Int) throws -> Content {
        let words = rest.removeFirst().dropFirst(3).split(separator: " ").map(String.init)
        let lines = takeLines(from: &rest) { $0 != "```" }
        guard rest.popFirst() != nil else { throw NotUnderstood(line: line, what: "a block that never ends") }
        return .block(words: words, text: lines.map { $0 + "\n" }.joined())
    }

    private static func takeLines(
        from rest: inout ArraySlice<String>, while isTaken: (String) -> Bool
    ) -> [String] {
        let lines = rest.prefix(while: isTaken)
        rest = rest.dropFirst(lines.count)
        return Array(lines)
    }

    /// The cells of a table row. In a cell, `\|` stands for a vertical bar.
    private static func cells(_ row: String) -> [String] {
        row.replacing("\\|", with: "\0").split(separator: "|", omittingEmptySubsequences: false).dropFirst()
            .dropLast().map { $0.replacing("\0", with: "|").trimmingCharacters(in: .whitespaces) }
    }
}

/// The error for a text that cannot be read as an example.
struct NotUnderstood: Error, CustomStringConvertible {
    let line: Int
    let what: String

    var description: String { "line \(line): \(what)" }
}
