/// `{% comment %}…{% endcomment %}`: nothing.
struct CommentTag: LiquidBlock {
    static let name = "comment"
    static let form = "{% comment %}"
    static let isSilent = true
    static let isDropped = true
    var bodies: [Range<Int>] = []

    init(_ markup: Range<Int>, _ reader: inout LiquidReader) throws(WrongMarkup) {}

    func render(at node: Int, of page: Page, in rendering: inout Rendering) throws(Rendering.Stop) {}
}
