import SourceText

/// The documents that a rendering may include.
struct Partials {
    let documents: [String: Document]
    /// Their names by these in small letters.
    private lazy var similarNames = Dictionary(
        documents.keys.map { ($0.lowercased(), $0) }, uniquingKeysWith: min)
    /// Those that have been asked for.
    private var pages: [String: BoundDocument] = [:]
    /// Those that are being rendered, each inside of the one before it.
    private var current: [String] = []
    /// The names of the blocks of the documents that were asked for them; nil where they are not known.
    var blockNames: [String: Set<String>?] = [:]

    init(_ documents: [String: Document]) { self.documents = documents }

    mutating func page(_ name: String, values: ValueArena, names: inout SymbolTable) -> BoundDocument? {
        if let page = pages[name] { return page }
        guard let document = documents[name] else { return nil }
        let page = BoundDocument(document, partial: name, values: values, names: &names)
        pages[name] = page
        return page
    }

    /// The name of a partial that differs in letter case only.
    mutating func similar(to name: String) -> String? { similarNames[name.lowercased()] }

    /// Whether a partial is being rendered.
    func isCurrent(_ name: String) -> Bool { current.contains(name) }

    mutating func enter(_ name: String) { current.append(name) }
    mutating func leave() { current.removeLast() }

    /// What to do about a partial that is not there.
    func hint(unknown name: String) -> String {
        let known = documents.keys.sorted()
        if let hint = didYouMean(name, in: known) { return hint }
        return known.isEmpty ? "there are no partials" : "known partials: \(quoted(known))"
    }

    /// What to do about a partial that is included too deep.
    func hint(tooDeep name: String) -> String? {
        guard let last = current.lastIndex(of: name) else { return nil }
        let through = current[(last + 1)...]
        let way = through.isEmpty ? "" : " through \(quoted(Array(through), most: .max))"
        return "it includes itself\(way): do so in a section that ends"
    }
}

extension Rendering {
    /// The page of a partial, nil when there is none of this name.
    mutating func partial(_ name: String) -> BoundDocument? {
        partials.page(name, values: scopes.values, names: &liquid.names)
    }

    /// Renders a partial in the place of its tag; the inclusion has this number among those of the page.
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

    /// The document that is included; nil when there is none, with a problem noted, and when the analysis is in it already.
    ///
    /// Apart from `include`, which waits on the stack for all that the partial includes.
    private mutating func partial(
        of inclusion: Int, at node: Int, of page: BoundDocument
    ) -> (name: String, page: BoundDocument)? {
        let inclusion = page.document.inclusions[inclusion]
        guard let name = name(of: inclusion.target, at: node, of: page) else { return nil }
        charge(name.utf8.count)
        guard let partial = partial(name) else {
            if followsSpecification { return nil }
            let kind = inclusion.blocks == nil ? "partial" : "parent"
            problems.add(at: node, of: page) { [partials] _ in
                ("unknown \(kind) '\(name)'", partials.hint(unknown: name))
            }
            return nil
        }
        if let blocks = inclusion.blocks { check(blocks, of: name, in: page) }
        return enters(partial: name) ? (name, partial) : nil
    }

    /// Indents what follows as a tag is. Returns the indentation before it.
    private mutating func indent(by inclusion: Int, of page: BoundDocument) -> Output.Indentation {
        let indentation = page.document.inclusions[inclusion].indentation
        charge(output.indentation.bytes.count + (indentation?.count ?? 0))
        return output.enter(indentation: indentation.map { page.document.source.bytes[$0] })
    }

    /// The name of a document that is included; nil when the value that names it is no text.
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
            problems.add(at: node, of: page) { ("'\($0)' names no partial", "it is \(item.kind)") }
            return nil
        }
    }
}
