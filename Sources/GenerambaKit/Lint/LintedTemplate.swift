import SourceText
import TemplateEngine

/// A template with all that rules look at.
struct LintedTemplate {
    let template: ResolvedTemplate
    /// Finds the templates that it requires.
    let resolver: TemplateResolver
    /// The rambaspec as it is written.
    let manifest: SourceFile
    /// The rambaspec before it is rendered, where it is one of Liquid.
    let rambaspec: LiquidRambaspec?
    /// The files in its folder.
    let tree: [RelativePath]
    let variants: TemplateVariants
    /// The variants with their texts parsed, at least one.
    let templates: [Template]
    /// The files of all variants.
    let files: [Template.File]
    /// All texts that are rendered, the snippets and a rambaspec of Liquid included.
    let documents: [Document]
    /// Whether all texts are there, and could be read.
    let isWhole: Bool
    /// An example of a module, with values of the parameters.
    let module: Module
    /// Another one, which has nothing in common with the first.
    let otherModule: Module

    /// - Parameter found: gets what is wrong in the rambaspec, the folder, and the texts as such.
    /// - Throws: `Diagnostics` where there is no more to look at; what is none of the template's mistakes.
    init(
        _ template: ResolvedTemplate, _ resolver: TemplateResolver, now: Moment, _ found: inout Diagnostics
    ) throws {
        var module = Module(example: now)
        module.limits.hasOption = false
        self.template = template
        self.resolver = resolver
        manifest = try template.manifestText()
        let tree = TemplateTree(template.folder)
        self.tree = tree.files
        found.add(contentsOf: tree.problems)
        let isLiquid = Dialect(rambaspec: manifest.bytes) == .liquid
        rambaspec = isLiquid ? try LiquidRambaspec(manifest, of: template.name, for: module) : nil
        let asked = rambaspec.map { [$0.document] } ?? []
        module.values = TemplateValues(askedFor: asked)
        var missing = Diagnostics()
        let variants = try TemplateVariants(of: template, for: module, diagnostics: &found, missing: &missing)
        found.add(contentsOf: missing)
        var mistakes = Diagnostics()
        templates = try variants.all.map { [module] in
            try Template($0, limits: module.limits, mistakes: &mistakes)
        }
        found.add(contentsOf: mistakes)
        self.variants = variants
        files = templates.flatMap { $0.code + $0.tests }
        documents =
            files.flatMap(\.documents) + Dialect.allCases.flatMap(templates[0].partials).map(\.value)
            + variants.parameters.flatMap(\.rules.derived) + asked
        var other = Module(example: now, .second)
        let parameters = variants.parameters
        module.values = try TemplateValues(examplesOf: parameters, askedForIn: documents, .first)
        other.values = try TemplateValues(examplesOf: parameters, askedForIn: documents, .second)
        (self.module, otherModule) = (module, other)
        isWhole = variants.isWhole && !missing.hasErrors && !mistakes.hasErrors
    }

    var parameters: [Parameter] { variants.parameters }

    /// The snippets in one language by their names.
    func snippets(_ dialect: Dialect) -> [String: Document] { templates[0].partials(dialect) }

    /// What the files have that is rendered in one language.
    func texts(_ dialect: Dialect) -> [Document] {
        files.flatMap(\.documents).filter { Dialect(of: $0) == dialect }
    }
}
