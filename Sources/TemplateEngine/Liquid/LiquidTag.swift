/// The outputs and tags of a Liquid document, to which its nodes refer.
struct LiquidProgram: Sendable {
    var outputs: [FilteredExpression] = []
    var tags: [Tag] = []
    /// The partials included by literal name.
    var partials: Set<String> = []
    /// Whether there are partials with computed names.
    var includesComputed = false

    struct Tag: Sendable {
        let tag: any LiquidTag
        /// The length in bytes, including the tags of its branches but not its contents.
        let size: Int
    }

    /// Adds a tag and returns its number.
    mutating func add(_ tag: consuming any LiquidTag, size: Int) -> Int {
        if tags.isEmpty { tags.reserveCapacity(8) }
        tags.append(Tag(tag: tag, size: size))
        return tags.count - 1
    }
}

/// A Liquid tag.
protocol LiquidTag: Sendable {
    /// Renders the tag.
    func render(at node: Int, of page: BoundDocument, in rendering: inout Rendering) throws(LimitReached)

    /// Returns the names to which the tag assigns values.
    func namesSet(in document: Document) -> [String]

    /// The conditions of the tag, in text order.
    var tests: [Condition] { get }

    /// Whether the texts in the tag become a value, so that they are not written where the tag is.
    var capturesText: Bool { get }
}

/// A tag with an end tag.
///
/// A class, because the parser passes it on all the time. The parser completes it branch by branch; after that, it never
/// changes, so threads can share it.
protocol LiquidBlock: AnyObject, LiquidTag {
    /// The contents before the first branch tag, then those of each branch.
    var bodies: Bodies { get set }

    /// Parses the text after a branch tag's name.
    func divide(_ branch: TagName, _ reader: inout MarkupParser) throws(WrongMarkup)
}

extension LiquidTag {
    var tests: [Condition] { [] }

    var capturesText: Bool { false }

    func namesSet(in document: Document) -> [String] { [] }
}

extension LiquidBlock {
    func divide(_ branch: TagName, _ reader: inout MarkupParser) throws(WrongMarkup) {}
}

/// Thrown when a tag cannot be parsed.
struct WrongMarkup: Error {
    /// What is wrong; nil for the general message about the tag.
    var message: String?
    /// The place of the error; nil for the tag's name.
    var place: Range<Int>?
    var hint: String?
}

extension Rendering {
    /// Renders a Liquid tag.
    mutating func renderTag(_ number: Int, at node: Int, of page: BoundDocument) throws(LimitReached) {
        charge(page.document.liquid.tags[number].size >> 2)
        if analysis != nil { return try analyze(page.document.liquid.tags[number].tag, at: node, of: page) }
        try page.document.liquid.tags[number].tag.render(at: node, of: page, in: &self)
    }

    /// Renders the contents of a tag, one level deeper.
    mutating func renderBody(_ body: Range<Int>, at node: Int, of page: BoundDocument) throws(LimitReached) {
        guard !body.isEmpty else { return }
        try descend(at: node, of: page)
        defer { ascend() }
        try render(body, of: page)
    }
}
