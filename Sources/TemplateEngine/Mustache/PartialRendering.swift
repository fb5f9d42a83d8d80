extension Rendering {
    /// Renders a partial at its tag. The inclusion is given by its number in the document.
    mutating func include(_ inclusion: Int, at node: Int, of page: BoundDocument) throws(LimitReached) {
        guard let partial = partial(of: inclusion, at: node, of: page) else { return }
        try descend(at: node, of: page, into: partial.name)
        defer { ascend() }
        partials.enter(partial.name)
        defer { partials.leave() }
        let outer = indent(by: inclusion, of: page)
        defer { output.leave(to: outer) }
        try render(partial.page.document.nodes.indices, of: partial.page)
    }

    /// Returns the included document. Nil if there is none, which is a problem, or if the analysis is inside it. Separate
    /// from `include` to keep the stack frame of that small, which stays on the stack while the partial is rendered.
    private mutating func partial(
        of inclusion: Int, at node: Int, of page: BoundDocument
    ) -> (name: String, page: BoundDocument)? {
        let inclusion = page.document.inclusions[inclusion]
        guard let name = name(of: inclusion.target, at: node, of: page) else { return nil }
        charge(name.utf8.count)
        guard let partial = partial(name) else {
            let kind = inclusion.blocks == nil ? "partial" : "parent"
            problems.add(at: node, of: page) { [partials] _ in
                ("unknown \(kind) '\(name)'", partials.hint(unknown: name))
            }
            return nil
        }
        if let blocks = inclusion.blocks { check(blocks, of: name, in: page) }
        return enters(partial: name) ? (name, partial) : nil
    }

    /// Indents the following text like a tag. Returns the previous indentation.
    private mutating func indent(by inclusion: Int, of page: BoundDocument) -> Output.Indentation {
        let indentation = page.document.inclusions[inclusion].indentation
        charge(output.indentation.bytes.count + (indentation?.count ?? 0))
        return output.enter(indentation: indentation.map { page.document.source.bytes[$0] })
    }

    /// Returns the name of an included document, or nil if the value that should name it is not a text.
    private mutating func name(of target: Inclusion.Target, at node: Int, of page: BoundDocument) -> String? {
        switch target {
        case .named(let name): return name
        case .value(let number):
            guard let value = scopes.value(of: number, in: page) else {
                miss(number, at: node, of: page)
                return nil
            }
            if analysis != nil { return nil }
            let item = scopes.values.items[value]
            if case .text(let range) = item, !range.isEmpty {
                return String(decoding: scopes.values.bytes[range], as: UTF8.self)
            }
            problems.add(at: node, of: page) { ("'\($0)' does not name a partial", "it is \(item.kind)") }
            return nil
        }
    }
}
