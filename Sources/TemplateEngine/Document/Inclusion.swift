/// What a template says about another one that it includes.
struct Inclusion: Sendable {
    /// Which document it includes.
    enum Target: Sendable {
        case named(String)
        /// The one that a value names: by the number of the value's name.
        case value(Int)
    }

    let target: Target
    /// Where that stands which indents each of its lines; nil when the tag is not alone in its line.
    var indentation: Range<Int>?
    /// Of a parent: the nodes of the blocks that replace its own, by their names. Nil for a partial.
    var blocks: [String: Int]?
}

/// A part of a document that may be replaced where the document is a parent, or that replaces such a part.
struct Block: Sendable {
    let name: String
    /// Where that stands which indents the lines of what replaces it.
    var indentation: Range<Int>
    /// The rest of its last line when it has its lines for itself; nil when other text stands in them.
    var lineEnd: Range<Int>?
    /// Whether it holds whole lines.
    var hasLines = false
}
