/// A piece of a template. The nodes are stored in one array in text order: the contents of a section follow it, up to
/// its `end`. Trees of any depth can thus be built, traversed and freed without recursion.
struct Node: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
        /// Literal text.
        case text
        /// The value of a name, by the name's number.
        case value(Int)
        /// A condition or a loop over a list, by the number of its name. An inverted section is rendered if a normal
        /// section with the same name would not be.
        case section(Int, isInverted: Bool)
        /// A filtered value or loop variable, by its number among the filtered values.
        case filtered(Int)
        /// A condition on a loop variable.
        case loopSection(LoopName, isInverted: Bool)
        /// An included document, by the number of the inclusion.
        case partial(Int)
        /// An included document with some blocks replaced, by the inclusion. The node contains the replacements.
        case parent(Int)
        /// A block, by its number. Its contents are rendered unless a replacement exists.
        case block(Int)
        /// The value of a Liquid name, by the name's number.
        case lookup(Int)
        /// A Liquid output with filters, by its number.
        case output(Int)
        /// A Liquid tag, by its number. The node contains the tag's bodies.
        case tag(Int)
    }

    var kind: Kind
    /// The range of the text or name in the source.
    var place: Range<Int>
    /// The number of the first node after the contents of this one; 0 if it has none.
    var end = 0
}
