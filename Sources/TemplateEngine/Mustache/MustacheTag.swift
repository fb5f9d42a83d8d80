/// A tag of Mustache, as it stands in the text.
struct MustacheTag: Equatable {
    /// By the sign that it begins with; a value mostly has none.
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
    }

    let kind: Kind
    /// The tag with its delimiters.
    let range: Range<Int>
    /// What it is about, without the sign of its kind and the white space around; may be empty.
    let name: Range<Int>
    /// Whether a value with that name tells the name: `{{>*name}}`.
    var isDynamic = false
}

extension MustacheTag.Kind {
    /// The kind of a tag that begins with this byte; nil when the byte is part of a name.
    init?(sign: UInt8) { self.init(rawValue: Unicode.Scalar(sign)) }

    /// Whether a value may tell the name of a tag of this kind.
    var mayBeDynamic: Bool { self == .partial || self == .parent || self == .end }
}
