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
        let all = modules.map { lines[$0] ?? [] }
        let rows = alignedRows(all.map { $0.map(\.key) })
        var nodes: [Node] = []
        var hunk: [Int: [Token]] = [:]
        var (same, hunks) = (0, 0)
        /// Ends a part that differs. Returns whether a template can have it.
        func endHunk() -> Bool {
            guard !hunk.isEmpty else { return true }
            defer { hunk = [:] }
            hunks += 1
            guard let node = Self.node(for: hunk, of: modules, after: nodes) else { return false }
            nodes.append(node)
            return true
        }
        for (number, row) in rows.enumerated() {
            let tokens = zip(all, row).compactMap { tokens, index in index.map { tokens[$0] } }
            // A space within a text that differs belongs to it.
            let isInside =
                !hunk.isEmpty && tokens.first == .text(" ") && nodes.isInQuotes
                && number + 1 < rows.count && rows[number + 1].contains(nil)
            if !isInside, tokens.count == modules.count, let common = Token.common(tokens) {
                guard endHunk() else { return nil }
                nodes.append(.token(common))
                if case .text(let text) = common { same += text.trimmed.count } else { same += 4 }
            } else {
                for (module, (tokens, index)) in zip(modules, zip(all, row)) {
                    if let index { hunk[module, default: []].append(tokens[index]) }
                }
            }
        }
        guard endHunk() else { return nil }
        let longest = all.map { $0.sketch.trimmed.count }.max() ?? 0
        return hunks == 0 || hunks <= 3 && same * 2 >= longest ? nodes : nil
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
                && text.allSatisfy { character in
                    character.isLetter || character.isNumber || isQuoted && !"\\\"\n{}".contains(character)
                }
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
