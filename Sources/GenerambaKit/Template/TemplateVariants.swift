import SourceText
import SwiftText
import TemplateEngine

/// The variants of a template: a Liquid rambaspec may name different files for different parameter values.
package struct TemplateVariants {
    package private(set) var parameters: [Parameter] = []
    /// The variants, all with different files: first the one with the richest answers, or the module as it is.
    package private(set) var all: [TemplateFiles]
    /// Whether the variants include all possible sources, and not only those for the example values of texts.
    package private(set) var isWhole = true

    /// - Parameter missing: receives an error for each missing source.
    package init(
        of template: ResolvedTemplate, for module: Module, diagnostics: inout Diagnostics,
        missing: inout Diagnostics
    ) throws {
        let open = try OpenTemplate(template, for: module, diagnostics: &diagnostics)
        parameters = open.parameters
        try parameters.checkPatterns()
        let variations =
            parameters.isEmpty ? [nil] : try Answers.variations(of: parameters).map(Optional.some)
        let first = variations[0]?.values(Samples())
        all = [try open.files(first, diagnostics: &diagnostics, missing: &missing)]
        guard open.dialect == .liquid else { return }
        if parameters.isEmpty {
            // Undeclared parameters lead to variants, too. Errors may occur only without values.
            var module = module
            let asked = TemplateValues(askedFor: open.document.map { [$0] } ?? [])
            for values in [TemplateValues(parameters: Value.Object([:], isOpen: true)), asked] {
                module.values = values
                var ignored = Diagnostics()
                let files = try? OpenTemplate(template, for: module, diagnostics: &ignored)
                    .files(diagnostics: &ignored)
                if let files { add(files) }
            }
        }
        for answers in variations.dropFirst() {
            var (found, warnings) = (Diagnostics(), Diagnostics())
            let files = try found.collect {
                try open.files(answers?.values(Samples()), diagnostics: &warnings, missing: &missing)
            }
            diagnostics.add(contentsOf: warnings)
            diagnostics.add(contentsOf: found)
            if let files { add(files) }
        }
        if parameters.isEmpty || parameters.contains(where: \.isMadeUp) {
            // The rambaspec may name other sources for other texts.
            let certain = missing.all.filter { $0.range?.text.contains("{") != true }
            isWhole = certain.count == missing.all.count
            missing = Diagnostics(certain)
        }
    }

    /// Returns the files of all variants in rambaspec order, including files that only some answers generate.
    package func entries(
        _ files: KeyPath<Manifest, [Manifest.Entry]>
    ) -> [(entry: Manifest.Entry, isOptional: Bool)] {
        guard all.count > 1 else { return all[0].manifest[keyPath: files].map { ($0, false) } }
        let lists = all.map { $0.manifest[keyPath: files] }
        return lists.flatMap(\.self).distinct(by: \.words).map { entry in
            (entry, !lists.allSatisfy { list in list.contains { $0.words == entry.words } })
        }.sorted { $0.entry.place < $1.entry.place }
    }

    private mutating func add(_ files: TemplateFiles) {
        let words = files.manifest.entries.map(\.words)
        if !all.contains(where: { $0.manifest.entries.map(\.words) == words }) { all.append(files) }
    }
}

extension Manifest.Entry {
    fileprivate var place: Int { name.range?.origin.offsets.lowerBound ?? 0 }

    /// Everything that the rambaspec says about the entry.
    fileprivate var words: [String?] {
        [name.value, path?.value.text, customName?.value, condition?.value, forEach?.value]
    }
}
