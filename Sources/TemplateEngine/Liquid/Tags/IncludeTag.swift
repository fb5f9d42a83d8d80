extension IncludeTag {
    init(_ markup: Range<Int>, _ reader: inout MarkupParser) throws(WrongMarkup) {
        guard let fragment = reader.firstFragment(in: markup) else { throw WrongMarkup() }
        name = try reader.expression(fragment)
        let isQuoted = name.literal != nil && fragment.count > 2
        place = isQuoted ? fragment.dropFirst().dropLast() : fragment
        let (start, end) = (fragment.upperBound, markup.upperBound)
        let subject =
            reader.fragment(behind: "with", after: start, to: end)
            ?? reader.fragment(behind: "for", after: start, to: end)
        value = try subject.map { subject throws(WrongMarkup) in try reader.expression(subject) }
        arguments = try reader.attributes(in: markup).map { key, value throws(WrongMarkup) in
            (Array(reader.bytes[key]), try reader.expression(value))
        }
    }

    @inline(never)
    func render(at node: Int, of page: BoundDocument, in rendering: inout Rendering) throws(LimitReached) {
        guard let included = try included(of: page, in: &rendering) else { return }
        try rendering.descend(at: node, of: page, into: included.name)
        defer { rendering.ascend() }
        rendering.partials.enter(included.name)
        defer { rendering.partials.leave() }
        let outer = rendering.liquid.locals.count
        defer { rendering.liquid.locals.removeLast(rendering.liquid.locals.count - outer) }
        try setLocals(for: included, of: page, in: &rendering)
        try render(included, at: node, of: page, in: &rendering)
    }

    /// A partial and the value for it.
    private struct Included {
        let name: String
        let partial: BoundDocument
        let value: LiquidValue
    }

    /// Returns the partial to render, or nil if there is none.
    ///
    /// This function and the other steps are separate from `render` to keep that function's stack frame small, because
    /// it stays on the stack while the partial is rendered.
    private func included(of page: BoundDocument, in rendering: inout Rendering) throws(LimitReached)
        -> Included?
    {
        let name = rendering.scopes.values.materialized(try rendering.value(of: name, in: page))
        guard case .text(let bytes) = name else {
            rendering.problems.add(.error, at: place, of: page) {
                (
                    "'\($0)' does not name a partial",
                    "write a partial's name in quotes: '{% include 'name' %}'"
                )
            }
            return nil
        }
        try rendering.work(bytes.count, at: place, of: page)
        let text = String(decoding: bytes, as: UTF8.self)
        guard let partial = partial(text, of: page, in: &rendering) else { return nil }
        let value =
            if let value { try rendering.value(of: value, in: page) } else {
                rendering.root(rendering.liquid.key(of: bytes)) ?? .null
            }
        return rendering.enters(partial: text) ? Included(name: text, partial: partial, value: value) : nil
    }

    /// Returns the partial of a name, ignoring letter case if there is no exact match; nil if there is none.
    private func partial(_ name: String, of page: BoundDocument, in rendering: inout Rendering)
        -> BoundDocument?
    {
        if let partial = rendering.partial(name) { return partial }
        guard let similar = rendering.partials.similar(to: name) else {
            let isCertain = self.name.literal != nil
            rendering.problems.add(.error, at: place, of: page, isCertain: isCertain) {
                [partials = rendering.partials] _ in
                ("unknown partial '\(name)'", partials.hint(unknown: name))
            }
            return nil
        }
        rendering.problems.add(.warning, at: place, of: page) { _ in
            ("the partial '\(name)' is named '\(similar)'", "write '\(similar)'")
        }
        return rendering.partial(similar)
    }

    /// Defines the arguments as local variables, and the value under the partial's own name.
    private func setLocals(
        for included: Included, of page: BoundDocument, in rendering: inout Rendering
    ) throws(LimitReached) {
        for argument in arguments {
            let value = try rendering.value(of: argument.value, in: page)
            rendering.liquid.locals.append((rendering.liquid.key(of: argument.name), value.settled))
        }
        let variable = included.name.utf8.split(separator: UInt8(ascii: "/")).last.map(Array.init) ?? []
        let isList = rendering.scopes.values.count(ofList: included.value) != nil
        let value = isList ? LiquidValue.null : included.value.settled
        rendering.liquid.locals.append((rendering.liquid.key(of: variable), value))
    }

    /// Renders the partial for each item of a list, or once for any other value. The analysis also renders it for an
    /// empty list.
    private func render(
        _ included: Included, at node: Int, of page: BoundDocument, in rendering: inout Rendering
    ) throws(LimitReached) {
        let nodes = included.partial.document.nodes.indices
        let variable = rendering.liquid.locals.count - 1
        let count = rendering.scopes.values.count(ofList: included.value)
        guard let count, count > 0 || rendering.analysis == nil
        else { return try rendering.render(nodes, of: included.partial) }
        for index in 0..<count where rendering.liquid.interrupt == nil {
            try rendering.takeStep(at: node, of: page)
            setItem(index, of: included.value, at: variable, in: &rendering)
            try rendering.render(nodes, of: included.partial)
        }
    }

    /// Assigns an item of the list to the local variable with the partial's name.
    private func setItem(
        _ index: Int, of list: LiquidValue, at variable: Int, in rendering: inout Rendering
    ) {
        rendering.liquid.locals[variable].value = rendering.scopes.values.item(index, of: list)
    }
}
