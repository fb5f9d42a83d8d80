extension CaseTag {
    init(_ markup: Range<Int>, _ reader: inout MarkupParser) throws(WrongMarkup) {
        guard let fragment = reader.firstFragment(in: markup) else { throw WrongMarkup() }
        value = try reader.placed(fragment)
    }

    mutating func divide(_ branch: TagName, _ reader: inout MarkupParser) throws(WrongMarkup) {
        if branch.text == "when" { return branches.append(try reader.alternatives(branch.markup)) }
        let rest = reader.trimmed(branch.markup)
        guard rest.isEmpty else {
            throw WrongMarkup(message: "invalid 'else'", place: rest, hint: "write it like '{% else %}'")
        }
        branches.append(nil)
    }

    @inline(never)
    func render(_ bodies: Bodies, at node: Int, of page: BoundDocument, in rendering: inout Rendering)
        throws(LimitReached)
    {
        let subject = try rendering.value(of: value.value, in: page, isTested: true)
        var isFound = false
        for (index, branch) in branches.enumerated() {
            let body = bodies[index + 1]
            guard let branch else {
                if isFound { continue }
                return try rendering.renderBody(body, at: node, of: page)
            }
            for alternative in branch {
                let other = try rendering.value(of: alternative.value, in: page, isTested: true)
                let values = rendering.scopes.values
                try rendering.work(values.weight(ofComparing: subject, other), at: value.place, of: page)
                guard values.areEqual(subject, other) else { continue }
                isFound = true
                try rendering.renderBody(body, at: node, of: page)
                if rendering.liquid.interrupt != nil { return }
            }
        }
    }
}

extension MarkupParser {
    /// Parses the values of a `when`: fragments separated by commas or `or`.
    fileprivate mutating func alternatives(_ markup: Range<Int>) throws(WrongMarkup) -> [PlacedExpression] {
        var found: [PlacedExpression] = []
        let end = markup.upperBound
        var next = firstFragment(in: markup)
        while let fragment = next {
            found.append(try placed(fragment))
            next = separator(at: fragment.upperBound, to: end).flatMap { self.fragment(at: $0, to: end) }
        }
        guard !found.isEmpty else {
            throw WrongMarkup(
                message: "invalid 'when'", place: nil, hint: "write it like '{% when 'one', 'other' %}'")
        }
        return found
    }

    /// Returns the end of a separator: a comma, or an `or` surrounded by white space.
    private func separator(at start: Int, to end: Int) -> Int? {
        let next = skipSpace(start, to: end)
        guard next < end else { return nil }
        if bytes[next] == UInt8(ascii: ",") { return skipSpace(next + 1, to: end) }
        let word = word(at: next, to: end)
        guard next > start, word.upperBound < end, text(word) == "or" else { return nil }
        guard bytes[word.upperBound].isLiquidSpace else { return nil }
        return skipSpace(word.upperBound, to: end)
    }
}
