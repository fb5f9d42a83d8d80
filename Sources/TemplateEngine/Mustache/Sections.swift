extension Rendering {
    /// Renders the body of a section: once per item for a list, or once for any other true value. Renders the body of
    /// an inverted section if the value is false.
    mutating func renderSection(
        _ body: Range<Int>, on name: Int, isInverted: Bool, of page: Page
    ) throws(LimitReached) {
        let node = body.lowerBound - 1
        guard let value = condition(name, at: node, of: page),
            enters(page.values.items[value].isTrue != isInverted), isInverted || !body.isEmpty
        else { return }
        try descend(at: node, of: page)
        defer { ascend() }
        if isInverted { return try render(body, of: page) }
        guard let items = items(of: value) else { return try render(body, on: value, of: page) }
        let outer = loop
        defer { loop = outer }
        for item in items.visited {
            loop = (item, items.all)
            try render(body, on: item, of: page)
        }
    }

    mutating func render(_ body: Range<Int>, on value: Int, of page: Page) throws(LimitReached) {
        scopes.numbers.append(value)
        defer { scopes.numbers.removeLast() }
        try render(body, of: page)
    }

    /// Returns the value that a section tests. A missing name gives null if the name is optional, otherwise nil.
    private mutating func condition(_ name: Int, at node: Int, of page: Page) -> Int? {
        if let value = scopes.value(of: name, in: page) { return value }
        if scopes.isOptional(name, in: page) { return ValueArena.null }
        miss(name, at: node, of: page)
        return nil
    }

    /// Renders the body of a section on a loop variable. The section does not change the current item.
    mutating func renderSection(
        _ body: Range<Int>, on name: LoopName, isInverted: Bool, of page: Page
    ) throws(LimitReached) {
        let node = body.lowerBound - 1
        guard let value = value(of: name, at: node, of: page), enters(value.isTrue != isInverted)
        else { return }
        try descend(at: node, of: page)
        defer { ascend() }
        try render(body, of: page)
    }

    /// Returns the value of a variable of the innermost loop over a list.
    mutating func value(of name: LoopName, at node: Int, of page: Page) -> ValueArena.Item? {
        guard let loop else {
            problems.add(at: node, of: page) { name in
                ("'\(name)' outside of a loop", "use it in a loop: a section over a list")
            }
            return nil
        }
        return switch name {
        case .first: .bool(loop.item == loop.items.lowerBound)
        case .last: .bool(loop.item == loop.items.upperBound - 1)
        case .index: .integer(loop.item - loop.items.lowerBound + 1)
        }
    }
}
