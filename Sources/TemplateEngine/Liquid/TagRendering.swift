extension Rendering {
    mutating func renderTag(_ number: Int, at node: Int, of page: Page) throws(LimitReached) {
        charge(page.tag(number).size >> 2)
        if analysis != nil { return try analyze(number, at: node, of: page) }
        try render(tag: number, at: node, of: page)
    }

    /// Renders a Liquid tag. The functions of tags with contents are never inlined, because that would enlarge this
    /// function's stack frame, which stays on the stack while the contents are rendered.
    @inline(__always)
    private mutating func render(tag number: Int, at node: Int, of page: Page) throws(LimitReached) {
        let bodies = page.tag(number).bodies
        switch page.tag(number).content {
        case .assign(let tag): try render(tag, of: page)
        case .capture(let name): try render(capture: name, bodies.lowerBound, at: node, of: page)
        case .case(let tag): try render(tag, bodies, at: node, of: page)
        case .condition(let condition): if try isMet(condition, in: page) { output.appendValue("true") }
        case .conditional(let tag): try render(tag, bodies, at: node, of: page)
        case .counter(let tag): render(tag, of: page)
        case .cycle(let tag): try render(tag, at: node, of: page)
        case .for(let tag): try render(tag, bodies, at: node, of: page)
        case .ifChanged: try renderIfChanged(bodies.lowerBound, at: node, of: page)
        case .include(let tag): try render(tag, at: node, of: page)
        case .interrupt(let interrupt): liquid.interrupt = interrupt
        case .tableRow(let tag): try render(tag, bodies.lowerBound, at: node, of: page)
        }
    }

    /// Analyzes a Liquid tag: all branches of a condition, and everything after a `break`.
    @inline(never)
    private mutating func analyze(_ number: Int, at node: Int, of page: Page) throws(LimitReached) {
        let bodies = page.tag(number).bodies
        switch page.tag(number).content {
        case .conditional(let tag):
            try analyze(bodies, testing: tag.value.testedExpressions, at: node, of: page)
        case .case(let tag):
            try analyze(bodies.dropFirst(), testing: tag.value.testedExpressions, at: node, of: page)
        default:
            try render(tag: number, at: node, of: page)
            liquid.interrupt = nil
        }
    }

    /// Renders the branches of a tag that tests names. The bodies may use these names even if they have no value.
    private mutating func analyze(
        _ bodies: Range<Int>, testing names: [Expression], at node: Int, of page: Page
    ) throws(LimitReached) {
        try warnOfUndefined(tested: names, in: page)
        let outer = analysis?.tested ?? []
        defer { analysis?.tested = outer }
        for name in names {
            if let first = path(of: name, in: page)?.keys.first { analysis?.tested.append(first) }
        }
        for body in bodies { try renderBody(body, at: node, of: page) }
    }

    @inline(never)
    private mutating func renderIfChanged(_ body: Int, at node: Int, of page: Page) throws(LimitReached) {
        let start = output.count
        try renderBody(body, at: node, of: page)
        let text = Array(output.bytes[start...])
        try work(text.count, at: page.document.nodes[node].place, of: page)
        if text == liquid.unchanged { _ = output.cut(from: start) }
        liquid.unchanged = text
    }

    /// Renders the contents of a tag, one level deeper. They are given by their number among the bodies.
    mutating func renderBody(_ body: Int, at node: Int, of page: Page) throws(LimitReached) {
        let body = page.document.liquid.bodies[body]
        guard !body.isEmpty else { return }
        try descend(at: node, of: page)
        defer { ascend() }
        try render(body, of: page)
    }
}
