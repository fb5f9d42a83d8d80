/// `{% if a %}…{% elsif b %}…{% else %}…{% endif %}`: renders the first branch with a condition that is met. For
/// `unless`, the first condition must not be met.
struct ConditionalTag: LiquidBlock {
    var bodies: [Range<Int>] = []
    private let negatesFirst: Bool
    /// The conditions of the branches; nil for an `else`.
    private var conditions: [Condition?]

    init(_ markup: Range<Int>, _ reader: inout MarkupParser, negatesFirst: Bool) throws(WrongMarkup) {
        self.negatesFirst = negatesFirst
        conditions = [try reader.condition(markup)]
    }

    mutating func divide(_ branch: TagName, _ reader: inout MarkupParser) throws(WrongMarkup) {
        conditions.append(branch.text == "else" ? nil : try reader.condition(branch.markup))
    }

    /// The conditions of all branches, except for constant conditions in an `unless`, which are intentional.
    var tests: [Condition] {
        conditions.compactMap(\.self).filter { test in
            !negatesFirst || test.comparisons.contains { $0.left.literal == nil || $0.right.literal == nil }
        }
    }

    /// The expressions in the conditions of all branches.
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
