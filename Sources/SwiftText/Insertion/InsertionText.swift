import SourceText

/// A text into which others are inserted: its lines and, if it is Swift code, its tokens.
struct InsertionText {
    let bytes: [UInt8]
    let isSwift: Bool
    /// The tokens; none if the text is not Swift code.
    let tokens: [SwiftToken]
    let partners: [Int: Int]
    /// The lines without their breaks.
    let lines: [Range<Int>]

    /// Where an inserted text stands.
    struct Piece {
        /// The range in bytes.
        let range: Range<Int>
        /// The indices of its tokens.
        let tokens: Range<Int>
        /// Whether it is an element of a list.
        var isElement = false
        /// The function or property with the switch of which it is a clause; nil for the text itself.
        var clause: String?
    }

    init(_ bytes: [UInt8], isSwift: Bool) {
        (self.bytes, self.isSwift) = (bytes, isSwift)
        tokens = isSwift ? SwiftToken.all(in: bytes) : []
        partners = tokens.bracketPartners
        lines = bytes.lineRanges
    }

    // MARK: Lines

    /// The line break of the text.
    var lineBreak: [UInt8] {
        guard let first = lines.first, first.upperBound < bytes.count else { return [10] }
        return bytes[first].last == 13 ? [13, 10] : [10]
    }

    /// The number of the line that contains an offset.
    func line(at offset: Int) -> Int {
        min(lines.indices.partitioningIndex { lines[$0].upperBound >= offset }, max(0, lines.count - 1))
    }

    /// A line without its white space.
    func content(ofLine line: Int) -> ArraySlice<UInt8> { bytes[lines[line]].trimmed }

    /// The white space at the beginning of a line.
    func indentation(ofLine line: Int) -> ArraySlice<UInt8> {
        bytes[lines[line]].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }

    /// One level of indentation: a tab if lines begin with tabs, otherwise the smallest number of spaces.
    var step: [UInt8] {
        let all = lines.indices.map { indentation(ofLine: $0) }.filter { !$0.isEmpty }
        if all.contains(where: { $0.first == UInt8(ascii: "\t") }) { return [UInt8(ascii: "\t")] }
        return Array(repeating: UInt8(ascii: " "), count: all.map(\.count).min() ?? 4)
    }

    /// The lines of a text with another indentation, without the last line break.
    func indented(_ text: String, by indentation: some Sequence<UInt8>) -> [UInt8] {
        let lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false).map {
            $0.last == 13 ? Array($0.dropLast()) : Array($0)
        }
        func spaces(_ line: [UInt8]) -> Int { line.prefix { $0 == UInt8(ascii: " ") }.count }
        let unit = lines.map(spaces).filter { $0 > 0 }.min() ?? 1
        let usesTabs = indentation.contains(UInt8(ascii: "\t")) || step == [UInt8(ascii: "\t")]
        let all = lines.map { line -> [UInt8] in
            if line.isEmpty { return [] }
            let levels = spaces(line) / unit
            let own =
                usesTabs
                ? Array(repeating: UInt8(ascii: "\t"), count: levels) : Array(line.prefix(levels * unit))
            return Array(indentation) + own + line.dropFirst(levels * unit)
        }
        return Array(all.joined(separator: lineBreak))
    }

    /// Inserts lines before a line; after the last one if there is none with this number.
    func edit(_ text: String, beforeLine line: Int, indentation: some Sequence<UInt8>) -> TextEdit {
        let text = indented(text, by: indentation)
        if line < lines.count {
            let start = lines[line].lowerBound
            return TextEdit(range: start..<start, bytes: text + lineBreak)
        }
        let endsWithBreak = bytes.last.map { $0 == 10 } ?? true
        return TextEdit(
            range: bytes.count..<bytes.count, bytes: endsWithBreak ? text + lineBreak : lineBreak + text)
    }

    /// The first of the lines with comments right above a line, or the line itself.
    func top(ofLine line: Int) -> Int {
        var top = line
        while top > 0, isComment(line: top - 1), marker(inLine: top - 1) == nil { top -= 1 }
        return top
    }

    /// The first token of the attributes before a token, or the token itself.
    func firstAttribute(before token: Int) -> Int {
        var start = token
        while start > 1 {
            let name = tokens[start - 1].isSign(")") ? (partners[start - 1] ?? 0) - 1 : start - 1
            guard name > 0, tokens[name].isName, tokens[name - 1].isSign("@") else { break }
            start = name - 1
        }
        return start
    }

    private func isComment(line: Int) -> Bool {
        let content = content(ofLine: line)
        let starts = isSwift ? ["//"] : ["//", "#"]
        return starts.contains { content.starts(with: $0.utf8) }
            && token(around: lines[line].lowerBound) == nil
    }

    /// The literal that contains an offset; nil if there is none.
    private func token(around offset: Int) -> SwiftToken? {
        tokens.first { $0.range.lowerBound < offset && $0.range.upperBound > offset }
    }

    // MARK: Tokens

    func source(_ index: Int) -> ArraySlice<UInt8> { bytes[tokens[index].range] }

    /// The ranges of tokens that are the same as those of another code.
    func places(of code: String) -> [Range<Int>] {
        let other = InsertionText(Array(code.utf8), isSwift: true)
        let count = other.tokens.count
        guard count > 0, count <= tokens.count else { return [] }
        return (0...(tokens.count - count)).filter { start in
            (0..<count).allSatisfy { source(start + $0) == other.source($0) }
        }.map { $0..<$0 + count }
    }

    /// Whether tokens are whole statements.
    func areStatements(_ range: Range<Int>) -> Bool {
        let (first, end) = (tokens[range.lowerBound], range.upperBound)
        let begins =
            first.beginsLine
            || range.lowerBound > 0 && tokens[range.lowerBound - 1].isSign(in: ["{", ";", "}"])
        return begins
            && (end == tokens.count || tokens[end].beginsLine || tokens[end].isSign(in: [";", "}"]))
    }

    /// The bytes from the first to the last of some tokens.
    func range(_ range: Range<Int>) -> Range<Int> {
        tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
    }

    /// Returns what a comment with a mark for regions says: `begin NAME` or `end NAME`.
    func marker(inLine line: Int) -> (isBegin: Bool, name: String)? {
        let content = content(ofLine: line)
        guard !content.isEmpty, let mark = bytes.firstRange(of: Array("generamba:".utf8), in: lines[line]),
            !isSwift || content.starts(with: "//".utf8) || content.starts(with: "/*".utf8),
            token(around: mark.lowerBound) == nil
        else { return nil }
        let words = String(decoding: bytes[mark.upperBound..<lines[line].upperBound], as: UTF8.self)
            .split(whereSeparator: \.isWhitespace)
        guard let first = words.first, ["begin", "end"].contains(first) else { return nil }
        let ends = ["*/", "-->"]
        return (
            first == "begin",
            words.dropFirst().first.map { ends.contains(String($0)) ? "" : String($0) } ?? ""
        )
    }
}

extension [UInt8] {
    fileprivate func firstRange(of other: [UInt8], in range: Range<Int>) -> Range<Int>? {
        self[range].firstRange(of: other)
    }
}

extension ArraySlice<UInt8> {
    /// The bytes without white space around them.
    var trimmed: ArraySlice<UInt8> {
        let rest = drop(while: \.isWhitespace)
        return rest.prefix((rest.lastIndex { !$0.isWhitespace } ?? rest.startIndex - 1) + 1 - rest.startIndex)
    }
}
