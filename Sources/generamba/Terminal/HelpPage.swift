import SourceText

/// A page of help, which adapts to the width of the terminal.
struct HelpPage {
    /// A part of the page that begins on a new line.
    enum Block {
        /// Text, which is broken at spaces.
        case paragraph(String)
        /// A line that is never broken, so that it can be copied: an example, a usage line or an empty line.
        case line(String)
        /// An option, an argument or a command, and what it does.
        case entry(String, [Block])
    }

    var blocks: [Block]

    func text(columns: Int) -> String {
        let layout = Layout(columns: columns)
        return blocks.flatMap(layout.lines).map { $0 + "\n" }.joined()
    }
}

private struct Layout {
    /// The width of the terminal.
    let columns: Int
    /// Whether a description can begin on the line of its entry. In narrower terminals, the second column would be too
    /// narrow to be read easily.
    private var isWide: Bool { columns >= 60 }
    /// The margin of the descriptions.
    private var margin: Int { isWide ? 28 : Self.narrowMargin }

    /// The margin of entries.
    private static let indent = 2
    /// The margin of descriptions in narrow terminals, and of lines that are too long for the usual one.
    private static let narrowMargin = 6

    func lines(of block: HelpPage.Block) -> [String] {
        switch block {
        case .paragraph(let text): text.wrapped(columns: columns)
        case .line(let text): [text]
        case .entry(let label, let description): entry(label, description.flatMap(described))
        }
    }

    /// The lines of a block in a description.
    private func described(_ block: HelpPage.Block) -> [String] {
        switch block {
        case .paragraph(let text): text.wrapped(columns: columns - margin).map { $0.indented(by: margin) }
        case .line(let text):
            [text.indented(by: text.columns <= columns - margin ? margin : Self.narrowMargin)]
        case .entry: lines(of: block)
        }
    }

    private func entry(_ label: String, _ description: [String]) -> [String] {
        let width = columns - Self.indent
        // A label that is too long is broken between the spellings of its option, each with its comma.
        let parts = label.replacing(", ", with: ",\n").split(separator: "\n").map(String.init)
        let spellings = label.columns <= width ? [label] : parts
        var lines = spellings.flatMap { $0.wrapped(columns: width) }.map { $0.indented(by: Self.indent) }
        guard let first = description.first, lines.count == 1, isWide,
            lines[0].columns <= margin - 2, first.hasPrefix("".indented(by: margin))
        else { return lines + description }
        lines[0] = lines[0].padded(to: margin) + first.dropFirst(margin)
        return lines + description.dropFirst()
    }
}

extension String {
    fileprivate func indented(by columns: Int) -> String { String(repeating: " ", count: columns) + self }
}

extension HelpPage {
    /// Reads help that the argument parser has printed without breaking lines. Nil if the text is something else, such
    /// as a completion script.
    init?(_ help: String) {
        guard help.hasPrefix("OVERVIEW: ") else { return nil }
        blocks = []
        for line in help.split(separator: "\n", omittingEmptySubsequences: false) { add(line) }
        while case .line("") = blocks.last { blocks.removeLast() }
    }

    /// The margin beyond which a line continues the description above it.
    private static let continuation = 8

    private mutating func add(_ line: Substring) {
        let text = line.drop { $0 == " " }
        let margin = line.count - text.count
        if margin >= Self.continuation, case .entry(let label, let description) = blocks.last {
            blocks[blocks.count - 1] = .entry(label, description + [.paragraph(String(text))])
        } else if text.isEmpty || text.hasPrefix("USAGE: ") || text.hasPrefix("generamba ") {
            blocks.append(.line(String(line)))
        } else if margin == 0 {
            blocks.append(.paragraph(String(line)))
        } else if let gap = text.firstRange(of: "  ") {
            let description = text[gap.upperBound...].drop { $0 == " " }
            blocks.append(.entry(String(text[..<gap.lowerBound]), [.paragraph(String(description))]))
        } else {
            blocks.append(.entry(String(text), []))
        }
    }
}
