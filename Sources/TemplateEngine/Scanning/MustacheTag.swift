struct MustacheTag: Equatable {
    /// The kind of tag, by its first character. Most value tags have no such character.
    enum Kind: Unicode.Scalar {
        case value = "&"
        case section = "#"
        case inverted = "^"
        case end = "/"
        case partial = ">"
        case parent = "<"
        case block = "$"
        case comment = "!"
        case delimiters = "="

        /// Nil if the byte is part of a name.
        init?(sign: UInt8) { self.init(rawValue: Unicode.Scalar(sign)) }

        /// Whether tags of this kind may be dynamic, with a name taken from a value.
        var mayBeDynamic: Bool { self == .partial || self == .parent || self == .end }
    }

    let kind: Kind
    /// The tag with its delimiters.
    let range: Range<Int>
    /// The content without the character for the kind and without surrounding white space. May be empty.
    let name: Range<Int>
    /// Whether the value of that name contains the actual name, as in `{{>*name}}`.
    var isDynamic = false

    /// Whether the tag names another document directly.
    var namesFile: Bool { (kind == .partial || kind == .parent) && !isDynamic }
}
