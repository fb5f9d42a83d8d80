extension Rendering {
    @inline(never)
    mutating func render(_ tag: Shared<IncludeTag>, at node: Int, of page: Page) throws(LimitReached) {
        guard let included = try included(by: tag, of: page) else { return }
        try descend(at: node, of: page, into: included.name)
        defer { ascend() }
        partials.enter(included.name)
        defer { partials.leave() }
        let outer = liquid.locals.count
        defer { liquid.locals.removeLast(liquid.locals.count - outer) }
        try setLocals(of: tag, for: included, of: page)
        if tag.value.isIsolated { return try renderAlone(tag, included, keeping: outer, at: node, of: page) }
        try render(included, at: node, of: page)
    }

    /// Renders a partial that sees only the local variables from a number on.
    @inline(never) private mutating func renderAlone(
        _ tag: Shared<IncludeTag>, _ included: Included, keeping first: Int, at node: Int, of page: Page
    ) throws(LimitReached) {
        liquid.isolate(keeping: first)
        defer { liquid.leave() }
        if tag.value.isLoop { return try renderItems(included, at: node, of: page) }
        try render(included.partial.allNodes, of: included.partial)
    }

    /// Renders a partial that sees only its own variables once for each item of its value.
    @inline(never) private mutating func renderItems(
        _ included: Included, at node: Int, of page: Page
    ) throws(LimitReached) {
        guard let items = try items(of: included.value, in: LoopSlice(), after: 0, of: page) else { return }
        let key = liquid.locals.removeLast().key
        let loop = liquid.key(of: Array("forloop".utf8))
        let variable = beginLoop(loop, over: key, name: Array(included.name.utf8), length: items.count)
        defer { endLoop(variable) }
        for index in 0..<(analysis == nil ? items.count : 1) where liquid.interrupt == nil {
            try takeStep(at: node, of: page)
            if items.count > 0 { liquid.locals[variable].value = items.item(index, scopes.values) }
            try render(included.partial.allNodes, of: included.partial)
            advanceLoop()
        }
    }

    /// A partial and the value for it. A class, because it stays on the stack while the partial is rendered.
    private final class Included {
        let name: String
        let partial: Page
        let value: LiquidValue

        init(name: String, partial: Page, value: LiquidValue) {
            (self.name, self.partial, self.value) = (name, partial, value)
        }
    }

    /// Returns the partial to render, or nil if there is none. Separate from `render`, like the other steps, because its frame
    /// stays on the stack while the partial is rendered.
    private mutating func included(
        by tag: Shared<IncludeTag>, of page: Page
    ) throws(LimitReached) -> Included? {
        let tag = tag.value
        if liquid.isIsolated, !tag.isIsolated {
            problems.add(.error, at: tag.place, of: page, isCertain: true) { _ in
                ("a text that 'render' includes cannot use 'include'", "write 'render'")
            }
            return nil
        }
        guard case .text(let name) = scopes.values.materialized(try value(of: tag.name, in: page)) else {
            let hint = "write a partial's name in quotes: '{% include 'name' %}'"
            problems.add(.error, at: tag.place, of: page) { ("'\($0)' does not name a partial", hint) }
            return nil
        }
        try work(name.count, at: tag.place, of: page)
        let text = String(decoding: name, as: UTF8.self)
        guard let partial = partial(text, for: tag, of: page) else { return nil }
        let value =
            if let value = tag.value { try self.value(of: value, in: page) } else {
                !tag.isIsolated
                    ? root(tag.word.map { page.partKeys[$0] } ?? liquid.key(of: name)) ?? .null : .null
            }
        return enters(partial: text) ? Included(name: text, partial: partial, value: value) : nil
    }

    /// Returns the partial of a name, ignoring letter case if there is no exact match; nil if there is none.
    private mutating func partial(_ name: String, for tag: IncludeTag, of page: Page) -> Page? {
        if let partial = partial(name) { return partial }
        guard let similar = partials.similar(to: name) else {
            problems.add(.error, at: tag.place, of: page, isCertain: tag.name.literal != nil) {
                [partials] _ in ("unknown partial '\(name)'", partials.hint(unknown: name))
            }
            return nil
        }
        problems.add(.warning, at: tag.place, of: page) { _ in
            ("the partial '\(name)' is named '\(similar)'", "write '\(similar)'")
        }
        return partial(similar)
    }

    /// Defines the arguments as local variables, and the value under the partial's own name.
    private mutating func setLocals(
        of tag: Shared<IncludeTag>, for included: Included, of page: Page
    ) throws(LimitReached) {
        for argument in tag.value.arguments {
            let value = try value(of: argument.value, in: page)
            liquid.locals.append((page.partKeys[argument.name], value.settled))
        }
        let isList = !tag.value.isIsolated && scopes.values.count(ofList: included.value) != nil
        // 'render' without a value sets no variable, so that the module's values of this name are seen.
        if tag.value.isIsolated, tag.value.value == nil { return }
        let value = isList ? LiquidValue.null : included.value.settled
        let name = Array(included.name.utf8)
        let key = tag.value.variable.map { page.partKeys[$0] }
        liquid.locals.append((key ?? liquid.key(of: Array(name[name.variable(name.indices)])), value))
    }

    /// Renders the partial for each item of a list, or once for any other value and, in the analysis, an empty list.
    private mutating func render(_ included: Included, at node: Int, of page: Page) throws(LimitReached) {
        let nodes = included.partial.allNodes
        let variable = liquid.locals.count - 1
        let count = scopes.values.count(ofList: included.value)
        guard let count, count > 0 || analysis == nil else { return try render(nodes, of: included.partial) }
        for index in 0..<count where liquid.interrupt == nil {
            try takeStep(at: node, of: page)
            setItem(index, of: included.value, at: variable)
            try render(nodes, of: included.partial)
        }
    }

    /// Assigns an item of the list to the local variable with the partial's name.
    private mutating func setItem(_ index: Int, of list: LiquidValue, at variable: Int) {
        liquid.locals[variable].value = scopes.values.item(index, of: list)
    }
}

