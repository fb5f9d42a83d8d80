import TemplateEngine

/// Merges the lines that a file has in several modules.
struct LineMerge {
    private let modules: ModuleSet
    private var rows: [LineRow] = []

    /// - Parameter files: the lines of each module that has the file.
    init(_ files: [Int: [[Token]]]) {
        let numbers = files.keys.sorted()
        modules = ModuleSet(numbers)
        let all = numbers.map { files[$0] ?? [] }
        for row in alignedRows(all.map { $0.map(\.key) }) {
            let members = zip(numbers, zip(all, row)).compactMap { number, member in
                member.1.map { (number, member.0[$0]) }
            }
            let merged = LineRow(lines: Dictionary(uniqueKeysWithValues: members))
            rows += merged.nodes() == nil ? members.map { LineRow(lines: [$0: $1]) } : [merged]
        }
        slideBlocks()
        mergeLists()
        mergeGaps()
    }

    /// The source, with the lines that only some modules have in blocks.
    var nodes: [Node] {
        var nodes: [Node] = []
        var last: ModuleSet = []
        for group in rows.chunked(by: \.modules) {
            let lines = group.flatMap { $0.nodes() ?? [] }
            let present = group[0].modules
            let isElse = last == modules.subtracting(present)
            nodes +=
                present == modules
                ? lines : [.some(present, of: modules, lines, areLines: true, isElse: isElse)]
            last = isElse ? [] : present
        }
        return nodes
    }

    /// Moves blocks down by lines that they begin with and that also follow them, so that they begin where people would
    /// begin them: with an empty line, or with the outermost line.
    private mutating func slideBlocks() {
        var start = 0
        while start < rows.count {
            let present = rows[start].modules
            let end = rows[start...].firstIndex { $0.modules != present } ?? rows.count
            if present != modules { slide(start..<end, of: present) }
            start = end
        }
    }

    private mutating func slide(_ block: Range<Int>, of present: ModuleSet) {
        var best = (shift: 0, rank: rank(of: block))
        var shift = 0
        while block.upperBound + shift < rows.count, rows[block.upperBound + shift].modules == modules,
            rows[block.lowerBound + shift % block.count].key == rows[block.upperBound + shift].key,
            LineRow(
                lines: rows[block.upperBound + shift].lines.merging(
                    rows[block.lowerBound + shift % block.count].lines
                ) { $1 }
            ).nodes() != nil
        {
            shift += 1
            let moved = block.lowerBound + shift..<block.upperBound + shift
            if rank(of: moved) >= best.rank { best = (shift, rank(of: moved)) }
            guard shift < block.count else { break }
        }
        for index in 0..<best.shift {
            let (first, after) = (block.lowerBound + index, block.upperBound + index)
            for module in modules.subtracting(present) {
                rows[first].lines[module] = rows[after].lines.removeValue(forKey: module)
            }
        }
    }

    /// How natural it is for a block to have these lines; more is better.
    private func rank(of block: Range<Int>) -> Int {
        guard let first = rows[block].first, let last = rows[block].last else { return 0 }
        if first.isBlank { return 1000 }
        let indentation =
            rows[block].lazy.filter { !$0.isBlank }.map { $0.key.prefix { $0 == " " }.count }.min() ?? 0
        let own = first.key.prefix { $0 == " " }.count
        return last.isBlank ? 900 : (own == indentation ? 500 : 0) - own
    }

    /// Puts lines that are repeated into one row.
    private mutating func mergeLists() {
        var start = 0
        while let first = rows[start...].firstIndex(where: { $0.modules != modules }) {
            let end = rows[first...].firstIndex { $0.modules == modules } ?? rows.count
            start = end
            guard let (range, node) = RepeatedLines.find(in: rows, at: first..<end, of: modules) else {
                continue
            }
            let row = LineRow(lines: Dictionary(uniqueKeysWithValues: modules.map { ($0, []) }), list: node)
            rows.replaceSubrange(range, with: [row])
            start = range.lowerBound + 1
        }
    }

    /// Puts lines of different modules into one row where they are alike.
    private mutating func mergeGaps() {
        var merged: [LineRow] = []
        for gap in rows.chunked(by: { $0.modules == modules }) {
            merged += gap[0].modules == modules ? gap : Self.merged(gap)
        }
        rows = merged
    }

    private static func merged(_ gap: [LineRow]) -> [LineRow] {
        var sides: [[LineRow]] = []
        for row in gap {
            if let side = sides.firstIndex(where: { $0[0].modules == row.modules }) {
                sides[side].append(row)
            } else {
                sides.append([row])
            }
        }
        let areApart =
            sides.map(\.[0].modules.count).reduce(0, +)
            == sides.reduce(into: ModuleSet()) { $0.formUnion($1[0].modules) }.count
        guard areApart, sides.count > 1 else { return gap }
        return sides.dropFirst().reduce(sides[0]) { pair($0, $1) }
    }

    /// Pairs the rows that are alike, in order, so that as much as possible is in common.
    private static func pair(_ old: [LineRow], _ new: [LineRow]) -> [LineRow] {
        guard old.count * new.count <= 2500 else { return old + new }
        var scores = Array(repeating: Array(repeating: 0.0, count: new.count + 1), count: old.count + 1)
        var pairs: [[LineRow?]] = Array(repeating: Array(repeating: nil, count: new.count), count: old.count)
        for i in old.indices.reversed() {
            for j in new.indices.reversed() {
                let both = LineRow(lines: old[i].lines.merging(new[j].lines) { first, _ in first })
                let common = both.isBlank || both.nodes() == nil ? 0 : Double(both.key.count)
                pairs[i][j] = common > 0 ? both : nil
                scores[i][j] = max(
                    scores[i + 1][j], scores[i][j + 1], common > 0 ? common + scores[i + 1][j + 1] : 0)
            }
        }
        var (rows, i, j) = ([LineRow](), 0, 0)
        while i < old.count || j < new.count {
            if i < old.count, j < new.count, let both = pairs[i][j],
                scores[i][j] > max(scores[i + 1][j], scores[i][j + 1])
            {
                rows.append(both)
                (i, j) = (i + 1, j + 1)
            } else if i < old.count, j == new.count || scores[i + 1][j] >= scores[i][j + 1] {
                rows.append(old[i])
                i += 1
            } else {
                rows.append(new[j])
                j += 1
            }
        }
        return rows
    }
}

extension Array {
    /// Splits the array where a value of its elements changes.
    func chunked<Value: Equatable>(by value: (Element) -> Value) -> [[Element]] {
        var chunks: [[Element]] = []
        var start = 0
        for index in indices.dropFirst() where value(self[index]) != value(self[index - 1]) {
            chunks.append(Array(self[start..<index]))
            start = index
        }
        return isEmpty ? [] : chunks + [Array(self[start...])]
    }
}
