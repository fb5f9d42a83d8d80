/// `{% break %}` ends the enclosing loop, `{% continue %}` skips to its next item.
struct InterruptTag: LiquidTag {
    let interrupt: LiquidState.Interrupt

    func render(at node: Int, of page: BoundDocument, in rendering: inout Rendering) throws(LimitReached) {
        rendering.liquid.interrupt = interrupt
    }
}
