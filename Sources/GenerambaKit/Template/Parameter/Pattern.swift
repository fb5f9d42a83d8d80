import SourceText
import SystemAccess

/// A regular expression that must match somewhere in a text. `^` and `$` make it match the whole text.
package struct Pattern: Sendable {
    /// The expression, in the syntax of Swift's `Regex`.
    package var text: String { source.value }

    private let source: Located<String>
    private let time: TimeBudget

    /// The maximum length of an expression, in bytes.
    private static let limit = 1000
    /// - Throws: `Diagnostics` if the text is too long. The regular expression is only compiled when it is needed,
    ///   because that takes longer than parsing the rest of a rambaspec.
    package init(_ source: Located<String>, _ time: TimeBudget) throws {
        guard source.value.utf8.count <= Self.limit else {
            throw Diagnostics.error("the pattern is longer than \(Self.limit) bytes", at: source.range)
        }
        (self.source, self.time) = (source, time)
    }

    package func check() throws { if (try? Regex(text)) == nil { throw problem } }

    private var problem: Diagnostics {
        .error(
            "'\(text)' is not a valid regular expression", at: source.range,
            hint: "put a '\\' before a character that stands for itself: '\\.', '\\('")
    }

    func matches(_ word: String, at range: SourceRange) throws -> Bool {
        let lacksTime = time.isSpent
        let text = text
        let found = time.run { (try? Regex(text)).map { (try? $0.firstMatch(in: word)) != nil } }
        guard let found else {
            let reason = lacksTime ? "no time is left" : "it takes too long"
            throw Diagnostics.error(
                "\(reason) to match '\(word)' against the pattern '\(text)'",
                at: range, hint: TimeBudget.patternHint)
        }
        guard let matches = found else { throw problem }
        return matches
    }
}

extension TimeBudget {
    /// The time limit in seconds for all searches of a run: expressions come from others, and some never end.
    private static let patternSeconds = 2

    fileprivate static let patternHint =
        "all patterns share \(patternSeconds) seconds: shorten the text, or simplify a pattern with nested "
        + "repetitions, such as '(x+)+'"

    /// Returns the time budget that all patterns of a run share.
    package static func forPatterns() -> TimeBudget { TimeBudget(seconds: patternSeconds) }
}
