extension Rendering {
    /// Renders the body of a section: for each item of a list, or once for another value that is true.
    mutating func renderSection(_ body: Range<Int>, on name: Int, of page: Page) throws(Stop) {
        let node = body.lowerBound - 1
        let value = condition(name, at: node, of: page)
        guard let value, enters(scopes.values.items[value].isTrue), !body.isEmpty else { return }
        try descend(at: node, of: page)
        defer { ascend() }
        guard let items = items(of: value) else { return try render(body, on: value, of: page) }
        let outer = loop
        defer { loop = outer }
        for item in items.visited {
            loop = LoopPosition(item: item, items: items.all)
            try render(body, on: item, of: page)
        }
    }

    /// Renders the body of a section for one value.
    mutating func render(_ body: Range<Int>, on value: Int, of page: Page) throws(Stop) {
        scopes.push(value)
        defer { scopes.pop() }
        try render(body, of: page)
    }

    /// Renders the body of an inverted section if the value is false.
    mutating func renderInverted(_ body: Range<Int>, on name: Int, of page: Page) throws(Stop) {
        let node = body.lowerBound - 1
        let value = condition(name, at: node, of: page)
        guard let value, enters(!scopes.values.items[value].isTrue) else { return }
        try descend(at: node, of: page)
        defer { ascend() }
        try render(body, of: page)
    }

    /// The value that a section asks for: null where the name may be missing, nil where it may not.
    private mutating func condition(_ name: Int, at node: Int, of page: Page) -> Int? {
        if let value = scopes.value(of: name, in: page) { return value }
        if specification.ignoresUnknown || scopes.isOptional(name, in: page) { return FlatValues.null }
        miss(name, at: node, of: page)
        return nil
    }
}
