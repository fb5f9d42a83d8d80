import TemplateEngine

/// Lines that a template repeats for each text of a list, such as the cases of an enumeration.
struct RepeatedLines {
    /// The texts that each module has.
    let values: [Int: [String]]
    private let start: [Token], end: [Token]
    private let hasCommas: Bool

    /// Nil if the lines are not the same but for one text in each.
    ///
    /// - Parameter lines: the lines of each module.
    init?(_ lines: [Int: [[Token]]]) {
        hasCommas =
            lines.values.allSatisfy { lines in
                lines.dropLast().allSatisfy { $0.hasComma } && lines.last?.hasComma != true
            } && lines.values.contains { $0.count > 1 }
        let bare = hasCommas ? lines.mapValues { $0.map(\.withoutComma) } : lines
        let all = bare.keys.sorted().flatMap { bare[$0] ?? [] }
        guard let first = all.first, all.count > 2, Set(all).count > 1 else { return nil }
        let shortest = all.map(\.count).min() ?? 0
        var before = (0..<shortest).prefix { index in all.allSatisfy { $0[index] == first[index] } }.count
        let after = (0..<shortest - before).prefix { index in
            all.allSatisfy { $0[$0.count - 1 - index] == first[first.count - 1 - index] }
        }.count
        // One text may be the beginning of another one, as in 'load' and 'loadAll'.
        while all.contains(where: { $0.count <= before + after }), before > 0 { before -= 1 }
        (start, end) = (Array(first.prefix(before)), Array(first.suffix(after)))
        guard (start + end).contains(where: \.isWord) else { return nil }
        let texts = bare.mapValues { $0.map { $0.dropFirst(before).dropLast(after).word } }
        guard !texts.values.contains(where: { $0.contains(nil) }) else { return nil }
        values = texts.mapValues { $0.compactMap(\.self) }
    }

    /// What the template has for them.
    var node: Node {
        let last = end.map(Node.token)
        return .list(
            values,
            start.map(Node.token) + [.item] + last.dropLast() + (hasCommas ? [.comma] : []) + last.suffix(1))
    }

    /// Finds repeated lines where rows differ.
    ///
    /// - Returns: the rows, and what the template has for them; nil if the lines are not a list.
    static func find(
        in rows: [LineRow], at gap: Range<Int>, of modules: ModuleSet
    ) -> (range: Range<Int>, node: Node)? {
        guard var best = repeated(rows[gap], modules) else { return nil }
        var range = gap
        // The same lines of all modules belong to the list as well.
        for (before, behind) in [(1, 0), (0, 1)] {
            while true {
                let wider = max(0, range.lowerBound - before)..<min(rows.count, range.upperBound + behind)
                guard wider != range, let more = repeated(rows[wider], modules),
                    more.start.count == best.start.count
                else { break }
                (best, range) = (more, wider)
            }
        }
        return (range, best.node)
    }

    private static func repeated(_ rows: ArraySlice<LineRow>, _ modules: ModuleSet) -> RepeatedLines? {
        var lines = Dictionary(uniqueKeysWithValues: modules.map { ($0, [[Token]]()) })
        for row in rows { for (module, line) in row.lines { lines[module]?.append(line) } }
        return RepeatedLines(lines)
    }
}

extension Token {
    fileprivate var isWord: Bool {
        if case .text(let text) = self { text.contains { $0.isLetter || "\".".contains($0) } } else { true }
    }
}

extension [Token] {
    /// Whether the line ends with a comma.
    fileprivate var hasComma: Bool { suffix(2).first == .text(",") }

    fileprivate var withoutComma: [Token] { hasComma ? dropLast(2) + suffix(1) : self }
}

extension ArraySlice<Token> {
    /// The text of the tokens if it is a single word.
    fileprivate var word: String? {
        let text = compactMap { if case .text(let text) = $0 { text } else { nil } }.joined()
        let isWord =
            !text.isEmpty && allSatisfy(\.isText)
            && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        return isWord ? text : nil
    }
}
