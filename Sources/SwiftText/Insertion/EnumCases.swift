import SourceText

/// The cases of an enum in Swift code, and the switches over it.
struct EnumCases {
    /// A declaration of cases, or a clause of a switch, with the names in it.
    private struct Item {
        let tokens: Range<Int>
        let names: [String]
    }

    private let text: InsertionText
    private let open: Int
    private let close: Int
    private let cases: [Item]

    /// - Throws: `Insertion.Problem` if there is no such enum, or if there are several.
    init(_ text: InsertionText, _ name: String) throws(Insertion.Problem) {
        guard text.isSwift else { throw .notSwift }
        let found = text.tokens.indices.dropLast().filter {
            text.tokens[$0].isWord("enum") && text.tokens[$0 + 1].bare == name
        }
        guard found.count == 1 else { throw .anchors(found.count) }
        let brace = text.tokens.indices.dropFirst(found[0]).first { text.tokens[$0].isSign("{") }
        guard let brace, let end = text.partners[brace] else { throw .noList }
        (self.text, open, close) = (text, brace, end)
        cases = Self.items(in: brace, end, of: text, isSwitch: false) { Self.caseNames($0, text) }
    }

    /// The parts of a body that begin with `case`, outside of inner braces.
    ///
    /// - Parameter isSwitch: whether further lines belong to the part before them.
    private static func items(
        in open: Int, _ close: Int, of text: InsertionText, isSwitch: Bool,
        names: (Range<Int>) -> [String]
    ) -> [Item] {
        var (starts, ends): ([Int], [Int]) = ([], [])
        var index = open + 1
        while index < close {
            let (token, last) = (text.tokens[index], text.tokens[index - 1])
            let begins = token.beginsLine || last.isSign(in: [";", "{"]) || last.isWord("indirect")
            let continues = last.isSign(in: [",", "=", "("]) || token.isSign(in: [",", "=", ".", ")"])
            let isEnd =
                isSwitch
                ? token.isWord(in: ["case", "default"]) || token.isSign(in: ["#", "@"]) : !continues
            if begins, isEnd {
                if starts.count > ends.count { ends.append(index) }
                if token.isWord("case") { starts.append(index) }
            }
            if let partner = text.partners[index], partner > index { index = partner }
            index += 1
        }
        if starts.count > ends.count { ends.append(close) }
        return zip(starts, ends).map { start, end in
            let last = text.tokens[end - 1].isSign(";") ? end - 1 : end
            return Item(tokens: start..<last, names: names(start..<last))
        }
    }

    private static func caseNames(_ range: Range<Int>, _ text: InsertionText) -> [String] {
        var names: [String] = []
        var (index, expectsName) = (range.lowerBound + 1, true)
        while index < range.upperBound {
            let token = text.tokens[index]
            if expectsName, token.isName { names.append(token.bare) }
            expectsName = token.isSign(",")
            index = max(index, text.partners[index] ?? 0) + 1
        }
        return names
    }

    private static func clauseNames(_ range: Range<Int>, _ text: InsertionText) -> [String] {
        var names: [String] = []
        var (index, begins) = (range.lowerBound + 1, true)
        while index < range.upperBound, !text.tokens[index].isSign(":") {
            let token = text.tokens[index]
            if begins, token.isWord(in: ["let", "var"]) {
                index += 1
                continue
            }
            if begins {
                // `.name` or `Type.name`.
                let dot =
                    token.isSign(".")
                    ? index : token.isName && text.tokens[index + 1].isSign(".") ? index + 1 : nil
                names.append(dot.map { text.tokens[$0 + 1].bare } ?? "")
            }
            begins = token.isSign(",")
            index = max(index, text.partners[index] ?? 0) + 1
        }
        return names
    }

    private var names: Set<String> { Set(cases.flatMap(\.names)) }

    /// The switches over the enum that have no `default`, each with its braces, its clauses and the name of the function
    /// or property around it.
    private var switches: [(name: String, open: Int, close: Int, clauses: [Item])] {
        text.tokens.indices.filter { text.tokens[$0].isWord("switch") }.compactMap { start in
            var open = start + 1
            while open < text.tokens.count, !text.tokens[open].isSign("{") {
                open = max(open, text.partners[open] ?? 0) + 1
            }
            guard open < text.tokens.count, let close = text.partners[open] else { return nil }
            let clauses = Self.items(in: open, close, of: text, isSwitch: true) { Self.clauseNames($0, text) }
            let known = clauses.flatMap(\.names)
            let hasDefault = (open..<close).contains { index in
                text.tokens[index].isWord("default") && text.tokens[index + 1].isSign(":")
                    && self.open(around: index) == open
            }
            guard !known.isEmpty, !hasDefault else { return nil }
            return (declaration(around: start), open, close, clauses)
        }
    }

    /// The innermost brace around a token.
    private func open(around index: Int) -> Int? {
        (0..<index).last { text.tokens[$0].isSign("{") && (text.partners[$0] ?? 0) > index }
    }

    /// The name of the function or property whose braces contain a token.
    private func declaration(around index: Int) -> String {
        let found = (0..<index).last { start in
            guard text.tokens[start].isWord(in: ["func", "var", "init", "subscript"]) else { return false }
            let brace = (start..<index).first { text.tokens[$0].isSign("{") }
            return brace.flatMap { text.partners[$0] }.map { $0 > index } ?? false
        }
        guard let found else { return "" }
        return text.tokens[found].isWord(in: ["init", "subscript"])
            ? text.tokens[found].text : text.tokens[found + 1].bare
    }

