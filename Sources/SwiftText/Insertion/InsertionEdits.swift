import SourceText

/// Finds the places for texts.
extension InsertionText {
    /// Returns the edits that insert a text; none if it stands there already.
    func edits(inserting insertion: Insertion) throws(Insertion.Problem) -> [TextEdit] {
        switch insertion.place {
        case .before, .after:
            let anchor = try anchor(insertion.anchor)
            return hasLines(insertion.text) ? [] : [edit(insertion, beside: anchor)]
        case .region:
            let region = try region(insertion.anchor)
            guard lines(of: insertion.text, in: region).isEmpty else { return [] }
            return [edit(insertion, inLines: region)]
        case .list:
            let (open, close) = try list(insertion.anchor)
            guard tokens[open].isSign("{") else {
                let list = ElementList(self, open: open, close: close)
                return list.index(of: insertion.text) == nil ? list.edits(inserting: insertion) : []
            }
            let isThere = places(of: insertion.text).contains {
                open < $0.lowerBound && $0.upperBound <= close
            }
            return isThere ? [] : edits(inserting: insertion.text, atEndOf: open, close)
        case .enum: return try EnumCases(self, insertion.anchor).edits(inserting: insertion)
        }
    }

    /// Returns where an inserted text stands; nothing if it does not.
    func pieces(of insertion: Insertion) throws(Insertion.Problem) -> [Piece] {
        func pieces(_ places: [Range<Int>], isElement: Bool = false) -> [Piece] {
            places.map { Piece(range: range($0), tokens: $0, isElement: isElement) }
        }
        switch insertion.place {
        case .before, .after:
            guard isSwift, !places(of: insertion.text).isEmpty else {
                return plainPieces(lines(of: insertion.text, in: lines.indices))
            }
            return pieces(places(of: insertion.text).filter(areStatements).prefix(1).map(\.self)).map {
                whole($0, insertion.text)
            }
        case .region:
            return plainPieces(lines(of: insertion.text, in: try region(insertion.anchor)))
        case .list:
            let (open, close) = try list(insertion.anchor)
            if tokens[open].isSign("{") {
                let all = places(of: insertion.text).filter {
                    open < $0.lowerBound && $0.upperBound <= close && areStatements($0)
                }
                return pieces(all.suffix(1).map(\.self)).map { whole($0, insertion.text) }
            }
            let list = ElementList(self, open: open, close: close)
            return pieces(list.index(of: insertion.text).map { [list.elements[$0]] } ?? [], isElement: true)
        case .enum:
            return try EnumCases(self, insertion.anchor).places(of: insertion).map {
                let piece = Piece(range: range($0.tokens), tokens: $0.tokens, clause: $0.clause)
                return whole(piece, String(decoding: text(of: piece, for: insertion), as: UTF8.self))
            }
        }
    }

    /// Returns a piece with the comments before and behind it that the inserted text has.
    private func whole(_ piece: Piece, _ text: String) -> Piece {
        let indentation = indentation(ofLine: line(at: piece.range.lowerBound))
        let text = Array(indented(text, by: indentation).dropFirst(indentation.count))
        let own = SwiftToken.all(in: text)
        guard let first = own.first, let last = own.last else { return piece }
        let (head, tail) = (text[..<first.range.lowerBound], text[last.range.upperBound...])
        var (start, end) = (piece.range.lowerBound, piece.range.upperBound)
        if bytes[..<start].suffix(head.count).elementsEqual(head) { start -= head.count }
        if bytes[end...].starts(with: tail) { end += tail.count }
        return Piece(range: start..<end, tokens: piece.tokens, isElement: false, clause: piece.clause)
    }

    private func plainPieces(_ lines: Range<Int>) -> [Piece] {
        guard let first = lines.first, let last = lines.last else { return [] }
        let start = self.lines[first].lowerBound + indentation(ofLine: first).count
        return [Piece(range: start..<content(ofLine: last).endIndex, tokens: 0..<0)]
    }

    /// Returns what another insertion has in the place of a piece.
    func text(of piece: Piece, for insertion: Insertion) -> [UInt8] {
        let start = line(at: piece.range.lowerBound)
        let indentation = indentation(ofLine: start)
        var text = insertion.text
        if let clause = piece.clause { text = insertion.clauses[clause] ?? insertion.clauses[""] ?? "" }
        if piece.clause == nil, insertion.place == .enum {
            let hasWord = tokens[piece.tokens.lowerBound].isWord(in: ["case", "indirect"])
            text =
                hasWord ? text.hasPrefix("indirect ") ? text : "case \(text.withoutCase)" : text.withoutCase
        }
        if piece.isElement { text = text.withoutComma }
        return Array(indented(text, by: indentation).dropFirst(indentation.count))
    }

