import SourceText
import SwiftText
import SystemAccess
import TemplateEngine

/// A template with the parts of its manifest that do not depend on the parameters' values.
public struct OpenTemplate: Sendable {
    /// A Liquid manifest must be rendered with the values before it can be parsed.
    private enum Reading {
        case whole(Manifest)
        case rendered(LiquidRambaspec)
    }

    package let template: ResolvedTemplate
    /// The source text of the manifest.
    package let text: SourceFile
    /// The language of the manifest.
    package let dialect: Dialect
    /// The template's parameters. Empty for a Generamba template, which accepts any.
    package let parameters: [Parameter]
    private let reading: Reading
    /// The texts that have been parsed in earlier runs.
    let compiled: CompiledTexts

    /// Opens a template. Adds warnings to `diagnostics`.
    ///
    /// - Parameters:
    ///   - module: the module to generate. As in Generamba, a Liquid rambaspec is rendered for the module before it is
    ///     parsed.
    ///   - cache: the folder of the program's cache; nil to parse all texts.
    ///   - known: the texts that have been parsed for another module, if this run has made one from the template.
    package init(
        _ template: ResolvedTemplate, for module: Module, cache: AbsolutePath? = nil,
        like known: CompiledTexts? = nil, diagnostics: inout Diagnostics
    ) throws {
        self.template = template
        text = try template.manifestText()
        diagnostics.add(contentsOf: template.found)
        dialect = Dialect(rambaspec: text.bytes)
        compiled = known ?? CompiledTexts(of: text, in: cache)
        switch dialect {
        case .liquid:
            let liquid = try LiquidRambaspec(text, of: template.name, for: module, compiled)
            parameters = try liquid.parameters(diagnostics: &diagnostics)
            reading = .rendered(liquid)
        case .mustache:
            let manifest = try Manifest(
                rambaspec: text, of: template.name, time: module.patternTime, diagnostics: &diagnostics)
            parameters = manifest.parameters
            reading = .whole(manifest)
        }
    }

    /// Opens a template without a module. Even a Liquid rambaspec is parsed without rendering.
    package init(asWritten template: ResolvedTemplate, _ text: SourceFile, _ manifest: Manifest) throws {
        (self.template, self.text) = (template, text)
        dialect = Dialect(rambaspec: text.bytes)
        (parameters, compiled) = (manifest.parameters, .none)
        try parameters.checkPatterns()
        reading = .whole(manifest)
    }

    /// Returns the template's one-line summary.
    package func summary() throws -> String? {
        switch reading {
        case .whole(let manifest): manifest.summary
        case .rendered(let liquid): try liquid.summary()
        }
    }

    /// The manifest as a Liquid document; nil for other manifests.
    package var document: Document? {
        if case .rendered(let liquid) = reading { liquid.document } else { nil }
    }

    /// Whether the template is the same for every module, because its manifest needs no rendering.
    var isForAnyModule: Bool { if case .rendered(let liquid) = reading { liquid.isLiteral } else { true } }

    /// Returns the complete manifest.
    ///
    /// - Parameter values: the parameters' values; nil if none are declared.
    package func manifest(_ values: TemplateValues?, diagnostics: inout Diagnostics) throws -> Manifest {
        switch reading {
        case .whole(let manifest): return manifest
        case .rendered(var liquid):
            if !parameters.isEmpty, let values { liquid.module.values = values }
            return try liquid.read(diagnostics: &diagnostics)
        }
    }

    /// Returns the richest values, with which the template generates the most; nil if it declares no parameters.
    package func richestValues() throws -> TemplateValues? {
        parameters.isEmpty ? nil : try Answers(richest: parameters).values(Samples())
    }

    /// Returns the template's files. Adds warnings to `diagnostics`.
    ///
    /// - Parameter values: the parameters' values; nil if none are declared.
    package func files(
        _ values: TemplateValues? = nil, diagnostics: inout Diagnostics
    ) throws -> TemplateFiles {
        var missing = Diagnostics()
        let files = try files(values, diagnostics: &diagnostics, missing: &missing)
        try missing.throwErrors()
        return files
    }

    /// Returns the template's files without missing sources, for which it adds errors to `missing`.
    package func files(
        _ values: TemplateValues?, diagnostics: inout Diagnostics, missing: inout Diagnostics
    ) throws -> TemplateFiles {
        let manifest = try manifest(values, diagnostics: &diagnostics)
        return try TemplateFiles(of: self, manifest, diagnostics: &diagnostics, missing: &missing)
    }
}
