/// A rambaspec of Liquid: it is rendered for a module before it is read as YAML, as Generamba does.
struct LiquidRambaspec {
    private let file: SourceFile
    private let document: Document
    private let template: String
    var module: Module
    /// What all its renderings have taken.
    private var expense = Renderer.Expense()

    /// - Throws: `Diagnostics` with what is wrong in its Liquid.
    init(_ file: SourceFile, of template: String, for module: Module) throws {
        self.file = file
        self.template = template
        self.module = module
        document = try Document.liquid(file.whole, limits: module.limits)
    }

    /// What it declares: read from a rendering in which the parameters are the texts that the user gave.
    ///
    /// - Throws: `Diagnostics`.
    func parameters(diagnostics: inout Diagnostics) throws -> [Parameter] {
        guard file.bytes.mention("parameters:") else { return [] }
        let node = try node("parameters", module.parameters)
        let other = try self.node("parameters", Value.Object([:], isOpen: true))
        guard let node, other?.range.text == node.range.text else {
            if node == nil { return [] }
            throw Diagnostics.error(
                "the parameters depend on parameters", at: node?.range,
                hint: "declare them all, and choose files by 'when:'")
        }
        return try Parameter.read(node, &diagnostics)
    }

    /// What the template is, in a line.
    ///
    /// - Throws: `Diagnostics`.
    func summary() throws -> String? {
        try node("summary", module.parameters)?.text
    }

    /// The node of a key in a rendering with these parameters.
    private func node(_ key: String, _ parameters: Value.Object) throws -> YAMLNode? {
        var module = module
        module.parameters = parameters
        let root = try YAMLNode.parse(renderer(module).draft(document))
        guard case .mapping(let pairs) = root.content else { return nil }
        return pairs.last { $0.key.text == key && !$0.value.isNull }?.value
    }

    /// The rambaspec, with an entry for each item of a list.
    ///
    /// - Throws: `Diagnostics`.
    mutating func read(diagnostics: inout Diagnostics) throws -> Rambaspec {
        let names = Item(value: file.bytes.mention("for_each") ? .null : nil, basename: "")
        var spec = try read(names, &diagnostics)
        spec.codeFiles = try expand(spec.codeFiles, \.codeFiles, &diagnostics)
        spec.testFiles = try expand(spec.testFiles, \.testFiles, &diagnostics)
        return spec
    }

    /// What an entry is made for.
    private struct Item {
        var value: Value?
        var basename: String
    }

    private mutating func read(_ item: Item, _ diagnostics: inout Diagnostics) throws -> Rambaspec {
        let text = try renderer(module, item)
            .traced(document, as: file.path, &expense, warnings: &diagnostics)
        return try Rambaspec.parse(text, of: template, diagnostics: &diagnostics)
    }

    /// What all its renderings may take: a part of what the files may, and of the usual limits at least.
    private var limits: Renderer.Limits {
        var limits = module.limits
        limits.steps = max(1_000_000, limits.steps / 10)
        limits.mebibytes = max(8, limits.mebibytes / 8)
        return limits
    }

    private func renderer(_ module: Module, _ item: Item = Item(value: nil, basename: "")) -> Renderer {
        var renderer = Renderer(
            scope: module.scope(fileBasename: item.basename, item: item.value), partials: [:])
        renderer.now = module.now
        renderer.limits = limits
        return renderer
    }

    private mutating func expand(
        _ entries: [Rambaspec.Entry], _ files: KeyPath<Rambaspec, [Rambaspec.Entry]>,
        _ diagnostics: inout Diagnostics
    ) throws -> [Rambaspec.Entry] {
        try entries.indices.flatMap { index in
            try entries[index].items(in: module.scope()).map { item in
                func again(_ item: Item) throws -> Rambaspec.Entry {
                    let again = try read(item, &diagnostics)[keyPath: files]
                    return again.count == entries.count ? again[index] : entries[index]
                }
                var entry = try item.map { try again(Item(value: $0, basename: "")) } ?? entries[index]
                entry.forEach = nil
                entry.item = item
                if entry.customName != nil, file.bytes.mention("file_basename") {
                    let basename = pathNames(entry.name.value).last ?? ""
                    entry.customName = try again(Item(value: item, basename: basename)).customName
                }
                return entry
            }
        }
    }
}