    // MARK: Insertion

    private static let indirect = "indirect "

    /// The case without and with its words, and its name.
    private func parts(of insertion: Insertion) -> (bare: String, line: String, name: String) {
        let text = insertion.text
        let bare = text.withoutCase
        let name = SwiftToken.all(in: bare.utf8).first?.bare ?? ""
        return (bare, text.hasPrefix(Self.indirect) ? text : "case \(bare)", name)
    }

    func edits(inserting insertion: Insertion) throws(Insertion.Problem) -> [TextEdit] {
        let (bare, line, name) = parts(of: insertion)
        var edits: [TextEdit] = []
        if !names.contains(name) {
            let next =
                insertion.isSorted ? cases.first { item in item.names.first.map { name < $0 } ?? false } : nil
            edits.append(edit(line, bare: ", \(bare)", in: (open, close), cases, before: next))
        }
        let known = names.union([name])
        for (function, open, close, clauses) in switches {
            let own = clauses.flatMap(\.names)
            guard !own.contains(name), Set(own).isSubset(of: known) else { continue }
            guard let clause = insertion.clauses[function] ?? insertion.clauses[""] else {
                throw .noClause(function)
            }
            let next =
                insertion.isSorted
                ? clauses.first { item in item.names.first.map { name < $0 } ?? false } : nil
            edits.append(edit(clause, bare: "; \(clause)", in: (open, close), clauses, before: next))
        }
        return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Inserts an item before another one, or at the end of a body.
    private func edit(
        _ new: String, bare: String, in body: (open: Int, close: Int), _ items: [Item], before next: Item?
    ) -> TextEdit {
        if let next, text.tokens[next.tokens.lowerBound].beginsLine {
            let line = text.line(at: text.tokens[next.tokens.lowerBound].range.lowerBound)
            return text.edit(
                new, beforeLine: text.top(ofLine: line), indentation: text.indentation(ofLine: line))
        }
        let last = items.last
        guard text.tokens[body.close].beginsLine else {
            let offset = text.tokens[body.close - 1].range.upperBound
            let inline = last == nil ? " \(new) " : bare
            let end = last.map { text.range($0.tokens).upperBound } ?? offset
            return TextEdit(range: end..<end, bytes: Array(inline.utf8))
        }
        guard let last else {
            let line = text.line(at: text.tokens[body.open].range.lowerBound)
            return text.edit(
                new, beforeLine: line + 1,
                indentation: text.innerIndentation(after: body.open, inLine: line))
        }
        let line = text.line(at: text.tokens[last.tokens.lowerBound].range.lowerBound)
        return text.edit(
            new, beforeLine: lineAfter(last, in: body), indentation: text.indentation(ofLine: line))
    }

    /// The line after an item and, if it is inside of `#if`, after its `#endif`.
    private func lineAfter(_ item: Item, in body: (open: Int, close: Int)) -> Int {
        var end = item.tokens.upperBound - 1
        var depth = 0
        for index in body.open..<item.tokens.lowerBound where text.tokens[index].isSign("#") {
            if text.tokens[index + 1].isWord("if") { depth += 1 }
            if text.tokens[index + 1].isWord("endif") { depth -= 1 }
        }
        var index = item.tokens.upperBound
        while depth > 0, index < body.close {
            if text.tokens[index].isSign("#"), text.tokens[index + 1].isWord(in: ["if", "endif"]) {
                depth += text.tokens[index + 1].isWord("if") ? 1 : -1
                end = index + 1
            }
            index += 1
        }
        return text.line(at: text.tokens[end].range.upperBound) + 1
    }

    /// Whether a switch has a clause for the case.
    func hasClause(of insertion: Insertion) -> Bool {
        let name = parts(of: insertion).name
        return switches.contains { $0.clauses.contains { $0.names.contains(name) } }
    }

    /// The tokens of the case and of the clauses that were inserted, these with the function or property around them.
    func places(of insertion: Insertion) -> [(tokens: Range<Int>, clause: String?)] {
        let (bare, _, name) = parts(of: insertion)
        func same(_ range: Range<Int>, _ code: String) -> Bool {
            let other = InsertionText(Array(code.utf8), isSwift: true)
            return range.count == other.tokens.count
                && zip(range, other.tokens.indices).allSatisfy { text.source($0) == other.source($1) }
        }
        var places: [(tokens: Range<Int>, clause: String?)] = text.places(of: bare).filter { place in
            cases.contains { $0.tokens.contains(place.lowerBound) && $0.names.contains(name) }
        }.prefix(1).map { place in
            // On a line of its own, the word belongs to it.
            let item = cases.first { $0.tokens.contains(place.lowerBound) }
            guard let item, same(item.tokens, "case \(bare)") else { return (place, nil) }
            let start = item.tokens.lowerBound
            let isIndirect =
                insertion.text.hasPrefix(Self.indirect) && text.tokens[start - 1].isWord("indirect")
            return (isIndirect ? start - 1..<item.tokens.upperBound : item.tokens, nil)
        }
        for (function, _, _, clauses) in switches {
            guard let clause = insertion.clauses[function] ?? insertion.clauses[""] else { continue }
            places += clauses.first { same($0.tokens, clause) }.map { [($0.tokens, function)] } ?? []
        }
        return places
    }
}
