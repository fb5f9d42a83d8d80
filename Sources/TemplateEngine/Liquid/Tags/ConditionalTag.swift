extension ConditionalTag {
    init(_ markup: Range<Int>, _ reader: inout MarkupParser, negatesFirst: Bool) throws(WrongMarkup) {
        self.negatesFirst = negatesFirst
        first = try reader.condition(markup)
    }

    mutating func divide(_ branch: TagName, _ reader: inout MarkupParser) throws(WrongMarkup) {
        others.append(branch.text == "else" ? nil : try reader.condition(branch.markup))
    }

    @inline(never)
    func render(_ bodies: Bodies, at node: Int, of page: BoundDocument, in rendering: inout Rendering)
        throws(LimitReached)
    {
        if try rendering.isMet(first, in: page) != negatesFirst {
            return try rendering.renderBody(bodies[0], at: node, of: page)
        }
        for index in others.indices {
            if let condition = others[index], try !rendering.isMet(condition, in: page) { continue }
            return try rendering.renderBody(bodies[index + 1], at: node, of: page)
        }
    }
}
