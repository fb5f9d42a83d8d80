import GenerambaKit
import SourceText
import SystemAccess
import TemplateEngine

/// A template with the information that lint rules use.
struct LintedTemplate {
    let template: ResolvedTemplate
    /// Finds the templates that this one requires.
    let resolver: TemplateResolver
    /// The source text of the rambaspec.
    let manifest: SourceFile
    /// The unrendered rambaspec; nil unless it is a Liquid one.
    let rambaspec: LiquidRambaspec?
    let variants: TemplateVariants
    /// The parsed variants of the template, at least one.
    let templates: [Template]
    /// The files of all variants.
    let files: [Template.File]
    /// What modules add to other files, in all variants.
    let insertions: [InsertionTemplate]
    /// All texts to render, including snippets and a Liquid rambaspec.
    let documents: [Document]
    /// Whether all texts exist and could be parsed.
    let isWhole: Bool
    /// An example module with parameter values.
    let module: Module
    /// Another example module, without any values in common with the first one.
    let otherModule: Module

    /// - Parameter found: receives the problems in the rambaspec and in parsing the texts.
    init(
        _ template: ResolvedTemplate, _ resolver: TemplateResolver, now: Moment, _ found: inout Diagnostics
    ) throws {
        var module = Module(example: now)
        module.limits.hasOption = false
        (self.template, self.resolver) = (template, resolver)
        manifest = try template.manifestText()
        let isLiquid = Dialect(rambaspec: manifest.bytes) == .liquid
        rambaspec = isLiquid ? try LiquidRambaspec(manifest, of: template.name, for: module) : nil
        let asked = rambaspec.map { [$0.document] } ?? []
        module.values = TemplateValues(askedFor: asked)
        var missing = Diagnostics()
        let variants = try TemplateVariants(of: template, for: module, diagnostics: &found, missing: &missing)
        found.add(contentsOf: missing)
        for folder in variants.all[0].manifest.checkStubs {
            _ = try found.collect { try Stubs(of: template, in: folder) }
        }
        var mistakes = Diagnostics()
        templates = try variants.all.map { [module] in
            try Template($0, limits: module.limits, mistakes: &mistakes)
        }
        found.add(contentsOf: mistakes)
        self.variants = variants
        files = templates.flatMap { $0.code + $0.tests }
        insertions = templates.flatMap(\.insertions)
        documents =
            files.flatMap(\.documents) + insertions.flatMap(\.documents)
            + Dialect.allCases.flatMap(templates[0].partials).map(\.value)
            + variants.parameters.flatMap(\.rules.documents) + asked
        var other = Module(example: now, .second)
        let parameters = variants.parameters
        module.values = try TemplateValues(examplesOf: parameters, askedForIn: documents, .first)
        other.values = try TemplateValues(examplesOf: parameters, askedForIn: documents, .second)
        (self.module, otherModule) = (module, other)
        isWhole = variants.isWhole && !missing.hasErrors && !mistakes.hasErrors
    }

    var parameters: [Parameter] { variants.parameters }

    /// The sources that the rambaspec names; nil if they depend on the module.
    var sources: [RelativePath]? {
        let files = variants.all[0]
        return files.dialect == .liquid
            ? template.writtenSources(in: manifest) : files.manifest.sources.map(\.value)
    }

    /// Returns the snippets in a language, by name.
    func snippets(_ dialect: Dialect) -> [String: Document] { templates[0].partials(dialect) }
}
