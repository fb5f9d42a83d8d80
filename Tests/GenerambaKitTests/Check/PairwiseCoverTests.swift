import Testing

@testable import GenerambaKit
@testable import TemplateInspection

struct PairwiseCoverTests {
    private func pairs(_ rows: [[Int]]) -> Set<[Int]> {
        var all: Set<[Int]> = []
        for row in rows {
            for first in row.indices {
                for second in row.indices.dropFirst(first + 1) {
                    all.insert([first, row[first], second, row[second]])
                }
            }
        }
        return all
    }

    @Test(arguments: [[7, 2], [7, 2, 2, 2, 3, 2, 2, 2], [2, 2, 2], [1, 5, 1], [3, 3, 3, 3]])
    func everyTwoValuesMeetInFewRows(sizes: [Int]) {
        let rows = PairwiseCover(sizes: sizes, seeds: [sizes.map { _ in 0 }]).rows
        var every = [[]] as [[Int]]
        for size in sizes { every = every.flatMap { row in (0..<size).map { row + [$0] } } }
        #expect(pairs(rows) == pairs(every))
        let largest = sizes.sorted().suffix(2).reduce(1, *)
        #expect(rows.count <= largest + largest / 2 + 2)
        #expect(rows[0] == sizes.map { _ in 0 })
        #expect(rows == PairwiseCover(sizes: sizes, seeds: [sizes.map { _ in 0 }]).rows)
    }
}
