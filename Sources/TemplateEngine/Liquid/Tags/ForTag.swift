extension Rendering {
    @inline(never) mutating func render(
        _ tag: Shared<ForTag>, _ bodies: Range<Int>, at node: Int, of page: Page
    ) throws(LimitReached) {
        let value = try value(of: tag.value.collection, in: page, isTested: tag.value.hasElse)
        let name = page.partKeys[tag.value.words.name]
        let start = liquid.stops[name] ?? 0
        guard let items = try items(of: value, in: tag.value.slice, after: start, of: page) else { return }
        liquid.stops[name] = items.stop
        if tag.value.hasElse, enters(items.count == 0) {
            try renderBody(bodies.lowerBound + 1, at: node, of: page)
        }
        guard enters(items.count > 0) else { return }
        try descend(at: node, of: page)
        defer { ascend() }
        let (loop, item) = (page.partKeys[tag.value.words.loop], page.partKeys[tag.value.words.variable])
        let variable = beginLoop(loop, over: item, name: tag.value.name, length: items.count)
        defer { endLoop(variable) }
        let body = page.document.liquid.bodies[bodies.lowerBound]
        for index in 0..<(analysis == nil ? items.count : 1) {
            try takeStep(at: node, of: page)
            if items.count > 0 {
                let place = tag.value.isReversed ? items.count - 1 - index : index
                liquid.locals[variable].value = items.item(place, scopes.values)
            }
            try render(body, of: page)
            if liquid.interrupt == .leave { break }
            liquid.interrupt = nil
            advanceLoop()
        }
        liquid.interrupt = nil
    }
}

extension MarkupParser {
    mutating func loop(_ markup: Range<Int>) throws(WrongMarkup) -> ForTag {
        guard let head = loopHead(markup, isName: \.isNamePart) else { throw WrongMarkup() }
        let name = bytes[head.variable] + [UInt8(ascii: "-")] + bytes[head.collection]
        let words = (
            variable: part(head.variable), loop: names.parts.add("forloop"),
            name: name.withUnsafeBytes { names.parts.add($0) }
        )
        let collection = try expression(head.collection)
        let word = word(
            at: skipSpace(head.collection.upperBound, to: markup.upperBound), to: markup.upperBound)
        return ForTag(
            words: words, collection: collection, name: Array(name),
            isReversed: starts(word, with: "reversed"), slice: try slice(markup, allowsContinue: true))
    }
}
