/// The outputs and tags of a Liquid document, to which its nodes refer.
struct LiquidProgram: Sendable {
    var outputs: [FilteredExpression] = []
    private(set) var tags: [Tag] = []
    /// The contents of tags with end tags, as ranges of nodes: those before the first branch tag, then those of each branch.
    private(set) var bodies: [Range<Int>] = []
    var includes: [IncludeTag] {
        tags.compactMap { if case .include(let tag) = $0.content { tag.value } else { nil } }
    }

    struct Tag: Sendable {
        let content: LiquidTag
        /// The numbers of its contents among the bodies.
        let bodies: Range<Int>
        /// The length in bytes, including the tags of its branches but not its contents.
        let size: Int
    }

    mutating func add(_ content: LiquidTag, bodies own: [Range<Int>] = [], size: Int) -> Int {
        if tags.isEmpty { tags.reserveCapacity(8) }
        bodies += own
        tags.append(Tag(content: content, bodies: bodies.count - own.count..<bodies.count, size: size))
        return tags.count - 1
    }
}
