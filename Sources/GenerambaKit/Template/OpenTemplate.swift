import SourceText
import SwiftText
import TemplateEngine

/// A template with its manifest read as far as that needs no answers to what it asks for.
public struct OpenTemplate: Sendable {
    /// A manifest may have to be rendered with the answers before it is read.
    private enum Reading {
        case whole(Manifest)
        case rendered(LiquidRambaspec)
    }

    package let template: ResolvedTemplate
    /// The manifest as it is written.
    let text: SourceFile
    /// The language of the manifest.
    let dialect: Dialect
    /// What the template asks for; none for a template of Generamba, which takes any.
    package let parameters: [Parameter]
    private let reading: Reading

    /// Opens a template. Warnings are added to `diagnostics`.
    ///
    /// - Parameter module: the module to generate. A rambaspec of Liquid is rendered for it before it is read, as
    ///   Generamba does.
    /// - Throws: `Diagnostics` for a missing or broken manifest; `FileProblem`.
    package init(_ template: ResolvedTemplate, for module: Module, diagnostics: inout Diagnostics) throws {
        self.template = template
        text = try template.manifestText()
        dialect = Dialect(rambaspec: text.bytes)
        switch dialect {
        case .liquid:
            let liquid = try LiquidRambaspec(text, of: template.name, for: module)
            parameters = try liquid.parameters(diagnostics: &diagnostics)
            reading = .rendered(liquid)
        case .mustache:
            let manifest = try Manifest(
                rambaspec: text, of: template.name, time: module.patternTime, diagnostics: &diagnostics)
            parameters = manifest.parameters
            reading = .whole(manifest)
        }
    }

    /// Opens a template for no module: a rambaspec of Liquid, too, is read as it is written.
    ///
    /// - Throws: as above, and for patterns that are not regular expressions.
    package init(asWritten template: ResolvedTemplate, diagnostics: inout Diagnostics) throws {
        self.template = template
        text = try template.manifestText()
        dialect = Dialect(rambaspec: text.bytes)
        let manifest = try Manifest(rambaspec: text, of: template.name, diagnostics: &diagnostics)
        parameters = manifest.parameters
        try parameters.checkPatterns()
        reading = .whole(manifest)
    }

    /// What the template is, in a line.
    ///
    /// - Throws: `Diagnostics`.
    package func summary() throws -> String? {
        switch reading {
        case .whole(let manifest): manifest.summary
        case .rendered(let liquid): try liquid.summary()
        }
    }

    /// The manifest as a text of Liquid; nil where it is none.
    var document: Document? { if case .rendered(let liquid) = reading { liquid.document } else { nil } }

    /// Whether it is the same for every module: its manifest was read as it is written.
    var isForAnyModule: Bool { dialect == .mustache }

    /// The manifest with the answers known.
    ///
    /// - Parameter values: those of the parameters; nil where none are declared.
    /// - Throws: `Diagnostics`.
    private func manifest(_ values: TemplateValues?, diagnostics: inout Diagnostics) throws -> Manifest {
        switch reading {
        case .whole(let manifest): return manifest
        case .rendered(var liquid):
            if !parameters.isEmpty, let values { liquid.module.values = values }
            return try liquid.read(diagnostics: &diagnostics)
        }
    }

    /// The answers that make the most of the template; nil where it declares no parameters.
    ///
    /// - Throws: as `Answers.init(richest:)`.
    func richestValues() throws -> TemplateValues? {
        parameters.isEmpty ? nil : try Answers(richest: parameters).values(Samples())
    }

    /// The template's files. Warnings are added to `diagnostics`.
    ///
    /// - Parameter values: those of the parameters; nil where none are declared.
    /// - Throws: `Diagnostics` for a broken manifest and for missing sources; `FileProblem`.
    package func files(
        _ values: TemplateValues? = nil, diagnostics: inout Diagnostics
    ) throws -> TemplateFiles {
        var missing = Diagnostics()
        let files = try files(values, diagnostics: &diagnostics, missing: &missing)
        try missing.throwErrors()
        return files
    }

    /// The template's files, without the sources that are missing: these are added to `missing`.
    func files(
        _ values: TemplateValues?, diagnostics: inout Diagnostics, missing: inout Diagnostics
    ) throws -> TemplateFiles {
        let manifest = try manifest(values, diagnostics: &diagnostics)
        return try TemplateFiles(of: self, manifest, diagnostics: &diagnostics, missing: &missing)
    }
}
