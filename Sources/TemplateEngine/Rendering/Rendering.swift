import SourceText

/// A single run of the renderer.
struct Rendering: ~Copyable {
    let limits: Renderer.Limits
    var scopes: ContextStack
    var partials: Partials
    var output: Output
    var problems: Problems
    /// The number of sections and partials around the current node.
    private var depth = 0
    /// The steps so far, and the bytes of previous renderings.
    private var taken: Renderer.Usage
    /// The maximum number of bytes for this rendering.
    private let mostBytes: Int
    /// The number of the current item of the innermost loop, and those of all its items.
    var loop: (item: Int, items: Range<Int>)?
    var parents = Parents()
    /// The findings of the analysis; nil in a normal rendering.
    var analysis: NameAnalysis?
    var liquid: LiquidState

    /// - Parameter isTraced: whether to record the origin of each stretch of the text.
    init(
        _ renderer: Renderer, _ document: Document, _ usage: Renderer.Usage = .init(), isTraced: Bool = false
    ) {
        (limits, taken) = (renderer.limits, usage)
        mostBytes = limits.mebibytes << 20 - usage.bytes
        problems = Problems(limit: renderer.limits.problems)
        scopes = ContextStack(values: renderer.values)
        let names =
            usage.names.flatMap { $0.values === renderer.values ? $0 : nil } ?? KeyNames(renderer.values)
        taken.names = names
        liquid = LiquidState(names: names, now: renderer.now, refusesGroups: renderer.refusesGroups)
        partials = Partials(renderer.partials)
        output = Output(capacity: 2 * document.source.bytes.count)
        if isTraced { output.trace = SourceMapRecorder(document) }
    }

    /// Renders a document until its end or until a limit is reached.
    mutating func render(_ document: Document) {
        let page = Page(document, partial: nil, names: liquid.names)
        do {
            try render(page.allNodes, of: page)
        } catch {}
    }

    mutating func partial(_ name: String) -> Page? {
        partials.documents[name].map { liquid.names.page(name, of: $0) }
    }

    mutating func render(_ nodes: Range<Int>, of page: Page) throws(LimitReached) {
        var index = nodes.lowerBound
        while index < nodes.upperBound {
            try takeStep(at: index, of: page)
            noteOrigin(index, of: page)
            let node = page.node(index)
            var next = index + 1
            switch node.kind {
            case .text: output.appendText(node.place, of: page.document.source.bytes)
            case .value(let name): insert(name, at: index, of: page)
            case .section(let name, let isInverted):
                try renderSection(next..<node.end, on: name, isInverted: isInverted, of: page)
                next = node.end
            case .partial(let number): try include(number, at: index, of: page)
            case .filtered, .loopSection, .parent, .block: next = try renderRare(index, of: page)
            case .lookup(let name): try writeValue(name, at: node.place, in: page)
            case .output(let number): try writeOutput(number, of: page)
            case .tag(let number):
                try renderTag(number, at: index, of: page)
                if liquid.interrupt != nil { return }
                next = node.end
            }
            index = next
        }
    }

    /// Records a node as the origin of the following output, if requested.
    mutating func noteOrigin(_ node: Int, of page: Page) {
        let start = output.count
        output.trace?.begin(node, of: page, at: start)
    }

    /// Renders a node of a rare kind. Separate because it makes the common kinds faster. Returns the next node.
    @inline(never)
    private mutating func renderRare(_ index: Int, of page: Page) throws(LimitReached) -> Int {
        let node = page.document.nodes[index]
        switch node.kind {
        case .filtered(let number): try insertFiltered(number, at: index, of: page)
        case .loopSection(let name, let isInverted):
            try renderSection(index + 1..<node.end, on: name, isInverted: isInverted, of: page)
        case .parent(let number): try renderParent(number, at: index, of: page)
        case .block(let number):
            let isReplaced = try replaceBlock(number, at: index, of: page)
            if enters(!isReplaced) { return index + 1 }
        default: break
        }
        return max(index + 1, node.end)
    }

    /// Enters a section or partial, unless it is nested too deeply.
    mutating func descend(at node: Int, of page: Page, into partial: String? = nil) throws(LimitReached) {
        guard depth < limits.depth else {
            let hint = partial.flatMap(partials.hint(tooDeep:)) ?? limits.depthHint
            problems.add(at: node, of: page) {
                ("'\($0)' is nested more than \(counted(limits.depth, "level")) deep", hint)
            }
            throw LimitReached()
        }
        depth += 1
    }

    /// Counts steps for work other than rendering a node, in bytes or similarly small units.
    mutating func work(_ bytes: Int, at place: Range<Int>, of page: Page) throws(LimitReached) {
        charge(bytes)
        if takesTooMuch { try stop(at: place, of: page) }
    }

    @inline(never)
    private mutating func stop(at place: Range<Int>, of page: Page) throws(LimitReached) {
        let (excess, option) =
            taken.steps > limits.steps
            ? ("takes more than \(limits.steps) steps", "steps")
            : ("generates more than \(limits.mebibytes) MiB of text", "output")
        let hint = limits.hint("look for nested loops", option: option)
        problems.add(.error, at: place, of: page) { _ in ("the template \(excess)", hint) }
        throw LimitReached()
    }

    /// Counts steps without checking the limit; the next rendered node does that.
    mutating func charge(_ bytes: Int) { taken.steps += bytes >> 4 }

    mutating func ascend() { depth -= 1 }

    /// Counts a step, or more for a node with a long source text. Throws an error if the limit is exceeded.
    mutating func takeStep(at node: Int, of page: Page) throws(LimitReached) {
        taken.steps += 1 + page.document.nodes[node].place.count >> 6
        if takesTooMuch { try stop(at: page.document.nodes[node].place, of: page) }
    }

    /// The resources used so far, including those of previous renderings.
    var usage: Renderer.Usage {
        var usage = taken
        usage.bytes += output.count
        return usage
    }

    private var takesTooMuch: Bool { taken.steps > limits.steps || output.count > mostBytes }
}
