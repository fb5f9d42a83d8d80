import SourceText
import TemplateEngine

/// A rambaspec of Liquid: it is rendered for a module before it is read as YAML, as Generamba does.
struct LiquidRambaspec {
    private var file: SourceFile { items.file }
    private let items: DeferredItems
    let document: Document
    private let template: String
    var module: Module
    /// What all its renderings have taken.
    private var expense = Renderer.Usage()

    /// - Throws: `Diagnostics` with what is wrong in its Liquid.
    init(_ file: SourceFile, of template: String, for module: Module) throws {
        let isOwn = file.bytes.mention("for_each") && !file.bytes.mention("for item ")
        items = DeferredItems(file, isNeeded: isOwn)
        self.template = template
        self.module = module
        document = try Document.liquid(items.file.whole, limits: module.limits)
    }

    /// What it declares: read from a rendering in which the parameters are the texts that the user gave.
    ///
    /// - Throws: `Diagnostics`.
    func parameters(diagnostics: inout Diagnostics) throws -> [Parameter] {
        guard file.bytes.mention("parameters:") else { return [] }
        let node = try node("parameters", module.values.parameters)
        let other = try self.node("parameters", Value.Object([:], isOpen: true))
        guard let node, other?.range.text == node.range.text else {
            if node == nil { return [] }
            throw Diagnostics.error(
                "the parameters depend on parameters", at: node?.range,
                hint: "declare them all, and choose files by 'when:'")
        }
        return try Parameter.read(node, module.patternTime, &diagnostics)
    }

    /// What the template is, in a line.
    ///
    /// - Throws: `Diagnostics`.
    func summary() throws -> String? { try node("summary", module.values.parameters)?.text }

    /// The node of a key in a rendering with these parameters.
    private func node(_ key: String, _ parameters: Value.Object) throws -> YAMLNode? {
        var module = module
        module.values.parameters = parameters
        let root = try YAMLNode.parse(renderer(module).draft(document))
        guard case .mapping(let pairs) = root.content else { return nil }
        return pairs.last { $0.key.text == key && !$0.value.isNull }?.value
    }

    /// What is wrong in it whatever the values of a module are.
    func analyze(_ module: Module) -> Diagnostics { renderer(module).analyze(document) }

    /// The rambaspec. A `custom_name` that asks for the file's base is rendered once more for its file.
    ///
    /// - Throws: `Diagnostics`.
    mutating func read(diagnostics: inout Diagnostics) throws -> Manifest {
        var spec = try read(basename: "", &diagnostics)
        for files in [\Manifest.codeFiles, \.testFiles] {
            for index in spec[keyPath: files].indices {
                let entry = spec[keyPath: files][index]
                if entry.customName != nil, file.bytes.mention("file_basename") {
                    var seen = Diagnostics()
                    let again = try read(basename: pathNames(entry.name.value).last ?? "", &seen)[
                        keyPath: files]
                    guard again.count == spec[keyPath: files].count else { continue }
                    spec[keyPath: files][index].customName = again[index].customName
                }
                items.restore(&spec[keyPath: files][index])
            }
        }
        return spec
    }

    private mutating func read(basename: String, _ diagnostics: inout Diagnostics) throws -> Manifest {
        let text = try renderer(module, basename: basename)
            .traced(document, as: file.path, &expense, warnings: &diagnostics)
        return try Manifest(
            rambaspec: text, of: template, time: module.patternTime, diagnostics: &diagnostics)
    }

    private func renderer(_ module: Module, basename: String = "") -> Renderer {
        var renderer = Renderer(scope: module.scope(fileBasename: basename), partials: [:])
        renderer.now = module.now
        // All its renderings may take a part of what the files may, and of the usual limits at least.
        renderer.limits = self.module.limits
        renderer.limits.steps = max(1_000_000, renderer.limits.steps / 10)
        renderer.limits.mebibytes = max(8, renderer.limits.mebibytes / 8)
        return renderer
    }
}
