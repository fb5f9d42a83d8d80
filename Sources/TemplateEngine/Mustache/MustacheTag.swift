/// A tag of Mustache, as it stands in the text.
struct MustacheTag: Equatable {
    enum Kind {
        case value, section, inverted, end, partial, parent, block, comment, delimiters
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
    init?(sign: UInt8) {
        switch sign {
        case UInt8(ascii: "&"): self = .value
        case UInt8(ascii: "#"): self = .section
        case UInt8(ascii: "^"): self = .inverted
        case UInt8(ascii: "/"): self = .end
        case UInt8(ascii: ">"): self = .partial
        case UInt8(ascii: "<"): self = .parent
        case UInt8(ascii: "$"): self = .block
        case UInt8(ascii: "!"): self = .comment
        case UInt8(ascii: "="): self = .delimiters
        default: return nil
        }
    }

    /// Whether a value may tell the name of a tag of this kind.
    var mayBeDynamic: Bool { self == .partial || self == .parent || self == .end }
}
