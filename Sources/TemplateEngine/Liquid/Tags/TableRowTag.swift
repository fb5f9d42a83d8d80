extension TableRowTag {
    init(_ markup: Range<Int>, _ reader: inout MarkupParser) throws(WrongMarkup) {
        guard let head = reader.loopHead(markup, isName: \.isWordPart) else { throw WrongMarkup() }
        variable = Array(reader.bytes[head.variable])
        collection = try reader.expression(head.collection)
        slice = try LoopSlice(markup, &reader, allowsContinue: false)
        var columns = Expression.literal(.null)
        for (key, value) in reader.attributes(in: markup) where reader.text(key) == "cols" {
            columns = try reader.expression(value)
        }
        self.columns = columns
    }

    @inline(never)
    func render(_ body: Range<Int>, at node: Int, of page: BoundDocument, in rendering: inout Rendering)
        throws(LimitReached)
    {
        let value = try rendering.value(of: collection, in: page)
        let width = rendering.scopes.values.materialized(try rendering.value(of: columns, in: page))
        let columns = width.wholeNumber ?? 0
        guard value.isTrue, let items = try slice.items(of: value, after: 0, of: page, in: &rendering)
        else { return }
        try rendering.descend(at: node, of: page)
        defer { rendering.ascend() }
        let loop = rendering.liquid.names.add("tablerowloop")
        let item = rendering.beginLoop(
            loop, over: rendering.liquid.key(of: variable), name: [], length: items.count, columns: columns)
        defer { rendering.endLoop(item) }
        rendering.output.appendValue("<tr class=\"row1\">\n")
        for index in 0..<items.count {
            try rendering.takeStep(at: node, of: page)
            rendering.liquid.locals[item].value = items.item(index, rendering.scopes.values)
            try renderCell(
                body, columns, isLast: index == items.count - 1, at: node, of: page, in: &rendering)
            rendering.advanceLoop()
        }
        rendering.output.appendValue("</tr>\n")
    }

    private func renderCell(
        _ body: Range<Int>, _ columns: Int, isLast: Bool, at node: Int, of page: BoundDocument,
        in rendering: inout Rendering
    ) throws(LimitReached) {
        guard let loop = rendering.liquid.loops.last else { return }
        rendering.output.appendValue("<td class=\"col\(loop.column)\">")
        if rendering.liquid.interrupt == nil { try rendering.render(body, of: page) }
        rendering.noteOrigin(node, of: page)
        rendering.output.appendValue("</td>")
        guard loop.column == columns, !isLast else { return }
        rendering.output.appendValue("</tr>\n<tr class=\"row\(loop.row + 1)\">")
    }
}
