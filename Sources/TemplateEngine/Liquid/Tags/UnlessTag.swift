/// `{% unless a %}…{% endunless %}`: an `if` whose first condition must not be met.
struct UnlessTag: LiquidBlock {
    static let form = "{% unless name == 'value' %}"
    static let branches = ["elsif", "else"]
    var bodies: [Range<Int>] = []
    private var branches: Branches

    init(_ markup: Range<Int>, _ reader: inout LiquidReader) throws(WrongMarkup) {
        branches = Branches(first: try reader.condition(markup))
    }

    mutating func divide(
        _ branch: String, _ markup: Range<Int>, _ reader: inout LiquidReader
    ) throws(WrongMarkup) {
        try branches.add(branch, markup, &reader)
    }

    /// What is written out and never met is meant so.
    var tests: [Condition] {
        branches.tests.filter { test in
            test.comparisons.contains { $0.left.literal == nil || $0.right.literal == nil }
        }
    }

    func render(at node: Int, of page: Page, in rendering: inout Rendering) throws(Rendering.Stop) {
        try branches.render(bodies, isNegated: true, at: node, of: page, in: &rendering)
    }
}