    // MARK: Anchors

    /// The range of the anchor in bytes.
    private func anchor(_ text: String) throws(Insertion.Problem) -> Range<Int> {
        if isSwift {
            let places = places(of: text)
            guard places.count == 1 else { throw .anchors(places.count) }
            return range(places[0])
        }
        let found = lines.filter { bytes[$0].firstRange(of: Array(text.utf8)) != nil }
        guard found.count == 1 else { throw .anchors(found.count) }
        return found[0]
    }

    /// The numbers of the lines in a region.
    private func region(_ name: String) throws(Insertion.Problem) -> Range<Int> {
        let begins = lines.indices.filter {
            marker(inLine: $0).map { $0.isBegin && $0.name == name } ?? false
        }
        guard begins.count == 1 else { throw .anchors(begins.count) }
        let end = lines.indices.dropFirst(begins[0] + 1).first {
            marker(inLine: $0).map { !$0.isBegin && ($0.name == name || $0.name.isEmpty) } ?? false
        }
        guard let end else { throw .noList }
        return begins[0] + 1..<end
    }

    /// The brackets of the list that an anchor determines.
    private func list(_ anchor: String) throws(Insertion.Problem) -> (open: Int, close: Int) {
        guard isSwift else { throw .notSwift }
        let places = places(of: anchor)
        guard places.count == 1 else { throw .anchors(places.count) }
        let last = places[0].upperBound - 1
        if tokens[last].isSign(in: ["[", "(", "{"]) {
            guard let close = partners[last] else { throw .noList }
            return (last, close)
        }
        var index = last + 1
        var found: Int?
        while index < tokens.count, !tokens[index].isSign(in: ["{", ";", "}", ")", "]"]) {
            // What stands before `=` is the type.
            if tokens[index].isSign("=") { found = nil }
            if tokens[index].isSign(in: ["[", "("]) {
                found = found ?? index
                guard let close = partners[index] else { throw .noList }
                index = close
            }
            index += 1
            if index < tokens.count, tokens[index].beginsLine, found != nil, !tokens[index].isSign("=") {
                break
            }
        }
        guard let found, let close = partners[found] else { throw .noList }
        return (found, close)
    }

    // MARK: Lines

    /// Whether a text stands there as statements or, if it is not code, as lines.
    private func hasLines(_ text: String) -> Bool {
        let places = places(of: text)
        if isSwift, !SwiftToken.all(in: text.utf8).isEmpty { return places.contains(where: areStatements) }
        return !lines(of: text, in: lines.indices).isEmpty
    }

    /// The first lines among some that are those of a text, whatever white space is around them.
    private func lines(of text: String, in range: Range<Int>) -> Range<Int> {
        let wanted = text.utf8.split(separator: 10, omittingEmptySubsequences: false).map {
            Array(Array($0)[...].trimmed)
        }
        guard wanted.count <= range.count else { return 0..<0 }
        let start = (range.lowerBound...range.upperBound - wanted.count).first { start in
            wanted.indices.allSatisfy { content(ofLine: start + $0).elementsEqual(wanted[$0]) }
        }
        return start.map { $0..<$0 + wanted.count } ?? 0..<0
    }

    private func edit(_ insertion: Insertion, inLines region: Range<Int>) -> TextEdit {
        let key = insertion.text.sortKey
        let next = region.first { line in
            insertion.isSorted && key < String(decoding: content(ofLine: line), as: UTF8.self).sortKey
        }
        let near = region.last { !content(ofLine: $0).isEmpty } ?? region.lowerBound - 1
        return edit(
            insertion.text, beforeLine: next ?? region.upperBound, indentation: indentation(ofLine: near))
    }

    private func edit(_ insertion: Insertion, beside anchor: Range<Int>) -> TextEdit {
        let (first, last) = (line(at: anchor.lowerBound), line(at: anchor.upperBound))
        guard isSwift, let start = tokens.firstIndex(where: { $0.range.lowerBound == anchor.lowerBound }),
            let end = tokens.firstIndex(where: { $0.range.upperBound == anchor.upperBound })
        else {
            let isBefore = insertion.place == .before
            return edit(
                insertion.text, beforeLine: isBefore ? top(ofLine: first) : last + 1,
                indentation: indentation(ofLine: first))
        }
        return edit(insertion, beside: start, end)
    }

