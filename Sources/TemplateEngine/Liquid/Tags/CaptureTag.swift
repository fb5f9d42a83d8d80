/// `{% capture name %}…{% endcapture %}`: assigns the rendered contents to a name.
final class CaptureTag: LiquidBlock, @unchecked Sendable {
    var bodies = Bodies()
    private let name: [UInt8]
    let capturesText = true

    init(_ markup: Range<Int>, _ reader: inout MarkupParser) throws(WrongMarkup) {
        guard let name = reader.signature(in: markup) else { throw WrongMarkup() }
        self.name = Array(reader.bytes[name])
    }

    func render(at node: Int, of page: BoundDocument, in rendering: inout Rendering) throws(LimitReached) {
        let start = rendering.output.count
        try rendering.renderBody(bodies[0], at: node, of: page)
        let text = rendering.output.cut(from: start)
        try rendering.work(text.count, at: page.document.nodes[node].place, of: page)
        rendering.assign(.text(text), to: name)
    }

    func namesSet(in document: Document) -> [String] { [String(decoding: name, as: UTF8.self)] }
}
