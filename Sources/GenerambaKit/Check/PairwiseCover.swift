/// Rows in which every two values of different columns meet at least once: far fewer than all rows, and most mistakes
/// need no more than two values to show. The same rows for the same sizes.
struct PairwiseCover {
    /// For each column the number of its value.
    private(set) var rows: [[Int]] = []
    private let sizes: [Int]
    /// The pairs that no row has yet.
    private var open: Set<Pair>

    private struct Cell: Hashable, Comparable {
        let column: Int
        let value: Int

        static func < (a: Cell, b: Cell) -> Bool { (a.column, a.value) < (b.column, b.value) }
    }

    private struct Pair: Hashable, Comparable {
        let first: Cell
        let second: Cell

        static func < (a: Pair, b: Pair) -> Bool { (a.first, a.second) < (b.first, b.second) }
    }

    /// - Parameters:
    ///   - sizes: how many values each column has, one at least.
    ///   - seeds: the first rows.
    init(sizes: [Int], seeds: [[Int]]) {
        self.sizes = sizes
        open = Self.pairs(of: sizes.indices.flatMap { Self.cells(of: $0, sizes[$0]) })
        for seed in seeds { add(seed) }
        while let pair = open.min() { add(row(with: pair)) }
    }

    private static func cells(of column: Int, _ size: Int) -> [Cell] {
        (0..<size).map { Cell(column: column, value: $0) }
    }

    private static func pairs(of cells: [Cell]) -> Set<Pair> {
        Set(
            cells.flatMap { cell in
                cells.filter { cell.column < $0.column }.map { Pair(first: cell, second: $0) }
            })
    }

    private mutating func add(_ row: [Int]) {
        rows.append(row)
        open.subtract(Self.pairs(of: row.enumerated().map { Cell(column: $0, value: $1) }))
    }

    /// A row with a pair in it; the other columns take, one by one, the value with the most open pairs.
    private func row(with pair: Pair) -> [Int] {
        var cells = [pair.first, pair.second]
        for column in sizes.indices where column != pair.first.column && column != pair.second.column {
            let best = Self.cells(of: column, sizes[column]).max { a, b in
                (gain(a, cells), b.value) < (gain(b, cells), a.value)
            }
            cells += best.map { [$0] } ?? []
        }
        return cells.sorted().map(\.value)
    }

    private func gain(_ cell: Cell, _ cells: [Cell]) -> Int {
        cells.count { open.contains(Pair(first: min(cell, $0), second: max(cell, $0))) }
    }
}