    private func edit(_ insertion: Insertion, beside start: Int, _ end: Int) -> TextEdit {
        let first = line(at: tokens[start].range.lowerBound)
        if let inline = inlineEdit(insertion, start, end) { return inline }
        if insertion.place == .before {
            let attribute = line(at: tokens[firstAttribute(before: start)].range.lowerBound)
            return edit(
                insertion.text, beforeLine: top(ofLine: attribute), indentation: indentation(ofLine: first))
        }
        if tokens[end].isSign(in: ["{", "(", "["]) {
            let line = line(at: tokens[end].range.lowerBound)
            return edit(
                insertion.text, beforeLine: line + 1, indentation: innerIndentation(after: end, inLine: line))
        }
        let last = line(at: tokens[endOfStatement(from: start, end)].range.upperBound)
        return edit(insertion.text, beforeLine: last + 1, indentation: indentation(ofLine: first))
    }

    /// The indentation of what stands in brackets.
    func innerIndentation(after open: Int, inLine line: Int) -> [UInt8] {
        let inner = open + 1
        if inner < tokens.count, tokens[inner].beginsLine, partners[open] != inner {
            return Array(indentation(ofLine: self.line(at: tokens[inner].range.lowerBound)))
        }
        return indentation(ofLine: line) + step
    }

    /// The index of the last token of the statement with some tokens: nothing is open behind it.
    private func endOfStatement(from start: Int, _ end: Int) -> Int {
        var index = end
        for inside in start...end where (partners[inside] ?? 0) > index { index = partners[inside] ?? index }
        while index + 1 < tokens.count, !tokens[index + 1].beginsLine || tokens[index + 1].isSign(".") {
            if tokens[index + 1].isSign(in: ["}", ")", "]"]), partners[index + 1].map({ $0 < start }) ?? true
            {
                break
            }
            index = max(index + 1, partners[index + 1] ?? 0)
        }
        return index
    }

    /// The edit inside of braces that stand on one line.
    private func inlineEdit(_ insertion: Insertion, _ start: Int, _ end: Int) -> TextEdit? {
        let line = line(at: tokens[start].range.lowerBound)
        var open = start - 1
        while open >= 0, !tokens[open].isSign("{") || (partners[open] ?? 0) < start { open -= 1 }
        var isInside = open >= 0 && self.line(at: tokens[open].range.lowerBound) == line
        if insertion.place == .after, tokens[end].isSign("{") { (open, isInside) = (end, true) }
        guard isInside, let close = partners[open],
            self.line(at: tokens[close].range.lowerBound) == self.line(at: tokens[open].range.lowerBound)
        else { return nil }
        let text = insertion.text
        if open == end {
            let offset = tokens[end].range.upperBound
            return TextEdit(
                range: offset..<offset, bytes: Array(close == end + 1 ? " \(text) ".utf8 : " \(text);".utf8))
        }
        if insertion.place == .before {
            let offset = tokens[start].range.lowerBound
            return TextEdit(range: offset..<offset, bytes: Array("\(text); ".utf8))
        }
        let offset = tokens[endOfStatement(from: start, end)].range.upperBound
        return TextEdit(range: offset..<offset, bytes: Array("; \(text)".utf8))
    }

    private func edits(inserting text: String, atEndOf open: Int, _ close: Int) -> [TextEdit] {
        let line = line(at: tokens[close].range.lowerBound)
        guard tokens[close].beginsLine else {
            let offset = tokens[close - 1].range.upperBound
            let isEmpty = close == open + 1
            return [
                TextEdit(range: offset..<offset, bytes: Array((isEmpty ? " \(text) " : "; \(text)").utf8))
            ]
        }
        let openLine = self.line(at: tokens[open].range.lowerBound)
        return [edit(text, beforeLine: line, indentation: innerIndentation(after: open, inLine: openLine))]
    }
}

extension String {
    /// The text without a comma at its end.
    var withoutComma: String { hasSuffix(",") ? String(dropLast()) : self }

    /// The case of an enum without its words.
    var withoutCase: String {
        let rest = hasPrefix("indirect ") ? dropFirst("indirect ".count) : self[...]
        return String(rest.hasPrefix("case ") ? rest.dropFirst("case ".count) : rest)
    }

    /// What decides about the order of texts.
    var sortKey: String { lowercased().filter { !$0.isWhitespace } }
}
