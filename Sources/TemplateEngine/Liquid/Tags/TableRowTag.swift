extension Rendering {
    @inline(never) mutating func render(
        _ tag: Shared<TableRowTag>, _ body: Int, at node: Int, of page: Page
    ) throws(LimitReached) {
        let tag = tag.value
        let value = try value(of: tag.collection, in: page)
        let columns = scopes.values.materialized(try self.value(of: tag.columns, in: page)).wholeNumber ?? 0
        guard value.isTrue, let items = try items(of: value, in: tag.slice, after: 0, of: page)
        else { return }
        try descend(at: node, of: page)
        defer { ascend() }
        let item = beginLoop(
            liquid.key(of: Array("tablerowloop".utf8)), over: liquid.key(of: tag.variable), name: [],
            length: items.count, columns: columns)
        defer { endLoop(item) }
        output.appendValue("<tr class=\"row1\">\n")
        for index in 0..<items.count {
            try takeStep(at: node, of: page)
            liquid.locals[item].value = items.item(index, scopes.values)
            try renderCell(body, columns, isLast: index == items.count - 1, at: node, of: page)
            advanceLoop()
        }
        output.appendValue("</tr>\n")
    }

    private mutating func renderCell(
        _ body: Int, _ columns: Int, isLast: Bool, at node: Int, of page: Page
    ) throws(LimitReached) {
        guard let loop = liquid.loops.last else { return }
        output.appendValue("<td class=\"col\(loop.column)\">")
        if liquid.interrupt == nil { try render(page.document.liquid.bodies[body], of: page) }
        noteOrigin(node, of: page)
        output.appendValue("</td>")
        guard loop.column == columns, !isLast else { return }
        output.appendValue("</tr>\n<tr class=\"row\(loop.row + 1)\">")
    }
}

extension MarkupParser {
    mutating func tableRow(_ markup: Range<Int>) throws(WrongMarkup) -> TableRowTag {
        guard let head = loopHead(markup, isName: \.isWordPart) else { throw WrongMarkup() }
        let collection = try expression(head.collection)
        let slice = try slice(markup, allowsContinue: false)
        var columns = Expression.literal(.null)
        for (key, value) in attributes(in: markup) where has("cols", at: key) {
            columns = try expression(value)
        }
        return TableRowTag(
            variable: Array(bytes[head.variable]), collection: collection, slice: slice, columns: columns)
    }
}
