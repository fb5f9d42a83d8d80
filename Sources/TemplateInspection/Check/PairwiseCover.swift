/// Rows in which every pair of values from two columns occurs at least once. These are far fewer than all possible
/// rows, and most mistakes need at most two values to show. Equal sizes give equal rows.
struct PairwiseCover {
    /// In each row, the index of the value in each column.
    private(set) var rows: [[Int]] = []
    private let sizes: [Int]
    /// The pairs that no row contains yet.
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
    ///   - sizes: the number of values in each column, at least one.
    ///   - seeds: the rows to start with.
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

    /// A row that contains a pair. The other columns get, one after the other, the value that covers the most open
    /// pairs.
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
