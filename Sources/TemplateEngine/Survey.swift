import SourceText

/// To go through a text everywhere, whatever the values are.
extension Renderer {
    /// What is wrong in a text and in what it includes, as far as that is certain: each branch of each section and
    /// condition is rendered, and each loop once. The values are examples: lists have an item, and null is a value of
    /// which nothing is known.
    package func survey(_ document: Document) -> Diagnostics {
        var rendering = Rendering(self, Expense(), capacity: 2 * document.source.bytes.count, isSurvey: true)
        rendering.render(document)
        rendering.settleDoubts()
        return Diagnostics(rendering.problems.all)
    }
}

extension Rendering {
    /// Renders the body of a section in Mustache once.
    mutating func survey(_ body: Range<Int>, on value: Int, of page: Page) throws(Stop) {
        let outer = loop
        defer { loop = outer }
        switch scopes.values.items[value] {
        case .list(let items):
            loop = LoopPosition(item: items.lowerBound, items: items)
            try render(body, on: items.first ?? FlatValues.null, of: page)
        case .null:
            // It may be a list.
            loop = LoopPosition(item: 0, items: 0..<1)
            try render(body, on: value, of: page)
        case .bool, .integer, .float, .text, .object: try render(body, on: value, of: page)
        }
    }
}
