/// A key that a mapping may have.
package struct YAMLKey: Sendable, ExpressibleByStringLiteral {
    /// What the value of a key may be. A null value is the same as none.
    package indirect enum Value: Sendable {
        case any
        /// A text, of which the pattern, a regular expression, finds a part. Numbers and Booleans are texts, too.
        case text(pattern: String? = nil)
        /// A text that must be there and not be empty.
        case name(pattern: String? = nil)
        /// `true` or `false`, or `yes` or `no`.
        case flag
        /// A number in a range.
        case number(ClosedRange<Int>)
        /// One of several words.
        case choice([String])
        /// A list of texts, or a single one.
        case texts(pattern: String? = nil)
        /// A list of mappings with keys of their own. If `orNames` is true, an item may also be a text.
        case items([YAMLKey], orNames: Bool = false)
        /// A mapping with keys of any name.
        case pairs(Value)
    }

    package let name: String
    package let value: Value
    /// What the key is for, as a phrase; empty if nobody reads it.
    package let summary: String

    package init(_ name: String, _ value: Value, _ summary: String = "") {
        (self.name, self.value, self.summary) = (name, value, summary)
    }

    /// Makes a key with any value.
    package init(stringLiteral name: String) { self.init(name, .any) }
}
