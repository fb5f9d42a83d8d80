import SourceText

/// The elements between two brackets.
struct ElementList {
    private let text: InsertionText
    private let open: Int
    private let close: Int
    /// The indices of the elements' tokens.
    let elements: [Range<Int>]

    init(_ text: InsertionText, open: Int, close: Int) {
        (self.text, self.open, self.close) = (text, open, close)
        var elements: [Range<Int>] = []
        var (start, index) = (open + 1, open + 1)
        while index <= close {
            if index == close || text.tokens[index].isSign(",") {
                if start < index { elements.append(start..<index) }
                start = index + 1
            } else if let partner = text.partners[index], partner > index {
                index = partner
            }
            index += 1
        }
        self.elements = elements
    }

    private func key(_ element: Range<Int>) -> String {
        String(decoding: text.bytes[text.range(element)], as: UTF8.self).sortKey
    }

    /// The number of an element; nil if there is none like it.
    func index(of element: String) -> Int? {
        let wanted = InsertionText(Array(element.withoutComma.utf8), isSwift: true)
        return elements.firstIndex { tokens in
            tokens.count == wanted.tokens.count
                && zip(tokens, wanted.tokens.indices).allSatisfy { text.source($0) == wanted.source($1) }
        }
    }

    func edits(inserting insertion: Insertion) -> [TextEdit] {
        let new = insertion.text.withoutComma
        let next = insertion.isSorted ? elements.first { new.sortKey < key($0) } : nil
        if let next { return [edit(new, before: next)] }
        return elements.last.map { edits(inserting: new, behind: $0) } ?? [edit(first: new)]
    }

    /// The edits that insert an element behind another one.
    func edits(inserting new: String, behind last: Range<Int>) -> [TextEdit] {
        let comma = text.tokens[last.upperBound].isSign(",") ? last.upperBound : nil
        let end = text.tokens[last.upperBound - 1].range.upperBound
        // Commas at the beginnings of lines.
        if comma == nil, last.lowerBound > open + 1, text.tokens[last.lowerBound - 1].beginsLine {
            let line = text.line(at: text.tokens[last.lowerBound - 1].range.lowerBound)
            return [edit(", " + new, inLineAfter: end, like: line)]
        }
        let isFollowed = comma.map { $0 + 1 < close && !text.tokens[$0 + 1].beginsLine } ?? false
        if !text.tokens[last.lowerBound].beginsLine, !isFollowed, let next = comma.flatMap(element(behind:)) {
            return [edit(new, before: next)]
        }
        guard text.tokens[last.lowerBound].beginsLine, !isFollowed else {
            return [TextEdit(range: end..<end, bytes: Array(", \(new)".utf8))]
        }
        let line = text.line(at: text.tokens[last.lowerBound].range.lowerBound)
        let behind = text.tokens[comma ?? last.upperBound - 1].range.upperBound
        let added = edit(comma == nil ? new : new + ",", inLineAfter: behind, like: line)
        guard comma == nil else { return [added] }
        let sign = TextEdit(range: end..<end, bytes: [UInt8(ascii: ",")])
        if added.range == sign.range { return [TextEdit(range: end..<end, bytes: sign.bytes + added.bytes)] }
        return [sign, added]
    }

    private func element(behind comma: Int) -> Range<Int>? { elements.first { $0.lowerBound == comma + 1 } }

    /// Inserts an element on a line of its own after the line with an offset, but before the closing bracket.
    private func edit(_ new: String, inLineAfter offset: Int, like line: Int) -> TextEdit {
        let closing = text.tokens[close].range.lowerBound
        var end = text.lines[text.line(at: offset)].upperBound
        if text.bytes[..<end].last == 13 { end -= 1 }
        if closing < end { end = offset }
        let lines = text.lineBreak + text.indented(new, by: text.indentation(ofLine: line))
        return TextEdit(range: end..<end, bytes: lines)
    }

    private func edit(_ new: String, before next: Range<Int>) -> TextEdit {
        let first = text.tokens[next.lowerBound]
        guard first.beginsLine else {
            let start = first.range.lowerBound
            return TextEdit(range: start..<start, bytes: Array("\(new), ".utf8))
        }
        let line = text.line(at: first.range.lowerBound)
        return text.edit(
            new + ",", beforeLine: text.top(ofLine: line), indentation: text.indentation(ofLine: line))
    }

    /// The edit that inserts an element into a list without any.
    func edit(first new: String) -> TextEdit {
        guard text.tokens[close].beginsLine else {
            let start = text.tokens[open].range.upperBound
            return TextEdit(range: start..<start, bytes: Array(new.utf8))
        }
        let line = text.line(at: text.tokens[close].range.lowerBound)
        return text.edit(new, beforeLine: line, indentation: text.indentation(ofLine: line) + text.step)
    }
}

