/// `{% ifchanged %}…{% endifchanged %}`: what it holds, unless the last one held the same.
struct IfChangedTag: LiquidBlock {
    static let form = "{% ifchanged %}"
    var bodies: [Range<Int>] = []

    init(_ markup: Range<Int>, _ reader: inout LiquidReader) throws(WrongMarkup) {}

    func render(at node: Int, of page: Page, in rendering: inout Rendering) throws(Rendering.Stop) {
        let start = rendering.output.count
        try rendering.renderBody(bodies[0], at: node, of: page)
        let text = rendering.output.cut(from: start)
        try rendering.work(text.count, at: page.document.nodes[node].place, of: page)
        guard text != rendering.liquid.unchanged else { return }
        rendering.liquid.unchanged = text
        rendering.output.appendValue(text.indices, of: text)
    }
}
