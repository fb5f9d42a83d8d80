/// Looks for what is wrong in a template whatever is generated from it.
package struct Lint {
    private let name: String
    private let folder: TemplateFolder
    private var module: Module
    private var found = Diagnostics()

    /// All that can be said of a template, in the order of the files, the rambaspec first.
    ///
    /// - Throws: `FileProblem`.
    package static func diagnostics(
        of name: String, in folder: TemplateFolder, now: (seconds: Int, day: Day)
    ) throws -> Diagnostics {
        var lint = Lint(name: name, folder: folder, module: Module(example: now))
        do {
            try lint.check()
        } catch let thrown as Diagnostics {
            lint.found.add(contentsOf: thrown)
        }
        return lint.found.inOrder(first: "\(folder.shown)/\(name).rambaspec")
    }

    private mutating func check() throws {
        let tree = try TemplateTree(folder)
        found.add(contentsOf: tree.problems)
        let manifest = try TemplateFiles.rambaspec(at: TemplateFiles.rambaspec(of: name), in: folder)
        var rambaspec: LiquidRambaspec?
        if Dialect(rambaspec: manifest.bytes) == .liquid {
            rambaspec = try LiquidRambaspec(manifest, of: name, for: module)
        }
        module.values = TemplateValues(askedFor: rambaspec.map { [$0.document] } ?? [])
        var missing = Diagnostics()
        var parameters: [Parameter] = []
        let files = try TemplateFiles.read(
            name, from: folder, for: module, diagnostics: &found, missing: &missing
        ) {
            parameters = $0
            try $0.checkPatterns()
            return $0.isEmpty ? nil : try Answers(richest: $0).values(Samples())
        }
        found.add(contentsOf: missing)
        var mistakes = Diagnostics()
        let template = try Template(files, limits: module.limits, mistakes: &mistakes)
        found.add(contentsOf: mistakes)
        let usage = Usage(of: template, in: files, rambaspec, parameters)
        module.values =
            parameters.isEmpty
            ? TemplateValues(askedFor: usage.documents) : try TemplateValues(examplesOf: parameters)
        if let rambaspec { found.add(contentsOf: rambaspec.survey(module)) }
        try surveyNames(in: template)
        found.add(contentsOf: try Conditions(of: template, parameters, module).problems())
        found.add(contentsOf: try Destinations(of: template, parameters, module).problems())
        let isWhole = !missing.hasErrors && !mistakes.hasErrors
        if isWhole { found.add(contentsOf: usage.unusedParameters) }
        found.add(contentsOf: usage.unusedFiles(among: tree.files, manifest, withSnippets: isWhole))
    }

    /// Looks for unknown names and filters in all texts.
    private mutating func surveyNames(in template: Template) throws {
        for file in template.code + template.tests {
            let items = try found.collect { [module] in try file.entry.items(in: module.scope()) }
            guard let items else { continue }
            let item = items.first ?? nil
            let scope = module.scope(item: item)
            found.add(contentsOf: file.unknownNames(in: scope, of: module, isThorough: true))
            survey(file.name, scope, template)
            if let name = file.customName {
                survey(name, module.scope(fileBasename: "View.swift", item: item), template)
            }
            if case .text(let document) = file.content {
                survey(document, module.scope(fileName: "View.swift", item: item), template)
            }
        }
    }

    private mutating func survey(_ document: Document, _ scope: Value.Object, _ template: Template) {
        var renderer = Renderer(scope: scope, partials: template.partials[Dialect(of: document)] ?? [:])
        renderer.limits.steps = Self.steps
        renderer.now = module.now
        found.add(contentsOf: renderer.survey(document))
    }

    /// How many steps it takes for a text at most. What is not seen by then is not told.
    private static let steps = 200_000
}

extension Diagnostics {
    /// Those of one file first, then by their files and places, at the end those without a place.
    fileprivate func inOrder(first path: String) -> Diagnostics {
        func key(_ diagnostic: Diagnostic) -> (Int, String, Int) {
            guard let range = diagnostic.range else { return (2, "", 0) }
            return (range.file.path == path ? 0 : 1, range.file.path, range.offsets.lowerBound)
        }
        let sorted = all.enumerated().sorted {
            let (a, b) = (key($0.element), key($1.element))
            return a == b ? $0.offset < $1.offset : a < b
        }
        return Diagnostics(sorted.map(\.element))
    }
}
