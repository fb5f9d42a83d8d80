/// The outputs and tags of a Liquid document, to which its nodes refer.
struct LiquidProgram: Sendable {
    var outputs: [FilteredExpression] = []
    private(set) var tags: [Tag] = []
    /// The partials included by literal name.
    var partials: Set<String> = []
    /// Whether there are partials with computed names.
    var includesComputed = false

    struct Tag: Sendable {
        let content: LiquidTag
        /// The contents of a tag with an end tag.
        let bodies: Bodies
        /// The length in bytes, including the tags of its branches but not its contents.
        let size: Int
    }

    /// Adds a tag and returns its number.
    mutating func add(_ content: LiquidTag, bodies: Bodies = Bodies(), size: Int) -> Int {
        if tags.isEmpty { tags.reserveCapacity(8) }
        tags.append(Tag(content: content, bodies: bodies, size: size))
        return tags.count - 1
    }
}
