import SourceText
import SystemAccess
import TemplateEngine
import YAML

/// A Liquid rambaspec. As in Generamba, it is rendered for a module before it is parsed as YAML.
package struct LiquidRambaspec {
    private var file: SourceFile { items.file }
    private let items: DeferredItems
    package let document: Document
    private let template: String
    package var module: Module
    /// The rambaspec as YAML, if nothing in it is rendered, so that it is the same for all modules.
    private let literal: LiteralRambaspec?
    /// The resources that all renderings have used.
    private var expense = Renderer.Usage()

    package init(
        _ file: SourceFile, of template: String, for module: Module, _ compiled: CompiledTexts = .none
    ) throws {
        let isOwn = file.bytes.mention("for_each") && !file.bytes.mention("for item ")
        items = DeferredItems(file, isNeeded: isOwn)
        (self.template, self.module) = (template, module)
        document = try compiled.liquid(items.file.whole, limits: module.limits)
        literal = LiteralRambaspec(document, time: module.patternTime, compiled)
    }

    /// Whether the rambaspec is the same for all modules.
    package var isLiteral: Bool { literal != nil }

    /// Returns the declared parameters, from a rendering in which their values are the user's texts.
    package func parameters(diagnostics: inout Diagnostics) throws -> [Parameter] {
        guard file.bytes.mention("parameters:") else { return [] }
        if let literal { return try literal.parameters(&diagnostics) }
        let node = try node("parameters", module.values.parameters)
        let other = try self.node("parameters", Value.Object([:], isOpen: true))
        guard let node, other?.range.text == node.range.text else {
            if node == nil { return [] }
            throw Diagnostics.error(
                "the parameters depend on parameters", at: node?.range,
                hint: "declare all of them, and choose files with 'when:'")
        }
        return try Parameter.read(node, module.patternTime, &diagnostics)
    }

    /// Returns the template's one-line summary.
    package func summary() throws -> String? { try node("summary", module.values.parameters)?.text }

    /// Returns the value of a key in a rendering with the given parameters.
    private func node(_ key: String, _ parameters: Value.Object) throws -> YAMLNode? {
        if let literal { return try literal.root.get().value(of: key) }
        var module = module
        module.values.parameters = parameters
        return try YAMLNode.parse(renderer(module).draft(document)).value(of: key)
    }

    /// Returns the problems that occur whatever the module's values are.
    package func analyze(_ module: Module) -> Diagnostics { renderer(module).analyze(document) }

    /// Returns the manifest. A `custom_name` with the file's basename requires another rendering for its file.
    package mutating func read(diagnostics: inout Diagnostics) throws -> Manifest {
        var spec = try read(basename: "", &diagnostics)
        for files in [\Manifest.codeFiles, \.testFiles] {
            for index in spec[keyPath: files].indices {
                let entry = spec[keyPath: files][index]
                if entry.customName != nil, literal == nil, file.bytes.mention("file_basename") {
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
        if let literal { return try literal.manifest(of: template, &diagnostics) }
        let text = try renderer(module, basename: basename)
            .traced(document, as: file.path, &expense, warnings: &diagnostics)
        return try Manifest(
            rambaspec: text, of: template, time: module.patternTime, diagnostics: &diagnostics)
    }

    private func renderer(_ module: Module, basename: String = "") -> Renderer {
        var renderer = Renderer(scope: module.scope(fileBasename: basename), partials: [:])
        renderer.now = module.now
        // All renderings together may use a fraction of the files' limits, but at least that fraction of the default
        // limits.
        renderer.limits = self.module.limits
        renderer.limits.steps = max(1_000_000, renderer.limits.steps / 10)
        renderer.limits.mebibytes = max(8, renderer.limits.mebibytes / 8)
        return renderer
    }
}
