/// What the nodes of a document in Liquid say.
struct LiquidProgram: Sendable {
    var outputs: [FilteredExpression] = []
    var tags: [any LiquidTag] = []
    /// How many bytes each of the tags takes in the template, with its branches.
    var tagSizes: [Int] = []
    /// The partials that are named, not computed.
    var partials: Set<String> = []
    /// Whether there are computed ones.
    var includesComputed = false
}

/// A tag of Liquid.
protocol LiquidTag: Sendable {
    /// Does what the tag says.
    func render(at node: Int, of page: BoundDocument, in rendering: inout Rendering) throws(LimitReached)

    /// The names to which it gives values.
    func namesSet(in document: Document) -> [String]

    /// What it asks for, in the order of the text.
    var tests: [Condition] { get }
}

/// A tag that has an end.
protocol LiquidBlock: LiquidTag {
    /// The nodes that it holds: before the first branch, and of each branch.
    var bodies: [Range<Int>] { get set }

    /// Reads what stands behind a branch's name.
    mutating func divide(_ branch: TagName, _ reader: inout MarkupParser) throws(WrongMarkup)
}

extension LiquidTag {
    var tests: [Condition] { [] }

    func namesSet(in document: Document) -> [String] { [] }
}

extension LiquidBlock {
    mutating func divide(_ branch: TagName, _ reader: inout MarkupParser) throws(WrongMarkup) {}
}

/// Thrown when a tag cannot be read.
struct WrongMarkup: Error {
    /// What is wrong, if there is more to say than that the tag is.
    var message: String?
    /// Where it is wrong; nil for the tag's name.
    var place: Range<Int>?
    var hint: String?
}

extension Rendering {
    /// Renders a tag of Liquid.
    mutating func renderTag(_ number: Int, at node: Int, of page: BoundDocument) throws(LimitReached) {
        guard let program = page.document.liquid else { return }
        charge(program.tagSizes[number] >> 2)
        if analysis != nil { return try analyze(program.tags[number], at: node, of: page) }
        try program.tags[number].render(at: node, of: page, in: &self)
    }

    /// Renders what a tag holds, one level deeper.
    mutating func renderBody(_ body: Range<Int>, at node: Int, of page: BoundDocument) throws(LimitReached) {
        guard !body.isEmpty else { return }
        try descend(at: node, of: page)
        defer { ascend() }
        try render(body, of: page)
    }
}