extension [UInt8] {
    /// Returns the range of the variable for a partial's value, given the range of the partial's name: its last component.
    fileprivate func variable(_ name: Range<Int>) -> Range<Int> {
        let slash = UInt8(ascii: "/")
        let end = self[name].lastIndex { $0 != slash }.map { $0 + 1 } ?? name.lowerBound
        return (self[name.lowerBound..<end].lastIndex(of: slash).map { $0 + 1 } ?? name.lowerBound)..<end
    }
}

extension MarkupParser {
    /// - Parameter isIsolated: whether the tag is `render`, which takes a quoted name.
    mutating func inclusion(_ markup: Range<Int>, isIsolated: Bool) throws(WrongMarkup) -> IncludeTag {
        guard let fragment = firstFragment(in: markup) else { throw WrongMarkup() }
        let name = try expression(fragment)
        let isQuoted = name.literal != nil && fragment.count > 2
        guard isQuoted || !isIsolated else { throw WrongMarkup() }
        let (start, end) = (fragment.upperBound, markup.upperBound)
        let items = self.fragment(behind: "for", after: start, to: end)
        let subject = self.fragment(behind: "with", after: start, to: end) ?? items
        let variable = subject.flatMap { self.fragment(behind: "as", after: $0.upperBound, to: end) }
        let value = try subject.map { subject throws(WrongMarkup) in try expression(subject) }
        let arguments = try attributes(in: markup).map { key, value throws(WrongMarkup) in
            (part(key), try expression(value))
        }
        let place = isQuoted ? fragment.dropFirst().dropLast() : fragment
        return IncludeTag(
            name: name, place: place, value: value, arguments: arguments, isIsolated: isIsolated,
            variable: (variable ?? (isQuoted ? bytes.variable(place) : nil)).map(part),
            word: isQuoted ? part(place) : nil, isLoop: items != nil)
    }
}
