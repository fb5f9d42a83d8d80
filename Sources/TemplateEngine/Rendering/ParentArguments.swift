/// The blocks passed to a parent that is being rendered. A class, because it may refer to others.
final class ParentArguments: Sendable {
    /// The nodes of the blocks, by name.
    let blocks: [String: Int]
    /// The document that contains the blocks.
    let page: BoundDocument
    /// The arguments in effect where the blocks are written.
    let outer: ParentArguments?
    /// The number of arguments in effect.
    let count: Int

    init(_ blocks: [String: Int], of page: BoundDocument, in outer: ParentArguments?) {
        self.blocks = blocks
        self.page = page
        self.outer = outer
        count = 1 + (outer?.count ?? 0)
    }

    /// A block that replaces another one.
    struct Replacement {
        /// The contents of the replacement, and the document that contains them.
        let body: Range<Int>
        let page: BoundDocument
        /// The arguments in effect where the replacement is written.
        let outer: ParentArguments?
        /// Whether the replacement consists of whole lines.
        let hasLines: Bool
    }

    /// Returns the replacement of a block. If several parents replace it, the outermost one wins.
    func replacement(of name: String) -> Replacement? {
        let owner = sequence(first: self, next: \.outer).reversed().first { $0.blocks[name] != nil }
        guard let owner, let node = owner.blocks[name], case let document = owner.page.document,
            case .block(let block) = document.nodes[node].kind
        else { return nil }
        return Replacement(
            body: node + 1..<document.nodes[node].end, page: owner.page, outer: owner.outer,
            hasLines: document.blocks[block].hasLines)
    }
}
