/// Rows in which every pair of values from two columns occurs at least once. These are far fewer than all possible
/// rows, and most mistakes need at most two values to show. Equal sizes give equal rows.
struct PairwiseCover {
    /// In each row, the index of the value in each column.
    private(set) var rows: [[Int]] = []
    /// The cells of each column: numbers that no other column has, one for each value.
    private let columns: [Range<Int>]
    /// The pairs that no row contains yet.
    private var open: Set<Pair>

    /// Two cells, that of the earlier column first.
    private struct Pair: Hashable {
        let first: Int
        let second: Int
    }

    /// - Parameters:
    ///   - sizes: the number of values in each column, at least one.
    ///   - seeds: the rows to start with.
    init(sizes: [Int], seeds: [[Int]]) {
        columns = sizes.reduce(into: []) { columns, size in
            let start = columns.last?.upperBound ?? 0
            columns.append(start..<start + size)
        }
        open = Self.pairs(of: columns)
        for seed in seeds { add(seed) }
        while let pair = open.min(by: { ($0.first, $0.second) < ($1.first, $1.second) }) {
            add(row(with: pair))
        }
    }

    private static func pairs(of columns: [Range<Int>]) -> Set<Pair> {
        Set(
            columns.enumerated().flatMap { number, column in
                columns[(number + 1)...].joined().flatMap { other in
                    column.map { Pair(first: $0, second: other) }
                }
            })
    }

    private mutating func add(_ row: [Int]) {
        rows.append(row)
        let cells = zip(columns, row).map { $0.lowerBound + $1 }
        open.subtract(Self.pairs(of: cells.map { $0..<$0 + 1 }))
    }

    /// A row that contains a pair. The other columns get, one after the other, the value that covers the most open
    /// pairs.
    private func row(with pair: Pair) -> [Int] {
        var cells = [pair.first, pair.second]
        for column in columns where !column.contains(pair.first) && !column.contains(pair.second) {
            let best = column.max { a, b in (gain(a, cells), b) < (gain(b, cells), a) }
            cells += best.map { [$0] } ?? []
        }
        return zip(cells.sorted(), columns).map { $0 - $1.lowerBound }
    }

    private func gain(_ cell: Int, _ cells: [Int]) -> Int {
        cells.count { open.contains(Pair(first: min(cell, $0), second: max(cell, $0))) }
    }
}
