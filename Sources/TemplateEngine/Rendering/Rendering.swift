import SourceText

/// One run of the renderer.
struct Rendering {
    let limits: Renderer.Limits
    let followsSpecification: Bool
    var scopes: ContextStack
    var partials: Partials
    var output: Output
    var problems: Problems
    /// How many sections and partials are around the current node.
    private var depth = 0
    /// The steps so far, and the bytes of the renderings before this one.
    private var taken: Renderer.Usage
    /// How many bytes this one may write.
    private let mostBytes: Int
    /// The innermost loop over a list in Mustache.
    var loop: LoopPosition?
    /// The parents that are being rendered.
    var parents = Parents()
    /// What the analysis has found, where the text is gone through everywhere.
    var analysis: NameAnalysis?
    /// What Liquid has assigned, counted and begun.
    var liquid: LiquidState

    /// - Parameter isTraced: whether to note what makes each stretch of the text.
    init(
        _ renderer: Renderer, _ document: Document, _ usage: Renderer.Usage = .init(), isTraced: Bool = false
    ) {
        limits = renderer.limits
        followsSpecification = renderer.followsSpecification
        taken = usage
        mostBytes = limits.mebibytes << 20 - usage.bytes
        problems = Problems(limit: renderer.limits.problems)
        scopes = ContextStack(values: renderer.values)
        liquid = LiquidState(names: renderer.values.keyNames, now: renderer.now)
        partials = Partials(renderer.partials)
        output = Output(capacity: 2 * document.source.bytes.count)
        if isTraced { output.trace = SourceMapRecorder(document) }
    }

    /// Renders a document as far as that goes.
    mutating func render(_ document: Document) {
        let page = BoundDocument(document, partial: nil, values: scopes.values, names: &liquid.names)
        do {
            try render(document.nodes.indices, of: page)
        } catch {}
    }

    /// Renders some of a page's nodes.
    mutating func render(_ nodes: Range<Int>, of page: BoundDocument) throws(LimitReached) {
        var index = nodes.lowerBound
        while index < nodes.upperBound {
            try takeStep(at: index, of: page)
            noteOrigin(index, of: page)
            let node = page.document.nodes[index]
            var next = index + 1
            switch node.kind {
            case .text:
                output.appendText(node.place, of: page.document.source.bytes)
            case .value(let name):
                insert(name, at: index, of: page)
            case .section(let name, let isInverted):
                try renderSection(next..<node.end, on: name, isInverted: isInverted, of: page)
                next = node.end
            case .partial(let number):
                try include(number, at: index, of: page)
            case .filtered, .loopSection, .parent, .block:
                next = try renderRare(index, of: page)
            case .lookup(let name):
                try writeValue(name, at: node.place, in: page)
            case .output(let number):
                try writeOutput(number, of: page)
            case .tag(let number):
                try renderTag(number, at: index, of: page)
                if liquid.interrupt != nil { return }
                next = node.end
            }
            index = next
        }
    }

    /// Notes that a node makes what is written next, where that is asked for.
    mutating func noteOrigin(_ node: Int, of page: BoundDocument) {
        guard output.trace != nil else { return }
        let start = output.count
        output.trace?.begin(node, of: page, at: start)
    }

    /// Renders a node of a rare kind, apart from the others: they are faster without it. Returns where to go on.
    @inline(never)
    private mutating func renderRare(_ index: Int, of page: BoundDocument) throws(LimitReached) -> Int {
        let node = page.document.nodes[index]
        switch node.kind {
        case .filtered(let number):
            try insertFiltered(number, at: index, of: page)
        case .loopSection(let name, let isInverted):
            try renderSection(index + 1..<node.end, on: name, isInverted: isInverted, of: page)
        case .parent(let number):
            try renderParent(number, at: index, of: page)
        case .block(let number):
            let isReplaced = try replaceBlock(number, at: index, of: page)
            if enters(!isReplaced) { return index + 1 }
        default: break
        }
        return max(index + 1, node.end)
    }

    /// Goes into a section or a partial, unless that is too deep.
    mutating func descend(at node: Int, of page: BoundDocument, into partial: String? = nil)
        throws(LimitReached)
    {
        guard depth < limits.depth else {
            let hint = partial.flatMap(partials.hint(tooDeep:)) ?? limits.depthHint
            problems.add(at: node, of: page) { ("'\($0)' is nested more than \(limits.depth) deep", hint) }
            throw LimitReached()
        }
        depth += 1
    }

    /// Counts steps for work that is not rendering a node: for so many bytes, or other small units.
    @inline(__always)
    mutating func work(_ bytes: Int, at place: Range<Int>, of page: BoundDocument) throws(LimitReached) {
        charge(bytes)
        if takesTooMuch { try stop(at: place, of: page) }
    }

    /// Notes that the template takes too much.
    @inline(never)
    private mutating func stop(at place: Range<Int>, of page: BoundDocument) throws(LimitReached) {
        problems.add(.error, at: place, of: page) { [excess] _ in excess }
        throw LimitReached()
    }

    /// Counts the steps; the next node that is rendered finds out if there were too many.
    mutating func charge(_ bytes: Int) { taken.steps += bytes >> 4 }

    /// Goes back out of a section or a partial.
    mutating func ascend() { depth -= 1 }

    /// Counts a step, more for a node that takes much room in the template; throws when there were too many.
    @inline(__always)
    mutating func takeStep(at node: Int, of page: BoundDocument) throws(LimitReached) {
        taken.steps += 1 + page.document.nodes[node].place.count >> 6
        if takesTooMuch { try stop(at: page.document.nodes[node].place, of: page) }
    }

    /// What was taken so far, also by the renderings before this one.
    var usage: Renderer.Usage {
        var usage = taken
        usage.bytes += output.count
        return usage
    }

    private var takesTooMuch: Bool { taken.steps > limits.steps || output.count > mostBytes }

    /// What takes too much, and what to do about it.
    private var excess: (message: String, hint: String?) {
        let isLong = taken.steps > limits.steps
        let limit = isLong ? "\(limits.steps) steps" : "\(limits.mebibytes) MiB of text"
        let hint = limits.hint("look for loops inside of loops", option: isLong ? "steps" : "output")
        return ("the template takes more than \(limit)", hint)
    }
}
