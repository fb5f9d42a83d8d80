import SourceText

/// Visits every part of a text, whatever the values are: renders every branch of every section and condition, and runs
/// each loop once. The values are examples: a list has one item, and nothing is known about a null value.
struct NameAnalysis {
    /// The Liquid names without a value at the place of use that may get one elsewhere.
    var undefined: [PossiblyUndefined] = []
    /// The keys of the names that the enclosing conditions test.
    var tested: [Int] = []
    /// All values assigned or captured, by key of the name.
    var assigned: [Int: [LiquidValue]] = [:]
}

extension Renderer {
    /// Returns the problems in a text and its includes that occur whatever the values are, mainly unknown names.
    package func analyze(_ document: Document) -> Diagnostics {
        var rendering = Rendering(self, document)
        rendering.analysis = NameAnalysis()
        rendering.problems.areCertain = true
        rendering.render(document)
        rendering.warnOfUndefinedNames()
        return Diagnostics(rendering.problems.all)
    }
}

/// The differences between analyzing and rendering.
///
/// The functions are `mutating` although they change nothing: in debug builds, nonmutating ones would get a copy of the
/// whole rendering, which would take stack space in every caller.
extension Rendering {
    /// Whether to enter a branch. The analysis enters every branch.
    @inline(__always)
    mutating func enters(_ isTrue: Bool) -> Bool { isTrue || analysis != nil }

    /// Whether to render a partial. The analysis does not render a partial inside itself.
    mutating func enters(partial name: String) -> Bool { analysis == nil || !partials.isCurrent(name) }

    /// How often to run a loop. The analysis runs it once.
    @inline(__always)
    mutating func rounds(_ count: Int) -> Int { analysis == nil ? count : 1 }

    /// Returns the items that a Mustache section loops over, or nil if the value is not a list. The analysis treats
    /// null as a possible list.
    @inline(__always)
    mutating func items(of value: Int) -> (all: Range<Int>, visited: Range<Int>)? {
        if case .list(let items) = scopes.values.items[value] {
            if analysis == nil { return (items, items) }
            return (items, items.isEmpty ? ValueArena.null..<ValueArena.null + 1 : items.prefix(1))
        }
        let null = ValueArena.null..<ValueArena.null + 1
        return analysis != nil && scopes.values.items[value].isNull ? (null, null) : nil
    }

    /// Analyzes a Liquid tag: all branches of a condition, and everything after a `break`.
    @inline(never)
    mutating func analyze(_ tag: any LiquidTag, at node: Int, of page: BoundDocument) throws(LimitReached) {
        if let tag = tag as? ConditionalTag {
            return try analyze(tag.bodies.all[...], testing: tag.testedExpressions, at: node, of: page)
        }
        if let tag = tag as? CaseTag {
            return try analyze(tag.bodies.all.dropFirst(), testing: tag.testedExpressions, at: node, of: page)
        }
        try tag.render(at: node, of: page, in: &self)
        liquid.interrupt = nil
    }

    /// Renders the branches of a tag that tests names. The bodies may use these names even if they have no value.
    private mutating func analyze(
        _ bodies: ArraySlice<Range<Int>>, testing names: [Expression], at node: Int, of page: BoundDocument
    ) throws(LimitReached) {
        try warnOfUndefined(tested: names, in: page)
        let outer = analysis?.tested ?? []
        defer { analysis?.tested = outer }
        for name in names {
            if let first = path(of: name, in: page)?.keys.first { analysis?.tested.append(first) }
        }
        for body in bodies { try renderBody(body, at: node, of: page) }
    }
}
