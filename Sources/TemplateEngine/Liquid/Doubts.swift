/// A name without a value where a text asks for it in a survey. It may get one there from elsewhere.
struct Doubt {
    let path: NamePath
    let place: Range<Int>
    let page: Page
}

/// Names in a survey of Liquid that may have a value where they have none: a loop brings back what is set behind them,
/// and one branch of several sets what another one does not.
extension Rendering {
    /// Notes the names in a condition that have no value there. What a snippet asks for, not every text that includes it
    /// gives.
    mutating func survey(_ expressions: [Expression], in page: Page) throws(Stop) {
        guard page.partial == nil else { return }
        for expression in expressions {
            guard let place = expression.place, let path = path(of: expression, in: page),
                let first = path.keys.first, try isMissing(expression, in: page), !isOpen(path)
            else { continue }
            if isGiven(first) {
                tell(unknown: path, at: place, in: page)
            } else if !guards.contains(first) {
                doubts.append(Doubt(path: path, place: place, page: page))
            }
        }
    }

    /// Renders the branches of a tag in Liquid that tests some names: their bodies may ask for these.
    mutating func surveyBodies(
        _ bodies: ArraySlice<Range<Int>>, testing expressions: [Expression], at node: Int, of page: Page
    ) throws(Stop) {
        try survey(expressions, in: page)
        let outer = guards.count
        defer { guards.removeLast(guards.count - outer) }
        for expression in expressions {
            if let first = path(of: expression, in: page)?.keys.first { guards.append(first) }
        }
        for body in bodies { try renderBody(body, at: node, of: page) }
    }

    /// Whether it is not certain that a name without a value is unknown. What may be set elsewhere is noted.
    mutating func isExcused(_ path: NamePath, at place: Range<Int>, in page: Page) -> Bool {
        guard let first = path.keys.first else { return true }
        if isOpen(path) { return true }
        if isGiven(first) { return false }
        if guards.contains(first) { return true }
        guard liquid.isAssigned(first) || page.partial != nil || !liquid.loops.isEmpty else { return false }
        doubts.append(Doubt(path: path, place: place, page: page))
        return true
    }

    /// Warns of the names that never get a value.
    mutating func settleDoubts() {
        for doubt in doubts where !isEverSet(doubt.path) {
            tell(unknown: doubt.path, at: doubt.place, in: doubt.page)
        }
    }

    private mutating func isEverSet(_ path: NamePath) -> Bool {
        guard let first = path.keys.first else { return true }
        if liquid.counters[first] != nil { return true }
        return (liquid.history?[first] ?? []).contains { start in
            var value = start.settled
            for key in path.keys.dropFirst() {
                if case .given(let number) = value, scopes.values.items[number].isOpen { return true }
                guard let next = field(key, of: value) else { return false }
                value = next
            }
            return true
        }
    }

    /// Whether a value was handed in under a name, or a loop or an include gives it one.
    private mutating func isGiven(_ first: Int) -> Bool { !liquid.isAssigned(first) && root(first) != nil }

    /// Whether a name is missing from an object that may have any.
    private func isOpen(_ path: NamePath) -> Bool {
        scopes.deadEnd(of: path.keys[...]).map { scopes.values.items[$0.value].isOpen } ?? false
    }

    private mutating func isMissing(_ expression: Expression, in page: Page) throws(Stop) -> Bool {
        switch expression {
        case .name(let name, _): value(ofName: name, in: page) == nil
        case .lookup(let lookup): try found(lookup, in: page) == nil
        case .literal, .range: false
        }
    }

    private mutating func path(of expression: Expression, in page: Page) -> NamePath? {
        switch expression {
        case .name(let name, _): path(of: name, in: page)
        case .lookup(let lookup): path(of: lookup, in: page)
        case .literal, .range: nil
        }
    }
}
