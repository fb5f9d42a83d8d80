import SourceText

struct FilteredValue: Sendable {
    enum Input: Sendable {
        /// The value of a name, by the name's number.
        case name(Int)
        case loop(LoopName)
    }

    let input: Input
    let filters: [TextFilter]
}

/// A Mustache loop variable.
enum LoopName: String, CaseIterable, Sendable {
    case first = "-first"
    case last = "-last"
    case index = "-index"

    /// Returns a hint if the name is a misspelling of a loop variable.
    static func hint(for name: String) -> String? { didYouMean(name, in: allCases.map(\.rawValue)) }
}
