import SourceText

extension Rendering {
    mutating func include(_ inclusion: Int, at node: Int, of page: Page) throws(LimitReached) {
        guard let partial = partial(of: inclusion, at: node, of: page) else { return }
        try descend(at: node, of: page, into: partial.name)
        defer { ascend() }
        partials.enter(partial.name)
        defer { partials.leave() }
        let outer = indent(by: inclusion, of: page)
        defer { output.leave(to: outer) }
        try render(partial.page.document.nodes.indices, of: partial.page)
    }

    /// Returns the included document. Nil if there is none, which is a problem, or if the analysis is inside it.
    /// Separate from `include`, whose stack frame stays on the stack while the partial is rendered.
    private mutating func partial(
        of inclusion: Int, at node: Int, of page: Page
    ) -> (name: String, page: Page)? {
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
    private mutating func indent(by inclusion: Int, of page: Page) -> Output.Indentation {
        let indentation = page.document.inclusions[inclusion].indentation
        charge(output.indentation.bytes.count + (indentation?.count ?? 0))
        return output.enter(indentation: indentation.map { page.document.source.bytes[$0] })
    }

    /// Returns the name of an included document, or nil if the value that should name it is not a text.
    private mutating func name(of target: Inclusion.Target, at node: Int, of page: Page) -> String? {
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

    /// Reports blocks passed to a parent that has no blocks with these names.
    mutating func check(_ blocks: [String: Int], of parent: String, in page: Page) {
        guard !blocks.isEmpty else { return }
        charge(16 * blocks.count)
        guard let known = partials.blockNames(of: parent) else { return }
        for (name, node) in blocks.sorted(by: { $0.value < $1.value }) where !known.contains(name) {
            problems.add(at: node, of: page) { name in
                let blocks = known.isEmpty ? "it has no blocks" : "its blocks: \(quoted(known.sorted()))"
                let hint = didYouMean(name, in: known) ?? blocks
                return ("the parent '\(parent)' has no block '\(name)'", hint)
            }
        }
    }
}
