/// A regular expression that texts must match somewhere: `^` and `$` make it match the whole text.
package struct Pattern: Sendable {
    /// The expression, in the syntax of Swift's `Regex`.
    package let text: String

    /// How long an expression may be, in bytes.
    private static let limit = 1000
    /// How long a search may take, in milliseconds: an expression is somebody else's, and some take for ever.
    private static let patience = 2000

    /// - Throws: `Diagnostics` for a text that is no regular expression.
    init(_ text: Located<String>) throws {
        guard text.value.utf8.count <= Self.limit else {
            throw Diagnostics.error("the pattern is longer than \(Self.limit) bytes", at: text.range)
        }
        guard (try? Regex(text.value)) != nil else {
            throw Diagnostics.error(
                "'\(text.value)' is no regular expression", at: text.range,
                hint: "put a '\\' before a sign that is meant as such: '\\.', '\\('")
        }
        self.text = text.value
    }

    /// Whether a text matches; nil when that takes too long to find out.
    func matches(_ word: String) -> Bool? {
        let text = text
        return Patience.wait(milliseconds: Self.patience) {
            (try? Regex(text)).flatMap { try? $0.firstMatch(in: word) } != nil
        }
    }
}
