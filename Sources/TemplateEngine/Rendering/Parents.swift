/// The parents being rendered, with the blocks passed to them.
struct Parents {
    private struct Arguments {
        /// The nodes of the blocks, by name.
        let blocks: [String: Int]
        let page: Page
        /// The number of the arguments in effect where the blocks are written, or -1.
        let outer: Int
    }

    /// A block that replaces another one.
    struct Replacement {
        /// The contents of the replacement, and the document that contains them.
        let body: Range<Int>
        let page: Page
        /// The number of the arguments in effect where the replacement is written, or -1. Pass it to `go(to:)`.
        let outer: Int
        /// Whether the replacement consists of whole lines.
        let hasLines: Bool
    }

    private var all: [Arguments] = []
    /// The number of the innermost arguments in effect, or -1.
    private var current = -1

    /// Whether no arguments are in effect, so that no block can be replaced.
    var areEmpty: Bool { current < 0 }

    var count: Int { all.count }

    mutating func enter(_ blocks: [String: Int], of page: Page) {
        all.append(Arguments(blocks: blocks, page: page, outer: current))
        current = all.count - 1
    }

    mutating func leave() { current = all.removeLast().outer }

    /// Returns the replacement of a block. If several parents replace it, the outermost one wins.
    func replacement(of name: String) -> Replacement? {
        var found: (node: Int, number: Int)?
        var number = current
        while number >= 0 {
            if let node = all[number].blocks[name] { found = (node, number) }
            number = all[number].outer
        }
        guard let found, case let page = all[found.number].page,
            case .block(let block) = page.document.nodes[found.node].kind
        else { return nil }
        return Replacement(
            body: found.node + 1..<page.document.nodes[found.node].end, page: page,
            outer: all[found.number].outer, hasLines: page.document.blocks[block].hasLines)
    }

    /// Switches to the arguments in effect where a replacement is written. Returns the previous ones, to go back to.
    mutating func go(to outer: Int) -> Int {
        defer { current = outer }
        return current
    }
}
