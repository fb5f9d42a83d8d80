/// `{% ifchanged %}…{% endifchanged %}`: writes its contents unless they equal those of the previous `ifchanged`.
final class IfChangedTag: LiquidBlock, @unchecked Sendable {
    var bodies = Bodies()

    func render(at node: Int, of page: BoundDocument, in rendering: inout Rendering) throws(LimitReached) {
        let start = rendering.output.count
        try rendering.renderBody(bodies[0], at: node, of: page)
        let text = rendering.output.bytes.array(from: start)
        try rendering.work(text.count, at: page.document.nodes[node].place, of: page)
        if text == rendering.liquid.unchanged { _ = rendering.output.cut(from: start) }
        rendering.liquid.unchanged = text
    }
}
