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
    /// How to write it, for a hint.
    static var form: String { get }
    /// Whether it writes nothing: a block of such tags and white space writes nothing at all.
    static var isSilent: Bool { get }

    /// Reads what stands behind the tag's name.
    init(_ markup: Range<Int>, _ reader: inout LiquidReader) throws(WrongMarkup)

    /// Does what the tag says.
    func render(at node: Int, of page: Page, in rendering: inout Rendering) throws(Rendering.Stop)

    /// The names to which it gives values.
    func namesSet(in document: Document) -> [String]

    /// What it asks for, in the order of the text.
    var tests: [Condition] { get }
}

/// A tag that has an end.
protocol LiquidBlock: LiquidTag {
    /// The tags that may divide it.
    static var branches: [String] { get }
    /// Whether what it holds is read, but never rendered.
    static var isDropped: Bool { get }
    /// The nodes that it holds: before the first branch, and of each branch.
    var bodies: [Range<Int>] { get set }

    /// Reads what stands behind a branch's name.
    mutating func divide(
        _ branch: String, _ markup: Range<Int>, _ reader: inout LiquidReader
    ) throws(WrongMarkup)
}

extension LiquidTag {
    static var isSilent: Bool { false }
    var tests: [Condition] { [] }

    func namesSet(in document: Document) -> [String] { [] }
}

extension LiquidBlock {
    static var branches: [String] { [] }
    static var isDropped: Bool { false }

    mutating func divide(
        _ branch: String, _ markup: Range<Int>, _ reader: inout LiquidReader
    ) throws(WrongMarkup) {}
}

/// Thrown when a tag cannot be read.
struct WrongMarkup: Error {
    /// What is wrong, if there is more to say than that the tag is.
    var message: String?
    /// Where it is wrong; nil for the tag's name.
    var place: Range<Int>?
    var hint: String?
}
