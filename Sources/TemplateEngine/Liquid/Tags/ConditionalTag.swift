/// `{% if a %}…{% elsif b %}…{% else %}…{% endif %}`: renders the first branch with a condition that is met. For
/// `unless`, the first condition must not be met.
final class ConditionalTag: LiquidBlock, @unchecked Sendable {
    var bodies = Bodies()
    private let negatesFirst: Bool
    /// The condition of the first branch.
    private let first: Condition
    /// The conditions of the other branches; nil for an `else`.
    private var others: [Condition?] = []

    init(_ markup: Range<Int>, _ reader: inout MarkupParser, negatesFirst: Bool) throws(WrongMarkup) {
        self.negatesFirst = negatesFirst
        first = try reader.condition(markup)
    }

    func divide(_ branch: TagName, _ reader: inout MarkupParser) throws(WrongMarkup) {
        others.append(branch.text == "else" ? nil : try reader.condition(branch.markup))
    }

    /// The conditions of all branches that have one.
    private var conditions: [Condition] { [first] + others.compactMap(\.self) }

    /// The conditions of all branches, except for constant conditions in an `unless`, which are intentional.
    var tests: [Condition] {
        conditions.filter { test in
            !negatesFirst || test.comparisons.contains { $0.left.literal == nil || $0.right.literal == nil }
        }
    }

    /// The expressions in the conditions of all branches.
    var testedExpressions: [Expression] {
        conditions.flatMap(\.comparisons).flatMap { [$0.left, $0.right] }
    }

    func render(at node: Int, of page: BoundDocument, in rendering: inout Rendering) throws(LimitReached) {
        if try rendering.isMet(first, in: page) != negatesFirst {
            return try rendering.renderBody(bodies[0], at: node, of: page)
        }
        for index in others.indices {
            if let condition = others[index], try !rendering.isMet(condition, in: page) { continue }
            return try rendering.renderBody(bodies[index + 1], at: node, of: page)
        }
    }
}
