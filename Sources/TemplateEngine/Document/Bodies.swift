/// The contents of a block as ranges of nodes: those before the first branch tag, then those of each branch. Most blocks
/// have no branches and need no memory for the others.
struct Bodies: Sendable {
    private(set) var count = 0
    private var first = 0..<0
    private var others: [Range<Int>] = []

    subscript(number: Int) -> Range<Int> { number == 0 ? first : others[number - 1] }

    /// All of them.
    var all: [Range<Int>] { count == 0 ? [] : [first] + others }

    mutating func append(_ body: Range<Int>) {
        if count == 0 { first = body } else { others.append(body) }
        count += 1
    }
}
