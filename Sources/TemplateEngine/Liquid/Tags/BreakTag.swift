/// `{% break %}`: ends the loop around it.
struct BreakTag: LiquidTag {
    static let form = "{% break %}"

    init(_ markup: Range<Int>, _ reader: inout LiquidReader) throws(WrongMarkup) {}

    func render(at node: Int, of page: Page, in rendering: inout Rendering) throws(Rendering.Stop) {
        if !rendering.isSurvey { rendering.liquid.interrupt = .leave }
    }
}

/// `{% continue %}`: goes on with the next item of the loop around it.
struct ContinueTag: LiquidTag {
    static let form = "{% continue %}"

    init(_ markup: Range<Int>, _ reader: inout LiquidReader) throws(WrongMarkup) {}

    func render(at node: Int, of page: Page, in rendering: inout Rendering) throws(Rendering.Stop) {
        if !rendering.isSurvey { rendering.liquid.interrupt = .next }
    }
}
