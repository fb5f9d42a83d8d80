/// An expression in a template.
package enum Expression: Sendable {
    case literal(LiquidValue)
    /// A dotted name, by its number and place.
    case name(Int, Range<Int>)
    indirect case lookup(Lookup)
    /// A range of integers between two values, and its place.
    indirect case range(Expression, Expression, Range<Int>)

    /// The value of a literal; nil for other expressions.
    package var literal: LiquidValue? { if case .literal(let value) = self { value } else { nil } }

    /// The place of a name; nil for other expressions.
    var place: Range<Int>? {
        switch self {
        case .name(_, let place): place
        case .lookup(let lookup): lookup.place
        case .literal, .range: nil
        }
    }
}

struct PlacedExpression: Sendable {
    let value: Expression
    let place: Range<Int>
}

/// A name with brackets: `a[0].b`, `['a b'].c`.
package struct Lookup: Sendable {
    let first: Key
    let rest: [Key]
    let place: Range<Int>

    /// A step from a value to a value inside it.
    enum Key: Sendable {
        /// A word, by its number among the parts of names.
        case part(Int)
        /// An expression in brackets.
        case value(Expression)
    }
}

struct FilteredExpression: Sendable {
    /// The expression; nil for an empty output.
    let input: Expression?
    let filters: [FilterCall]
    let place: Range<Int>

    var hasDefault: Bool { filters.contains { $0.isDefault } }
}

struct FilterCall: Sendable {
    /// The place of the filter's name.
    let place: Range<Int>
    /// The filter, or nil if it is unknown.
    let filter: Filter?
    let isDefault: Bool
    let arguments: [Argument]

    init(place: Range<Int>, name: String, arguments: [Argument]) {
        (self.place, filter, isDefault) = (place, Filter.all[name], name == "default")
        self.arguments = arguments
    }

    /// An argument after the filter's colon. All keyword arguments together form one argument, the last one.
    struct Argument: Sendable {
        let keyword: Range<Int>?
        let value: Expression
    }
}
