import SourceText
import SwiftText
import TemplateEngine

/// The numbers of some of the modules.
typealias ModuleSet = Set<Int>

/// A part of a source that is made from the modules.
indirect enum Node: Sendable {
    case token(Token)
    /// A text that each of the modules has in its own way, and the name that the code before it suggests.
    case value([Int: String], hint: String?, isQuoted: Bool)
    /// Text that only some modules have, of those that have the surrounding text, as whole lines or in a line. After the
    /// text that exactly the others have instead, it is the alternative to that.
    case some(ModuleSet, of: ModuleSet, [Node], areLines: Bool, isElse: Bool)
    /// Lines that are repeated for each of the texts that a module has.
    case list([Int: [String]], [Node])
    /// The current text of a list.
    case item
    /// A comma after all items of a list but the last one.
    case comma
}

/// Returns which elements of several lists are the same: for each row the index of the element in each list.
func alignedRows(_ lists: [[String]]) -> [[Int?]] {
    var rows: [(key: String, members: [Int?])] = []
    for (number, list) in lists.enumerated() {
        let difference = list.difference(from: rows.map(\.key))
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var merged: [(key: String, members: [Int?])] = []
        var (row, index) = (0, 0)
        while row < rows.count || index < list.count {
            if row < rows.count, removed.contains(row) {
                merged.append((rows[row].key, rows[row].members + [nil]))
                row += 1
            } else if index < list.count, inserted.contains(index) {
                merged.append((list[index], Array(repeating: nil, count: number) + [index]))
                index += 1
            } else {
                merged.append((list[index], rows[row].members + [index]))
                row += 1
                index += 1
            }
        }
        rows = merged
    }
    return rows.map(\.members)
}

/// The lines of one place in the modules that have it.
struct LineRow {
    var lines: [Int: [Token]]
    /// What the template has for several lines together; nil for a single line.
    var list: Node?

    var modules: ModuleSet { ModuleSet(lines.keys) }
    var key: String { lines.keys.min().flatMap { lines[$0]?.key } ?? "" }
    var isBlank: Bool { key.allSatisfy { $0.isWhitespace || $0 == "\u{0}" } }

    /// Returns what a template has for the lines; nil if they have too little in common.
    func nodes() -> [Node]? {
        if let list { return [list] }
        let modules = self.modules.sorted()
        var merge = TokenMerge(modules)
        let all = modules.map { lines[$0] ?? [] }
        let rows = alignedRows(all.map { $0.map(\.key) })
        for (number, row) in rows.enumerated() {
            let tokens = zip(all, row).map { tokens, index in index.map { tokens[$0] } }
            let endsGap = number + 1 == rows.count || !rows[number + 1].contains(nil)
            guard merge.add(tokens, endsGap: endsGap) else { return nil }
        }
        guard merge.endHunk() else { return nil }
        let longest = all.map { $0.sketch.trimmed.count }.max() ?? 0
        let isAlike = merge.hunks <= 3 && merge.same * 2 >= longest - merge.quoted
        return merge.hunks == 0 || isAlike ? merge.nodes : nil
    }
}

/// Merges the tokens of a line that several modules have.
private struct TokenMerge {
    let modules: [Int]
    private(set) var nodes: [Node] = []
    /// How many characters are the same, and how many are texts in quotes that differ.
    private(set) var same = 0, quoted = 0
    /// The number of parts that differ.
    private(set) var hunks = 0
    /// The part that differs, as far as it goes.
    private var hunk: [Int: [Token]] = [:]

    init(_ modules: [Int]) { self.modules = modules }

    /// Adds the next token of each module that has one.
    ///
    /// - Parameter endsGap: whether the tokens after it are the same.
    /// - Returns: whether a template can have what differs.
    mutating func add(_ tokens: [Token?], endsGap: Bool) -> Bool {
        let present = tokens.compactMap(\.self)
        guard present.count == modules.count, let common = Token.common(present),
            hunk.isEmpty || !(isInside(common) && !endsGap || continuesWord(common))
        else {
            for (module, token) in zip(modules, tokens) {
                if let token { hunk[module, default: []].append(token) }
            }
            return present.count < modules.count || Token.common(present) == nil || !continuesWord(present[0])
                || endHunk()
        }
        guard endHunk() else { return false }
        nodes.append(.token(common))
        if case .text(let text) = common { same += text.trimmed.count } else { same += 4 }
        return true
    }

    /// Whether a token is a space within a text in quotes that differs.
    private func isInside(_ token: Token) -> Bool { token == .text(" ") && nodes.isInQuotes }

    /// Whether only some modules have a word in front of a token, as in `Item` and `FoodItem`.
    private func continuesWord(_ token: Token) -> Bool {
        guard hunk.count < modules.count, case .text(let text) = token, text.allSatisfy(\.isLetter) else {
            return false
        }
        return hunk.values.allSatisfy { tokens in
            tokens.allSatisfy { token in
                if case .text(let text) = token {
                    text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
                } else {
                    false
                }
            }
        }
    }

    /// Ends the part that differs. Returns whether a template can have it.
    mutating func endHunk() -> Bool {
        guard !hunk.isEmpty else { return true }
        defer { hunk = [:] }
        hunks += 1
        guard let node = Self.node(for: hunk, of: modules, after: nodes) else { return false }
        if case .value(let values, _, isQuoted: true) = node {
            quoted += values.values.map(\.count).max() ?? 0
        }
        nodes.append(node)
        return true
    }

    private static func node(for hunk: [Int: [Token]], of modules: [Int], after nodes: [Node]) -> Node? {
        let isQuoted = nodes.isInQuotes
        if hunk.count < modules.count {
            guard Set(hunk.values.map(\.key)).count == 1, let tokens = hunk.values.first else { return nil }
            return .some(
                ModuleSet(hunk.keys), of: ModuleSet(modules), tokens.map(Node.token), areLines: false,
                isElse: false)
        }
        var values: [Int: String] = [:]
        for (module, tokens) in hunk {
            let text = tokens.map { if case .text(let text) = $0 { text } else { "" } }.joined()
            let isOneText =
                tokens.allSatisfy(\.isText)
                && (text.isNumber
                    || text.allSatisfy { character in
                        character.isLetter || character.isNumber || character == "_"
                            || isQuoted && !"\\\"\n{}".contains(character)
                    })
            guard isOneText else { return nil }
            values[module] = text
        }
        return .value(values, hint: nodes.sketch.variableName, isQuoted: isQuoted)
    }
}

extension [Node] {
    /// Whether a literal begins in them and does not end.
    fileprivate var isInQuotes: Bool { sketch.count { $0 == "\"" } % 2 == 1 }

    /// What a line has in front of a place, without tags.
    fileprivate var sketch: String {
        compactMap { if case .token(.text(let text)) = $0 { text } else { nil } }.joined()
    }
}

extension String {
    /// The name of the variable, argument or function that gets what follows.
    fileprivate var variableName: String? {
        let assigned = firstMatch(of: /\b([a-z]\w{2,})(?:\(.*\))?(?: ?-> ?\w+ \{|: [^=]*=|:| =) ?#*"?$/)
        return assigned.map { String($0.output.1) }.flatMap { swiftKeywords.contains($0) ? nil : $0 }
    }
}
