/// A condition, as of an `if` or of `when:` in a rambaspec: comparisons with the operators between them.
package struct Condition: Sendable {
    package var comparisons: [Comparison] = []
    /// For each pair of adjacent comparisons, whether the operator between them is `or`.
    package var isOr: [Bool] = []

    package init(comparisons: [Comparison] = []) { self.comparisons = comparisons }

    /// Whether the result of a comparison decides the whole condition: the last comparison, a true one before `or`, or
    /// a false one before `and`. Liquid evaluates from right to left: `a and b or c` means `a and (b or c)`.
    package func isDecided(by isMet: Bool, at index: Int) -> Bool {
        index >= isOr.count || isOr[index] == isMet
    }
}

/// A comparison of two values, or a single value that is true or false.
package struct Comparison: Sendable {
    package let left: Expression
    package let sign: Sign?
    package let right: Expression
    package let place: Range<Int>

    /// The operators.
    package enum Sign: String, Sendable, CaseIterable {
        case equal = "=="
        case unequal = "!="
        case different = "<>"
        case less = "<"
        case greater = ">"
        case lessOrEqual = "<="
        case greaterOrEqual = ">="
        case contains

        /// Operators of other languages, with their equivalents here.
        static let others = [
            "=": "==", "===": "==", "!==": "!=", "=>": ">=", "=<": "<=", "eq": "==", "is": "==",
            "equals": "==", "ne": "!=", "neq": "!=", "gt": ">", "lt": "<", "gte": ">=", "ge": ">=",
            "lte": "<=", "le": "<=", "includes": "contains", "has": "contains",
        ]
    }
}
