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
    /// - Throws: as `TemplateFiles.load`.
    init(
        _ name: String, from folder: TemplateFolder, for module: Module, diagnostics: inout Diagnostics,
        missing: inout Diagnostics
    ) throws {
        var declared: [Parameter] = []
        let first = try TemplateFiles.read(
            name, from: folder, for: module, diagnostics: &diagnostics, missing: &missing
        ) {
            declared = $0
            try $0.checkPatterns()
            return $0.isEmpty ? nil : try Answers.variations(of: $0)[0].values(Samples())
        }
        parameters = declared
        all = [first]
        guard !first.isForAnyModule else { return }
        if parameters.isEmpty {
            addUndeclared(folder, module)
        } else {
            try addDeclared(folder, module, &diagnostics, &missing)
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
        _ files: KeyPath<Rambaspec, [Rambaspec.Entry]>
    ) -> [(entry: Rambaspec.Entry, isOptional: Bool)] {
        guard all.count > 1 else { return all[0].rambaspec[keyPath: files].map { ($0, false) } }
        var words: [[String?]] = []
        var found: [(entry: Rambaspec.Entry, isOptional: Bool)] = []
        for entry in all.flatMap({ $0.rambaspec[keyPath: files] }) where !words.contains(entry.words) {
            let isInAll = all.allSatisfy { other in
                other.rambaspec[keyPath: files].contains { $0.words == entry.words }
            }
            words.append(entry.words)
            found.append((entry, !isInAll))
        }
        return found.enumerated().sorted {
            ($0.element.entry.place, $0.offset) < ($1.element.entry.place, $1.offset)
        }
        .map(\.element)
    }

    private mutating func addDeclared(
        _ folder: TemplateFolder, _ module: Module, _ diagnostics: inout Diagnostics,
        _ missing: inout Diagnostics
    ) throws {
        for answers in try Answers.variations(of: parameters).dropFirst() {
            let values = answers.values(Samples())
            var found = Diagnostics()
            do {
                add(
                    try TemplateFiles.read(
                        all[0].name, from: folder, for: module, diagnostics: &found, missing: &missing
                    ) { _ in values })
            } catch let thrown as Diagnostics {
                found.add(contentsOf: thrown)
            }
            diagnostics.add(contentsOf: found)
        }
    }

    /// Where no parameters are declared, what is wrong without them need not be wrong with them.
    private mutating func addUndeclared(_ folder: TemplateFolder, _ module: Module) {
        let document = try? LiquidRambaspec(all[0].rambaspecText, of: all[0].name, for: module).document
        let asked = TemplateValues(askedFor: document.map { [$0] } ?? [])
        for values in [TemplateValues(parameters: Value.Object([:], isOpen: true)), asked] {
            var module = module
            module.values = values
            var (ignored, missing) = (Diagnostics(), Diagnostics())
            let files = try? TemplateFiles.read(
                all[0].name, from: folder, for: module, diagnostics: &ignored, missing: &missing
            ) { _ in nil }
            if let files, missing.all.isEmpty { add(files) }
        }
    }

    private mutating func add(_ files: TemplateFiles) {
        let words = files.entries.map(\.words)
        if !all.contains(where: { $0.entries.map(\.words) == words }) { all.append(files) }
    }
}

extension TemplateFiles {
    fileprivate var entries: [Rambaspec.Entry] { rambaspec.codeFiles + rambaspec.testFiles }
}

extension Rambaspec.Entry {
    /// Where it stands in the rambaspec.
    fileprivate var place: Int { name.range?.origin.offsets.lowerBound ?? 0 }

    /// All that is said of it.
    fileprivate var words: [String?] {
        [name.value, path?.value.text, customName?.value, condition?.value, forEach?.value]
    }
}
