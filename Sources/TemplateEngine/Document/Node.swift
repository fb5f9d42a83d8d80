/// A piece of a template. Nodes lie in one array, in the order of the text: what a section holds follows it,
/// up to its `end`. So a tree of any depth is built, walked through and freed without recursion.
struct Node: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
        /// Text to be copied.
        case text
        /// The value of a name, by the name's number.
        case value(Int)
        /// A condition, or a loop over a list, by the number of its name; an inverted one is rendered when another one on
        /// the same name would not be.
        case section(Int, isInverted: Bool)
        /// A value after its filters, or what is known about the running loop, by its number among the filtered values.
        case filtered(Int)
        /// A condition on the running loop.
        case loopSection(LoopName, isInverted: Bool)
        /// Another document, by the number of the inclusion.
        case partial(Int)
        /// Another document with other blocks, which it holds, by the number of the inclusion.
        case parent(Int)
        /// A block, by its number: what it holds is rendered unless something replaces it.
        case block(Int)
        /// The value of a name in Liquid, by the name's number.
        case lookup(Int)
        /// An output with filters in Liquid, by its number.
        case output(Int)
        /// A tag of Liquid, by its number; it holds its bodies.
        case tag(Int)
    }

    var kind: Kind
    /// Where the text, or the name, stands in the source.
    var place: Range<Int>
    /// The number of the node after those that this one holds; 0 for one that holds none.
    var end = 0
}
