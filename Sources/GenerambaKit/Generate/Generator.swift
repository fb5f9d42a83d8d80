import SourceText
import SwiftText
import TemplateEngine

/// The front door of all that generates: it turns a template and a module into files in two phases, between which what
/// the template asks for is answered.
public struct Generator: Sendable {
    private let template: ResolvedTemplate
    private let destination: Destination
    /// Who writes modules that have no author; nil where nobody is looked for.
    var author: Author?
    /// Whether the files know the origins of their texts.
    package var isTraced = false
    /// The templates that the one needs, of which something has to be generated once into the same target.
    private(set) var requirements: [Located<String>] = []
    /// What is the same for all modules, once it is read and parsed.
    private var ready: (files: TemplateFiles, template: Template)?

    /// - Parameter destination: the folders below which a module gets its own.
    public init(_ template: ResolvedTemplate, into destination: Destination) {
        self.template = template
        self.destination = destination
    }

    /// First phase: opens the template for a module, which tells what it asks for.
    ///
    /// - Throws: `Diagnostics` for a missing or broken manifest; `FileProblem`.
    public mutating func open(for module: Module, diagnostics: inout Diagnostics) throws -> OpenTemplate {
        var found = Diagnostics()
        var open = try OpenTemplate(template, for: module, diagnostics: &found)
        if open.document != nil, open.text.bytes.mention("developer"), let author = try author?.name() {
            var module = module
            module.author = author
            found = Diagnostics()
            open = try OpenTemplate(template, for: module, diagnostics: &found)
        }
        diagnostics.add(contentsOf: found)
        return open
    }

    /// Second phase: the module's files and folders, each with its path. Writes nothing.
    ///
    /// - Parameter values: those of the template's parameters; nil where it declares none.
    /// - Throws: `Diagnostics` with all that is wrong in names, paths and texts; `FileProblem`.
    public mutating func generate(
        _ module: Module, from open: OpenTemplate, with values: TemplateValues?,
        diagnostics: inout Diagnostics
    ) throws -> [GeneratedFile] {
        var module = module
        if let values { module.values = values }
        let (files, template) = try parsed(open, values, module.limits, &diagnostics)
        requirements = files.manifest.requirements
        if files.mention("developer"), let name = try author?.name() { module.author = name }
        return try template.generate(module, into: destination, isTraced: isTraced, diagnostics: &diagnostics)
    }

    /// Both phases with the answers that make the most of the template.
    ///
    /// - Throws: as above.
    mutating func generateRichest(_ module: Module, diagnostics: inout Diagnostics) throws -> [GeneratedFile]
    {
        let open = try open(for: module, diagnostics: &diagnostics)
        return try generate(module, from: open, with: open.richestValues(), diagnostics: &diagnostics)
    }

    private mutating func parsed(
        _ open: OpenTemplate, _ values: TemplateValues?, _ limits: Renderer.Limits,
        _ diagnostics: inout Diagnostics
    ) throws -> (files: TemplateFiles, template: Template) {
        if let ready { return ready }
        let files = try open.files(values, diagnostics: &diagnostics)
        let parsed = (files: files, template: try Template(files, limits: limits))
        if open.isForAnyModule { ready = parsed }
        return parsed
    }
}
