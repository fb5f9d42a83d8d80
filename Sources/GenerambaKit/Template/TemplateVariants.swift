import SourceText
import SwiftText
import TemplateEngine

/// A template as it is with some answers: a rambaspec of Liquid may name other files with others.
struct TemplateVariants {
    private(set) var parameters: [Parameter] = []
    /// Each has other files than those before it. The first is that with the richest answers or, where no parameters are
    /// declared, for the module as it is.
    private(set) var all: [TemplateFiles]
    /// Whether they have all sources that can be, and not only those that examples of texts name.
    private(set) var isWhole = true

    /// - Parameter missing: gets an error for each source that is missing.
    /// - Throws: as opening a template does.
    init(
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
        guard !open.isForAnyModule else { return }
        if parameters.isEmpty { addUndeclared(open, module) }
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
            // The rambaspec may name other sources with the texts that somebody gives.
            let certain = missing.all.filter { $0.range?.text.contains("{") != true }
            isWhole = certain.count == missing.all.count
            missing = Diagnostics(certain)
        }
    }

    /// The files of all, in the order of the rambaspec; an optional one is made with some answers only.
    func entries(
        _ files: KeyPath<Manifest, [Manifest.Entry]>
    ) -> [(entry: Manifest.Entry, isOptional: Bool)] {
        guard all.count > 1 else { return all[0].manifest[keyPath: files].map { ($0, false) } }
        var words: [[String?]] = []
        var found: [(entry: Manifest.Entry, isOptional: Bool)] = []
        for entry in all.flatMap({ $0.manifest[keyPath: files] }) where !words.contains(entry.words) {
            let isInAll = all.allSatisfy { other in
                other.manifest[keyPath: files].contains { $0.words == entry.words }
            }
            words.append(entry.words)
            found.append((entry, !isInAll))
        }
        return found.sorted { $0.entry.place < $1.entry.place }
    }

    /// Where no parameters are declared, what is wrong without them need not be wrong with them.
    private mutating func addUndeclared(_ open: OpenTemplate, _ module: Module) {
        var module = module
        let asked = TemplateValues(askedFor: open.document.map { [$0] } ?? [])
        for values in [TemplateValues(parameters: Value.Object([:], isOpen: true)), asked] {
            module.values = values
            var ignored = Diagnostics()
            let files = try? OpenTemplate(open.template, for: module, diagnostics: &ignored)
                .files(diagnostics: &ignored)
            if let files { add(files) }
        }
    }

    private mutating func add(_ files: TemplateFiles) {
        let words = files.manifest.entries.map(\.words)
        if !all.contains(where: { $0.manifest.entries.map(\.words) == words }) { all.append(files) }
    }
}

extension Manifest.Entry {
    /// Where it stands in the rambaspec.
    fileprivate var place: Int { name.range?.origin.offsets.lowerBound ?? 0 }

    /// All that is said of it.
    fileprivate var words: [String?] {
        [name.value, path?.value.text, customName?.value, condition?.value, forEach?.value]
    }
}
