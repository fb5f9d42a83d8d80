import SourceText

/// A regular expression that texts must match somewhere: `^` and `$` make it match the whole text.
package struct Pattern: Sendable {
    /// The expression, in the syntax of Swift's `Regex`.
    package var text: String { source.value }

    private let source: Located<String>
    private let time: TimeBudget

    /// How long an expression may be, in bytes.
    private static let limit = 1000
    /// - Throws: `Diagnostics` for a text that is too long. Whether it is a regular expression is found out when it is
    ///   needed, as that takes longer than the rest of a rambaspec.
    init(_ source: Located<String>, _ time: TimeBudget) throws {
        guard source.value.utf8.count <= Self.limit else {
            throw Diagnostics.error("the pattern is longer than \(Self.limit) bytes", at: source.range)
        }
        (self.source, self.time) = (source, time)
    }

    /// - Throws: `Diagnostics` when it is no regular expression.
    func check() throws {
        if (try? Regex(text)) == nil { throw problem }
    }

    private var problem: Diagnostics {
        .error(
            "'\(text)' is no regular expression", at: source.range,
            hint: "put a '\\' before a sign that is meant as such: '\\.', '\\('")
    }

    /// Whether a text matches.
    ///
    /// - Parameter range: where the text stands.
    /// - Throws: as `check`; `Diagnostics` when that takes longer to find out than what is left of the time for all texts.
    func matches(_ word: String, at range: SourceRange) throws -> Bool {
        let lacksTime = time.isSpent
        let text = text
        let found = time.run { (try? Regex(text)).map { (try? $0.firstMatch(in: word)) != nil } }
        guard let found else {
            throw Diagnostics.error(
                "\(lacksTime ? "no time is left" : "it takes too long") to match '\(word)' with the pattern '\(text)'",
                at: range, hint: TimeBudget.patternHint)
        }
        guard let matches = found else { throw problem }
        return matches
    }
}

extension TimeBudget {
    /// How long the searches of a run may take, all together: an expression is somebody else's, and some take for ever.
    private static let patternSeconds = 2

    /// What to do when they take longer.
    fileprivate static let patternHint =
        "all patterns share \(patternSeconds) seconds: give a shorter text, or simplify a pattern that repeats a "
        + "repetition, such as '(x+)+'"

    /// What all patterns of a run share.
    package static func forPatterns() -> TimeBudget { TimeBudget(seconds: patternSeconds) }
}
