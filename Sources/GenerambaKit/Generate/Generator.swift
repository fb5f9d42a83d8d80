import SourceText
import SwiftText
import SystemAccess
import TemplateEngine

/// Generates files from a template and a module. This is the entry point for all code generation. It works in two
/// phases, and the caller provides the parameters' values in between.
public struct Generator: Sendable {
    private let template: ResolvedTemplate
    private let destination: Destination
    /// The author of modules without one; nil to look for none.
    var author: Author?
    /// The author whom the last module's files name; nil if they name none.
    private(set) var namedAuthor: String?
    /// The folder of the program's cache; nil to read and write none.
    var cache: AbsolutePath?
    /// Whether the files have source maps.
    package var isTraced = false
    /// The templates that must be generated once into the same target.
    private(set) var requirements: [Located<String>] = []
    /// The libraries that the generated code imports.
    package private(set) var dependencies: [Located<String>] = []
    /// The platforms that the template's author states.
    private(set) var platforms: [PlatformVersion] = []
    /// The version of the template; nil if it has none.
    private(set) var version: String?
    /// Whether the project's setting `tests` applies to the template.
    private(set) var convertsTests = true
    /// Whether the template has tests.
    private(set) var hasTests = false
    /// What the Rambafile says that modules add to other files.
    var projectInsertions: [InsertionEntry] = []
    /// What the last module adds to other files.
    private(set) var insertions: [WantedInsertion] = []
    /// The entries of the manifest, for the last module.
    private(set) var entries: [Manifest.Entry] = []
    /// The contents of the template's files that the last module was generated from.
    private(set) var contents: [RelativePath: [UInt8]] = [:]
    /// The texts of the template that have been parsed, once it has been opened.
    private var compiled: CompiledTexts?
    /// What is read of the template, if it is the same for all modules.
    private var ready: Parsed?

    /// The manifest, and the files and the parsed template without tests if none are generated.
    private typealias Parsed = (
        manifest: Manifest, files: TemplateFiles, template: Template, namesDeveloper: Bool
    )

    /// - Parameters:
    ///   - template: the template of all modules.
    ///   - destination: the folders that contain the modules' folders.
    public init(_ template: ResolvedTemplate, into destination: Destination) {
        (self.template, self.destination) = (template, destination)
    }

    /// Takes over what another generator has read of a template that is the same for all modules.
    mutating func takeOver(_ other: Generator) { (compiled, ready) = (other.compiled, other.ready) }

    /// First phase: opens the template for a module, which gives its parameters.
    ///
    /// - Throws: `Diagnostics` for a missing or invalid manifest; `FileProblem`.
    public mutating func open(for module: Module, diagnostics: inout Diagnostics) throws -> OpenTemplate {
        var found = Diagnostics()
        func open(_ module: Module) throws -> OpenTemplate {
            let open = try OpenTemplate(
                template, for: module, cache: cache, like: compiled, diagnostics: &found)
            compiled = open.compiled
            return open
        }
        var opened = try open(module)
        if !opened.isForAnyModule, opened.text.bytes.mention("developer"), let author = try author?.name() {
            var module = module
            module.author = author
            found = Diagnostics()
            opened = try open(module)
        }
        diagnostics.add(contentsOf: found)
        return opened
    }

    /// Second phase: returns the module's files and folders with their paths. Writes nothing.
    ///
    /// - Parameters:
    ///   - module: the module that the template was opened for.
    ///   - open: what the first phase returned.
    ///   - values: the values of the template's parameters; nil if it declares none.
    ///   - diagnostics: receives the warnings.
    /// - Throws: `Diagnostics` with all errors in names, paths and texts; `FileProblem`.
    public mutating func generate(
        _ module: Module, from open: OpenTemplate, with values: TemplateValues?,
        diagnostics: inout Diagnostics
    ) throws -> [GeneratedFile] {
        var module = module
        if let values { module.values = values }
        let (manifest, files, template, namesDeveloper) = try parsed(
            open, values, module.limits, &diagnostics)
        (contents, requirements, platforms) = (files.contents, manifest.requirements, manifest.platforms)
        (version, dependencies) = (manifest.version, manifest.dependencies)
        convertsTests = manifest.convertsTests
        (hasTests, entries) = (!manifest.testFiles.isEmpty, manifest.entries)
        let header = manifest.printsHeader ? destination.style.header : nil
        if namesDeveloper || header?.mentionsDeveloper == true, let name = try author?.name() {
            module.author = name
        }
        namedAuthor = module.author
        let made = try template.generate(
            module, into: destination, isTraced: isTraced, diagnostics: &diagnostics)
        insertions = try template.insertions(
            of: module, and: projectInsertions, diagnostics: &diagnostics)
        if made.isEmpty, !entries.isEmpty, entries.allSatisfy({ $0.condition != nil }) {
            throw Diagnostics.error("the template makes no files for these parameters")
        }
        return made
    }

    /// Runs both phases with the richest values, with which the template generates the most.
    ///
    /// - Throws: the errors of both phases.
    package mutating func generateRichest(_ module: Module, diagnostics: inout Diagnostics) throws
        -> [GeneratedFile]
    {
        let open = try open(for: module, diagnostics: &diagnostics)
        return try generate(module, from: open, with: open.richestValues(), diagnostics: &diagnostics)
    }

    private mutating func parsed(
        _ open: OpenTemplate, _ values: TemplateValues?, _ limits: Renderer.Limits,
        _ diagnostics: inout Diagnostics
    ) throws -> Parsed {
        if let ready { return ready }
        let manifest = try open.manifest(values, diagnostics: &diagnostics)
        var used = manifest
        if destination.tests == nil { used.testFiles = [] }
        var missing = Diagnostics()
        let files = try TemplateFiles(of: open, used, diagnostics: &diagnostics, missing: &missing)
        try missing.throwErrors()
        let template = try Template(files, limits: limits)
        files.compiled.save()
        let parsed = (manifest, files, template, namesDeveloper: files.mention("developer"))
        if open.isForAnyModule { ready = parsed }
        return parsed
    }
}
