import SourceText

/// To go through a text everywhere, whatever the values are: each branch of each section and condition is rendered, and
/// each loop once. The values are examples: lists have an item, and null is a value of which nothing is known.
struct NameAnalysis {
    /// The names in Liquid that have no value where they stand, and may get one.
    var undefined: [PossiblyUndefined] = []
    /// The keys of the names that the conditions around test.
    var tested: [Int] = []
    /// By its key: all that was assigned or captured.
    var assigned: [Int: [LiquidValue]] = [:]
}

extension Renderer {
    /// What is wrong in a text and in what it includes, as far as that is certain whatever the values are: unknown
    /// names, above all.
    package func analyze(_ document: Document) -> Diagnostics {
        var rendering = Rendering(self, document)
        rendering.analysis = NameAnalysis()
        rendering.problems.areCertain = true
        rendering.render(document)
        rendering.warnOfUndefinedNames()
        return Diagnostics(rendering.problems.all)
    }
}

/// What the analysis changes about rendering.
///
/// The functions are `mutating`, though they change nothing: without optimization the others are given a copy of the
/// whole rendering, for which every caller needs room on its stack.
extension Rendering {
    /// Whether to enter a branch; the analysis enters each.
    @inline(__always)
    mutating func enters(_ isTrue: Bool) -> Bool { isTrue || analysis != nil }

    /// Whether to render a partial; the analysis does so once within itself.
    mutating func enters(partial name: String) -> Bool { analysis == nil || !partials.isCurrent(name) }

    /// How often to go through a loop; the analysis does so once.
    @inline(__always)
    mutating func rounds(_ count: Int) -> Int { analysis == nil ? count : 1 }

    /// What a section in Mustache loops over, nil for a value that is no list; to the analysis, null may be one.
    @inline(__always)
    mutating func items(of value: Int) -> (all: Range<Int>, visited: Range<Int>)? {
        if case .list(let items) = scopes.values.items[value] {
            if analysis == nil { return (items, items) }
            return (items, items.isEmpty ? ValueArena.null..<ValueArena.null + 1 : items.prefix(1))
        }
        let null = ValueArena.null..<ValueArena.null + 1
        return analysis != nil && scopes.values.items[value].isNull ? (null, null) : nil
    }

    /// Goes through a tag of Liquid: all branches of conditions, and what follows a `break`.
    @inline(never)
    mutating func analyze(_ tag: any LiquidTag, at node: Int, of page: BoundDocument) throws(LimitReached) {
        if let tag = tag as? ConditionalTag {
            return try analyze(tag.bodies[...], testing: tag.testedExpressions, at: node, of: page)
        }
        if let tag = tag as? CaseTag {
            return try analyze(tag.bodies.dropFirst(), testing: tag.testedExpressions, at: node, of: page)
        }
        try tag.render(at: node, of: page, in: &self)
        liquid.interrupt = nil
    }

    /// Renders the branches of a tag that tests some names: their bodies may ask for these.
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
