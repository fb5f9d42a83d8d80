/// A template's reference to a document that it includes.
struct Inclusion: Sendable {
    enum Target: Sendable {
        case named(String)
        /// The document named by a value, by the number of the value's name.
        case value(Int)
    }

    let target: Target
    /// The range of the indentation for each included line; nil if the tag is not alone on its line.
    var indentation: Range<Int>?
    /// For a parent, the nodes of the replacement blocks by name; nil for a partial.
    var blocks: [String: Int]?
}

/// A replaceable part of a document that can serve as a parent, or the replacement of such a part.
struct Block: Sendable {
    let name: String
    /// The range of the indentation for the lines of a replacement.
    var indentation: Range<Int>
    /// The rest of its last line if the block has its lines to itself; nil if its lines contain other text.
    var lineEnd: Range<Int>?
    /// Whether the block consists of whole lines.
    var hasLines = false
}
