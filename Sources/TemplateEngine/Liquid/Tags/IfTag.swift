/// `{% if a %}…{% elsif b %}…{% else %}…{% endif %}`: the first branch whose condition is met.
struct IfTag: LiquidBlock {
    static let form = "{% if name == 'value' %}"
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

    var tests: [Condition] { branches.tests }

    func render(at node: Int, of page: Page, in rendering: inout Rendering) throws(Rendering.Stop) {
        try branches.render(bodies, isNegated: false, at: node, of: page, in: &rendering)
    }
}

/// The branches of `if` and `unless`.
struct Branches: Sendable {
    /// Nil for an `else`.
    private var conditions: [Condition?]

    init(first: Condition) {
        conditions = [first]
    }

    mutating func add(
        _ branch: String, _ markup: Range<Int>, _ reader: inout LiquidReader
    ) throws(WrongMarkup) {
        conditions.append(branch == "else" ? nil : try reader.condition(markup))
    }

    var tests: [Condition] { conditions.compactMap(\.self) }

    /// - Parameter isNegated: whether the first condition must not be met.
    func render(
        _ bodies: [Range<Int>], isNegated: Bool, at node: Int, of page: Page, in rendering: inout Rendering
    ) throws(Rendering.Stop) {
        if rendering.isSurvey {
            let tested = tests.flatMap(\.comparisons).flatMap { [$0.left, $0.right] }
            return try rendering.surveyBodies(bodies[...], testing: tested, at: node, of: page)
        }
        for (index, condition) in conditions.enumerated() {
            if let condition {
                let isMet = try rendering.isMet(condition, in: page)
                if isMet == (isNegated && index == 0) { continue }
            }
            return try rendering.renderBody(bodies[index], at: node, of: page)
        }
    }
}

extension Rendering {
    /// Renders what a tag holds, one level deeper.
    mutating func renderBody(_ body: Range<Int>, at node: Int, of page: Page) throws(Stop) {
        guard !body.isEmpty else { return }
        try descend(at: node, of: page)
        defer { ascend() }
        try render(body, of: page)
    }

    /// Renders a tag of Liquid.
    mutating func renderTag(_ number: Int, at node: Int, of page: Page) throws(Stop) {
        guard let program = page.document.liquid else { return }
        charge(program.tagSizes[number] >> 2)
        try program.tags[number].render(at: node, of: page, in: &self)
    }
}
