extension CaptureTag {
    init(_ markup: Range<Int>, _ reader: inout MarkupParser) throws(WrongMarkup) {
        guard let name = reader.signature(in: markup) else { throw WrongMarkup() }
        self.name = Array(reader.bytes[name])
    }

    @inline(never)
    func render(_ body: Range<Int>, at node: Int, of page: BoundDocument, in rendering: inout Rendering)
        throws(LimitReached)
    {
        let start = rendering.output.count
        try rendering.renderBody(body, at: node, of: page)
        let text = rendering.output.cut(from: start)
        try rendering.work(text.count, at: page.document.nodes[node].place, of: page)
        rendering.assign(.text(text), to: name)
    }
}