/// How texts are taken out again.
extension InsertionText {
    /// Returns the ways to remove whole lines or a statement on a line, the most usual one first.
    func removals(of range: Range<Int>) -> [[TextEdit]] {
        let (first, last) = (line(at: range.lowerBound), line(at: range.upperBound))
        let start = lines[first].lowerBound
        let end = lines[last].upperBound
        let isWhole =
            bytes[start..<range.lowerBound].allSatisfy(\.isWhitespace)
            && bytes[range.upperBound..<end].allSatisfy(\.isWhitespace)
        guard isWhole else { return removals(inLine: range) }
        let withBreak = start..<min(bytes.count, end + 1)
        let breakLength = start > 1 && bytes[start - 2] == 13 ? 2 : 1
        let behindBreak = max(0, start - breakLength)..<end
        return (end < bytes.count ? [withBreak, behindBreak] : [behindBreak, withBreak]).map {
            [TextEdit(range: $0, bytes: [])]
        }
    }

    /// Whether a text has everything of this one but some pieces: all other code, the comments, and all commas but one.
    func isWhole(_ result: [UInt8], without pieces: [Piece]) -> Bool {
        func characters(_ bytes: some Sequence<UInt8>) -> [UInt8] {
            bytes.filter { !$0.isWhitespace && !",;".utf8.contains($0) }
        }
        let left = bytes.indices.filter { index in !pieces.contains { $0.range.contains(index) } }
        guard characters(left.map { bytes[$0] }) == characters(result) else { return false }
        let other = InsertionText(result, isSwift: isSwift)
        let rest = tokens.indices.filter { index in
            !pieces.contains { $0.range.contains(tokens[index].range.lowerBound) }
        }
        func signs(_ text: InsertionText, _ indices: some Sequence<Int>) -> Int {
            indices.count { text.tokens[$0].isSign(in: [",", ";"]) }
        }
        return rest.count - other.tokens.count == signs(self, rest) - signs(other, other.tokens.indices)
            && rest.count - other.tokens.count <= pieces.count
    }

    private func removals(inLine range: Range<Int>) -> [[TextEdit]] {
        let before = bytes[..<range.lowerBound]
        let after = bytes[range.upperBound...]
        let blank = UInt8(ascii: " ")
        let spacesBefore = before.reversed().prefix { $0 == blank }.count
        let spacesAfter = after.prefix { $0 == blank }.count
        var ways: [Range<Int>] = []
        let startOfSign = range.lowerBound - spacesBefore - 1
        if startOfSign >= 0, [UInt8(ascii: ";"), UInt8(ascii: ",")].contains(bytes[startOfSign]) {
            ways.append(startOfSign..<range.upperBound)
        }
        if after.first == UInt8(ascii: ";") {
            let rest = after.dropFirst().prefix { $0 == blank }.count
            ways.append(range.lowerBound..<range.upperBound + 1 + rest)
            ways.append(range.lowerBound - spacesBefore..<range.upperBound + 1)
        }
        ways.append(range.lowerBound - spacesBefore..<range.upperBound + spacesAfter)
        ways.append(range)
        return ways.map { [TextEdit(range: $0, bytes: [])] }
    }

    /// Returns the ways to remove an element of a list, the most usual one first.
    func removals(ofElement element: Range<Int>) -> [[TextEdit]] {
        let range = range(element)
        let (before, after) = (element.lowerBound - 1, element.upperBound)
        let comma = tokens[after].isSign(",") ? tokens[after].range.upperBound : nil
        let commaBefore = tokens[before].isSign(",") ? tokens[before].range : nil
        let (first, last) = (line(at: range.lowerBound), line(at: comma ?? range.upperBound))
        var ways: [[Range<Int>]] = []
        let end = comma ?? range.upperBound
        let ownsLines =
            bytes[lines[first].lowerBound..<range.lowerBound].allSatisfy(\.isWhitespace)
            && bytes[end..<lines[last].upperBound].allSatisfy(\.isWhitespace)
        if !ownsLines, tokens[element.lowerBound].beginsLine {
            // A comment behind it keeps the line.
            let own = range.lowerBound..<end + bytes[end...].prefix(while: \.isBlank).count
            ways.append(comma == nil ? [commaBefore, own].compactMap(\.self) : [own])
        }
        if ownsLines {
            let whole = lines[first].lowerBound..<min(bytes.count, lines[last].upperBound + 1)
            if comma == nil, let commaBefore { ways.append([commaBefore, whole]) }
            ways.append([whole])
        }
        if let commaBefore {
            ways.append([commaBefore.lowerBound..<range.upperBound])
            ways.append([commaBefore.upperBound..<end])
            let breakBefore = max(commaBefore.upperBound, lines[first].lowerBound - lineBreak.count)
            if breakBefore < range.lowerBound {
                ways.append([commaBefore, breakBefore..<range.upperBound])
                ways.append([breakBefore..<end])
            }
            if first > 0, tokens[before].beginsLine {
                ways.append([lines[first].lowerBound - lineBreak.count..<range.upperBound])
            }
        }
        if let comma {
            ways += [[range.lowerBound..<tokens[after + 1].range.lowerBound], [range.lowerBound..<comma]]
        }
        if comma == nil, let commaBefore { ways.append([commaBefore, range]) }
        ways.append([range])
        return ways.map { way in way.map { TextEdit(range: $0, bytes: []) } }
    }
}
