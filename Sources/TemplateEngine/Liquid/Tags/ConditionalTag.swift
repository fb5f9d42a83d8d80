/// `{% if a %}…{% elsif b %}…{% else %}…{% endif %}`: the first branch whose condition is met. `unless` is an `if` whose
/// first condition must not be met.
struct ConditionalTag: LiquidBlock {
    var bodies: [Range<Int>] = []
    private let negatesFirst: Bool
    /// What each branch asks; nil for an `else`.
    private var conditions: [Condition?]

    init(_ markup: Range<Int>, _ reader: inout MarkupParser, negatesFirst: Bool) throws(WrongMarkup) {
        self.negatesFirst = negatesFirst
        conditions = [try reader.condition(markup)]
    }

    mutating func divide(_ branch: TagName, _ reader: inout MarkupParser) throws(WrongMarkup) {
        conditions.append(branch.text == "else" ? nil : try reader.condition(branch.markup))
    }

    /// The conditions of all branches; but what is written out in an `unless` and never met is meant so.
    var tests: [Condition] {
        conditions.compactMap(\.self).filter { test in
            !negatesFirst || test.comparisons.contains { $0.left.literal == nil || $0.right.literal == nil }
        }
    }

    /// What the conditions of all branches ask for.
    var testedExpressions: [Expression] {
        conditions.compactMap(\.self).flatMap(\.comparisons).flatMap { [$0.left, $0.right] }
    }

    func render(at node: Int, of page: BoundDocument, in rendering: inout Rendering) throws(LimitReached) {
        for (index, condition) in conditions.enumerated() {
            if let condition {
                let isMet = try rendering.isMet(condition, in: page)
                if isMet == (negatesFirst && index == 0) { continue }
            }
            return try rendering.renderBody(bodies[index], at: node, of: page)
        }
    }
}
