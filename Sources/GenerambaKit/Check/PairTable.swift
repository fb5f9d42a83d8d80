import SourceText

/// Rows in which every two values of different columns meet at least once: far fewer than all rows, and most mistakes
/// need no more than two values to show. The same rows for the same sizes.
struct PairTable {
    /// For each column the number of its value.
    private(set) var rows: [[Int]] = []
    private let sizes: [Int]
    /// The pairs that no row has yet.
    private var open: Set<Pair>

    private struct Pair: Hashable, Comparable {
        let first: Cell
        let second: Cell

        static func < (a: Pair, b: Pair) -> Bool { (a.first, a.second) < (b.first, b.second) }
    }

    private struct Cell: Hashable, Comparable {
        let column: Int
        let value: Int

        static func < (a: Cell, b: Cell) -> Bool { (a.column, a.value) < (b.column, b.value) }
    }

    /// - Parameters:
    ///   - sizes: how many values each column has, one at least.
    ///   - seeds: the first rows.
    init(sizes: [Int], seeds: [[Int]]) {
        self.sizes = sizes
        open = []
        for (column, size) in sizes.enumerated() {
            for other in sizes.indices.dropFirst(column + 1) {
                for value in 0..<size {
                    for second in 0..<sizes[other] {
                        open.insert(
                            Pair(
                                first: Cell(column: column, value: value),
                                second: Cell(column: other, value: second)))
                    }
                }
            }
        }
        for seed in seeds { add(seed) }
        while let pair = open.min() { add(row(with: pair)) }
    }

    private mutating func add(_ row: [Int]) {
        rows.append(row)
        let cells = row.enumerated().map { Cell(column: $0, value: $1) }
        for (index, cell) in cells.enumerated() {
            for other in cells[(index + 1)...] { open.remove(Pair(first: cell, second: other)) }
        }
    }

    /// A row with a pair in it; the other columns take, one by one, the value with the most open pairs.
    private func row(with pair: Pair) -> [Int] {
        var cells = [pair.first, pair.second]
        for column in sizes.indices where column != pair.first.column && column != pair.second.column {
            let candidates = (0..<sizes[column]).map { Cell(column: column, value: $0) }
            let best = candidates.max { a, b in
                (gain(a, cells), b.value) < (gain(b, cells), a.value)
            }
            cells.append(best ?? Cell(column: column, value: 0))
        }
        return cells.sorted().map(\.value)
    }

    private func gain(_ cell: Cell, _ cells: [Cell]) -> Int {
        cells.count { open.contains(Pair(first: min(cell, $0), second: max(cell, $0))) }
    }
}
