/// Something in a template that has a value.
package enum Expression: Sendable {
    case literal(LiquidValue)
    /// A dotted name, by its number and place.
    case name(Int, Range<Int>)
    /// A name with brackets in it.
    indirect case lookup(Lookup)
    /// The whole numbers between two values, and where it stands.
    indirect case range(Expression, Expression, Range<Int>)

    /// Whether it is written out: always the same value.
    package var literal: LiquidValue? { if case .literal(let value) = self { value } else { nil } }
}

/// An expression, and where it stands.
struct PlacedExpression: Sendable {
    let value: Expression
    let place: Range<Int>
}

/// A name with brackets in it: `a[0].b`, `['a b'].c`.
package struct Lookup: Sendable {
    let first: Key
    let rest: [Key]
    let place: Range<Int>

    /// What leads from a value to one in it.
    enum Key: Sendable {
        /// A word, by its number among the parts of names.
        case part(Int)
        /// What stands in brackets.
        case value(Expression)
    }
}

/// An expression and the filters that its value goes through.
struct FilteredExpression: Sendable {
    /// Nil for an empty output.
    let input: Expression?
    let filters: [FilterCall]
    let place: Range<Int>

    /// Whether a filter stands in for a value that is missing.
    var hasDefault: Bool { filters.contains { $0.isDefault } }
}

/// A filter as it is called in a template.
struct FilterCall: Sendable {
    /// Where its name stands.
    let place: Range<Int>
    /// Nil for an unknown one.
    let filter: Filter?
    let isDefault: Bool
    let arguments: [Argument]

    /// What stands after the filter's colon; those with keywords are one argument, the last one.
    struct Argument: Sendable {
        let keyword: Range<Int>?
        let value: Expression
    }
}

/// What `if` asks: comparisons, each with what stands between it and the next one.
package struct Condition: Sendable {
    package var comparisons: [Comparison] = []
    /// Between two comparisons: whether there is an `or`.
    package var isOr: [Bool] = []

    package init(comparisons: [Comparison] = []) { self.comparisons = comparisons }

    /// Whether a comparison tells the whole of it: the last one, and one that is met before an `or`, or not met before an
    /// `and`. Without parentheses `a and b or c` is `a and (b or c)`.
    package func isDecided(by isMet: Bool, at index: Int) -> Bool {
        index >= isOr.count || isOr[index] == isMet
    }
}

/// Two values and how to compare them, or a value that is true or false.
package struct Comparison: Sendable {
    package let left: Expression
    package let sign: Sign?
    package let right: Expression
    package let place: Range<Int>

    package enum Sign: String, Sendable, CaseIterable {
        case equal = "=="
        case unequal = "!="
        case different = "<>"
        case less = "<"
        case greater = ">"
        case lessOrEqual = "<="
        case greaterOrEqual = ">="
        case contains
    }
}
