import SourceText

/// Finds the separators in the text of a list.
struct ListScanner {
    private let source: SourceFile
    private let range: Range<Int>
    private var index: Int
    /// The commas outside quotes.
    private var commas: [Int] = []
    /// The end offsets of quoted texts by their start offsets, including the quotes.
    private var quoted: [Int: Int] = [:]
    private var brackets = BracketPairs()
    private let isOfExpressions: Bool

    /// - Parameter isOfExpressions: whether the items are Swift expressions.
    init(_ text: SourceRange, isOfExpressions: Bool) throws {
        (source, range, self.isOfExpressions) = (text.file, text.offsets, isOfExpressions)
        index = range.lowerBound
        try scanBeginning()
        while index < range.upperBound {
            let byte = source.bytes[index]
            if isOfExpressions, byte == UInt8(ascii: "\"") {
                try skipQuoted()
                continue
            }
            brackets.add(byte, at: index, behind: index > range.lowerBound ? source.bytes[index - 1] : nil)
            index += 1
            guard byte == UInt8(ascii: ",") else { continue }
            commas.append(index - 1)
            try scanBeginning()
        }
    }

    /// Skips white space and a quoted text after it.
    private mutating func scanBeginning() throws {
        if isOfExpressions { return }
        while index < range.upperBound, source.bytes[index].isWhitespace { index += 1 }
        guard index < range.upperBound, "'\"".utf8.contains(source.bytes[index]) else { return }
        let start = index
        try skipQuoted()
        quoted[start] = index
    }

    private mutating func skipQuoted() throws {
        let (start, quote) = (index, source.bytes[index])
        index += 1
        while index < range.upperBound, source.bytes[index] != quote {
            index += source.bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
        guard index > range.upperBound else { return }
        let (shown, others) = quote == UInt8(ascii: "\"") ? ("'\"'", "single") : ("\"'\"", "double")
        throw Diagnostics.error(
            "unclosed \(shown)", at: source.range(start..<start + 1),
            hint: isOfExpressions
                ? "end the text with '\"'"
                : "end it with \(shown); if it belongs to the item, write the item in \(others) quotes")
    }

    var items: [ListItem] {
        var start = range.lowerBound
        var pairs = brackets.outermost[...]
        let outerCommas = commas.filter { comma in
            while let pair = pairs.first, pair.upperBound < comma { pairs = pairs.dropFirst() }
            return pairs.first?.contains(comma) != true
        }
        return (outerCommas + [range.upperBound]).compactMap { end in
            defer { start = end + 1 }
            return item(in: start..<end)
        }
    }

    private func item(in part: Range<Int>) -> ListItem? {
        let range = source.range(part).trimmed
        let (start, end) = (range.offsets.lowerBound, range.offsets.upperBound)
        guard start < end else { return nil }
        guard quoted[start] == end else { return ListItem(text: range.text, range: range) }
        let inside = source.range((start + 1)..<(end - 1))
        let quote = source.bytes[start] == UInt8(ascii: "\"") ? "\"" : "'"
        // Split at escaped backslashes first, because they do not escape the next character.
        let parts = inside.text.split(separator: "\\\\", omittingEmptySubsequences: false)
        let text = parts.map { $0.replacing("\\" + quote, with: quote) }.joined(separator: "\\")
        return ListItem(text: text, range: inside)
    }
}

extension SourceRange {
    /// The range without white space at both ends.
    var trimmed: SourceRange { file.range(file.bytes.trimmed(offsets, while: \.isWhitespace)) }
}
