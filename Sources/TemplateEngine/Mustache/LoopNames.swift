extension Rendering {
    /// Renders the body of a section on a loop variable. The section does not change the current item.
    mutating func renderSection(
        _ body: Range<Int>, on name: LoopName, isInverted: Bool, of page: BoundDocument
    ) throws(LimitReached) {
        let node = body.lowerBound - 1
        guard let value = value(of: name, at: node, of: page), enters(value.isTrue != isInverted)
        else { return }
        try descend(at: node, of: page)
        defer { ascend() }
        try render(body, of: page)
    }

    /// Returns the value of a variable of the innermost loop over a list.
    mutating func value(of name: LoopName, at node: Int, of page: BoundDocument) -> ValueArena.Item? {
        if let loop { return loop[name] }
        problems.add(at: node, of: page) { name in
            ("'\(name)' outside of a loop", "use it in a loop: a section over a list")
        }
        return nil
    }
}
