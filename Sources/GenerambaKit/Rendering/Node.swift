/// A piece of a template. Nodes lie in one array, in the order of the text: what a section holds follows it,
/// up to its `end`. So a tree of any depth is built, walked through and freed without recursion.
struct Node: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
        /// Text to be copied.
        case text
        /// The value of a name, by the name's number.
        case value(Int)
        /// A condition, or a loop over a list, by the number of its name.
        case section(Int, end: Int)
        /// What is rendered when a section on the same name would not be.
        case inverted(Int, end: Int)
        /// Another document, by the number of the inclusion.
        case partial(Int)
        /// The value of a name in Liquid, by the name's number.
        case lookup(Int)
        /// An output with filters in Liquid, by its number.
        case output(Int)
        /// A tag of Liquid, by its number; its bodies end before `end`.
        case tag(Int, end: Int)
    }

    var kind: Kind
    /// Where the text, or the name, stands in the source.
    var place: Range<Int>
}

/// What a template says about another one that it includes.
struct Inclusion: Sendable {
    let name: String
    /// Where that stands which indents each of its lines; nil when the tag is not alone in its line.
    let indentation: Range<Int>?
}
