import SourceText

/// A regular expression that texts must match somewhere: `^` and `$` make it match the whole text.
package struct Pattern: Sendable {
    /// The expression, in the syntax of Swift's `Regex`.
    package var text: String { source.value }

    private let source: Located<String>

    /// How long an expression may be, in bytes.
    private static let limit = 1000
    /// How long a search may take, in milliseconds: an expression is somebody else's, and some take for ever.
    private static let patience = 2000

    /// - Throws: `Diagnostics` for a text that is too long. Whether it is a regular expression is found out when it is
    ///   needed, as that takes longer than the rest of a rambaspec.
    init(_ source: Located<String>) throws {
        guard source.value.utf8.count <= Self.limit else {
            throw Diagnostics.error("the pattern is longer than \(Self.limit) bytes", at: source.range)
        }
        self.source = source
    }

    /// - Throws: `Diagnostics` when it is no regular expression.
    func check() throws {
        guard (try? Regex(text)) != nil else {
            throw Diagnostics.error(
                "'\(text)' is no regular expression", at: source.range,
                hint: "put a '\\' before a sign that is meant as such: '\\.', '\\('")
        }
    }

    /// Whether a text matches; nil when that takes too long to find out.
    ///
    /// - Throws: as `check`.
    func matches(_ word: String) throws -> Bool? {
        try check()
        let text = text
        return Timeout.wait(milliseconds: Self.patience) {
            (try? Regex(text)).flatMap { try? $0.firstMatch(in: word) } != nil
        }
    }
}
