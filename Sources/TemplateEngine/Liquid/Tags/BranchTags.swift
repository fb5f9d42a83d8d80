/// Tags with branches, of which some are rendered.
extension Rendering {
    @inline(never) mutating func render(
        _ tag: Shared<ConditionalTag>, _ bodies: Range<Int>, at node: Int, of page: Page
    ) throws(LimitReached) {
        if try isMet(tag.value.first, in: page) != tag.value.negatesFirst {
            return try renderBody(bodies.lowerBound, at: node, of: page)
        }
        for index in tag.value.others.indices {
            if let condition = tag.value.others[index], try !isMet(condition, in: page) { continue }
            return try renderBody(bodies.lowerBound + index + 1, at: node, of: page)
        }
    }

    @inline(never) mutating func render(
        _ tag: Shared<CaseTag>, _ bodies: Range<Int>, at node: Int, of page: Page
    ) throws(LimitReached) {
        let subject = try value(of: tag.value.value.value, in: page, isTested: true)
        var isFound = false
        for (index, branch) in tag.value.branches.enumerated() {
            guard let branch else {
                if isFound { continue }
                return try renderBody(bodies.lowerBound + index + 1, at: node, of: page)
            }
            for alternative in branch {
                let other = try value(of: alternative.value, in: page, isTested: true)
                try work(
                    scopes.values.weight(ofComparing: subject, other), at: tag.value.value.place, of: page)
                guard scopes.values.areEqual(subject, other) else { continue }
                isFound = true
                try renderBody(bodies.lowerBound + index + 1, at: node, of: page)
                if liquid.interrupt != nil { return }
            }
        }
    }
}

extension LiquidTag {
    mutating func divide(_ branch: TagName, _ reader: inout MarkupParser) throws(WrongMarkup) {
        switch self {
        case .case(let shared):
            var tag = shared.value
            tag.branches.append(try reader.alternatives(branch))
            self = .case(Shared(tag))
        case .conditional(let shared):
            var tag = shared.value
            tag.others.append(
                reader.has("else", at: branch.place) ? nil : try reader.condition(branch.markup))
            self = .conditional(Shared(tag))
        case .for(let shared):
            var tag = shared.value
            if tag.hasElse { throw WrongMarkup(message: "'for' already has an 'else'") }
            tag.hasElse = true
            self = .for(Shared(tag))
        default: break
        }
    }
}

extension MarkupParser {
    mutating func choice(_ markup: Range<Int>) throws(WrongMarkup) -> CaseTag {
        guard let fragment = firstFragment(in: markup) else { throw WrongMarkup() }
        return CaseTag(value: try placed(fragment))
    }

    /// Parses the values of a `when`, which are fragments separated by commas or `or`. Returns nil for an `else`.
    fileprivate mutating func alternatives(_ branch: TagName) throws(WrongMarkup) -> [PlacedExpression]? {
        guard has("when", at: branch.place) else {
            let rest = trimmed(branch.markup)
            if rest.isEmpty { return nil }
            throw WrongMarkup(message: "invalid 'else'", place: rest, hint: "write it like '{% else %}'")
        }
        var found: [PlacedExpression] = []
        let end = branch.markup.upperBound
        var next = firstFragment(in: branch.markup)
        while let fragment = next {
            found.append(try placed(fragment))
            next = separator(at: fragment.upperBound, to: end).flatMap { self.fragment(at: $0, to: end) }
        }
        if !found.isEmpty { return found }
        throw WrongMarkup(message: "invalid 'when'", hint: "write it like '{% when 'one', 'other' %}'")
    }

    /// Returns the end of a separator: a comma, or an `or` surrounded by white space.
    private func separator(at start: Int, to end: Int) -> Int? {
        let next = skipSpace(start, to: end)
        guard next < end else { return nil }
        if bytes[next] == UInt8(ascii: ",") { return skipSpace(next + 1, to: end) }
        let word = word(at: next, to: end)
        guard next > start, word.upperBound < end, has("or", at: word) else { return nil }
        return bytes[word.upperBound].isLiquidSpace ? skipSpace(word.upperBound, to: end) : nil
    }
}
