/// A Liquid tag without its contents.
enum LiquidTag: Sendable {
    case assign(Shared<AssignTag>)
    /// `{% capture name %}…{% endcapture %}`: assigns the rendered contents to a name, given by its number among the parts
    /// of names.
    case capture(Int)
    case `case`(Shared<CaseTag>)
    /// A bare condition, as after `if`. Writes `true` if it is met.
    indirect case condition(Condition)
    case conditional(Shared<ConditionalTag>)
    indirect case counter(CounterTag)
    case cycle(Shared<CycleTag>)
    case `for`(Shared<ForTag>)
    /// `{% ifchanged %}…{% endifchanged %}`: writes its contents unless they equal those of the previous `ifchanged`.
    case ifChanged
    case include(Shared<IncludeTag>)
    /// `{% break %}` ends the enclosing loop, `{% continue %}` skips to its next item.
    case interrupt(Interrupt)
    case tableRow(Shared<TableRowTag>)

    /// What a tag does to the loop around it.
    enum Interrupt {
        case leave, next
    }
}

/// A value that is passed on all the time: a class, so that this only updates one reference count.
final class Shared<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}

/// `{% assign name = value | filter %}`: assigns a value to a name.
struct AssignTag: Sendable {
    /// The number of the name among the parts of names.
    let name: Int
    let value: FilteredExpression
}

/// `{% case a %}{% when 'b', 'c' %}…{% else %}…{% endcase %}`: renders each branch that lists the value. What is before
/// the first `when` is not rendered.
struct CaseTag: Sendable {
    let value: PlacedExpression
    /// The values of each branch; nil for an `else`.
    var branches: [[PlacedExpression]?] = []

    var testedExpressions: [Expression] { ([value] + branches.flatMap { $0 ?? [] }).map(\.value) }
}

/// `{% if a %}…{% elsif b %}…{% else %}…{% endif %}`: renders the first branch with a condition that is met. For
/// `unless`, the first condition must not be met.
struct ConditionalTag: Sendable {
    let negatesFirst: Bool
    let first: Condition
    /// The conditions of the other branches; nil for an `else`.
    var others: [Condition?] = []

    var conditions: [Condition] { [first] + others.compactMap(\.self) }

    var testedExpressions: [Expression] { conditions.flatMap(\.comparisons).flatMap { [$0.left, $0.right] } }
}

/// `{% increment name %}` writes a counter and then adds one to it; `{% decrement name %}` subtracts one from a counter
/// and then writes it. A counter starts at the passed-in value of its name, otherwise at 0.
struct CounterTag: Sendable {
    let name: Range<Int>
    let step: Int
}

/// `{% cycle 'a', 'b' %}`, `{% cycle name: 'a', 'b' %}`: writes the next value each time.
struct CycleTag: Sendable {
    let name: Expression?
    let values: [Expression]
    /// The key of a cycle without a name: its values if all of them are literals, otherwise nil.
    let literalKey: [UInt8]?
    let place: Range<Int>
}

/// `{% for item in list limit: 2 offset: 1 %}…{% else %}…{% endfor %}`: renders its contents for each item.
struct ForTag: Sendable {
    /// The tag's names, by their numbers among the parts of names.
    let words: (variable: Int, loop: Int, name: Int)
    let collection: Expression
    /// The value of `forloop.name`, which also identifies the loop for `offset: continue`.
    let name: [UInt8]
    let isReversed: Bool
    let slice: LoopSlice
    var hasElse = false
}

/// `{% include 'name' with value, key: value %}`: renders another document, which shares all variables.
struct IncludeTag: Sendable {
    let name: Expression
    /// The place of the name, without quotes.
    let place: Range<Int>
    /// The value for the partial, or the list with a value for each rendering.
    let value: Expression?
    /// The variables of the document, by the numbers of their names among the parts of names.
    let arguments: [(name: Int, value: Expression)]
    /// Whether it is `{% render 'name' with value as word %}` or `for list as word` of Liquid 5: the document sees none of
    /// the variables around it.
    var isIsolated = false
    /// The variable for the value or for each item, by its number among the parts of names; nil for the name of a
    /// document that is not known before rendering.
    var variable: Int?
    /// The number of the document's name among the parts of names, if it is known.
    var word: Int?
    /// Whether `render` has `for`.
    var isLoop = false

    var literalName: String? {
        guard case .text(let name)? = name.literal else { return nil }
        return String(decoding: name, as: UTF8.self)
    }
}

/// `{% tablerow item in list cols: 2 %}…{% endtablerow %}`: renders the rows and cells of an HTML table.
struct TableRowTag: Sendable {
    let variable: [UInt8]
    let collection: Expression
    let slice: LoopSlice
    let columns: Expression
}

/// The part of a list that a loop visits: `limit: 2 offset: 1`.
struct LoopSlice: Sendable {
    var limit: PlacedExpression?
    var offset: PlacedExpression?
    /// Whether the loop continues where the last loop of the same name stopped.
    var continues = false
}
