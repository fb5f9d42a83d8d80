extension ForTag {
    init(_ markup: Range<Int>, _ reader: inout MarkupParser) throws(WrongMarkup) {
        guard let head = reader.loopHead(markup, isName: \.isNamePart) else { throw WrongMarkup() }
        var name: [UInt8] = []
        name.reserveCapacity(head.variable.count + 1 + head.collection.count)
        name.append(contentsOf: reader.bytes[head.variable])
        name.append(UInt8(ascii: "-"))
        name.append(contentsOf: reader.bytes[head.collection])
        words = (
            reader.part(head.variable), reader.names.parts.add("forloop"),
            name.withUnsafeBytes { reader.names.parts.add($0) }
        )
        self.name = name
        collection = try reader.expression(head.collection)
        let word = reader.word(
            at: reader.skipSpace(head.collection.upperBound, to: markup.upperBound), to: markup.upperBound)
        isReversed = reader.starts(word, with: "reversed")
        slice = try LoopSlice(markup, &reader, allowsContinue: true)
    }

    mutating func divide(_ branch: TagName, _ reader: inout MarkupParser) throws(WrongMarkup) {
        if hasElse { throw WrongMarkup(message: "'for' already has an 'else'") }
        hasElse = true
    }

    @inline(never)
    func render(_ bodies: Bodies, at node: Int, of page: BoundDocument, in rendering: inout Rendering)
        throws(LimitReached)
    {
        let value = try rendering.value(of: collection, in: page, isTested: hasElse)
        let start = rendering.liquid.stop(of: page.partKeys[words.name])
        guard let items = try slice.items(of: value, after: start, of: page, in: &rendering) else { return }
        rendering.liquid.note(stop: items.stop, of: page.partKeys[words.name])
        if hasElse, rendering.enters(items.count == 0) {
            try rendering.renderBody(bodies[1], at: node, of: page)
        }
        guard rendering.enters(items.count > 0) else { return }
        try rendering.descend(at: node, of: page)
        defer { rendering.ascend() }
        let keys = (loop: page.partKeys[words.loop], variable: page.partKeys[words.variable])
        let variable = rendering.beginLoop(keys.loop, over: keys.variable, name: name, length: items.count)
        defer { rendering.endLoop(variable) }
        for index in 0..<rendering.rounds(items.count) {
            try rendering.takeStep(at: node, of: page)
            if items.count > 0 {
                let item = items.item(isReversed ? items.count - 1 - index : index, rendering.scopes.values)
                rendering.liquid.locals[variable].value = item
            }
            try rendering.render(bodies[0], of: page)
            if rendering.liquid.interrupt == .leave { break }
            rendering.liquid.interrupt = nil
            rendering.advanceLoop()
        }
        rendering.liquid.interrupt = nil
    }
}
