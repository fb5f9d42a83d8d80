import SourceText
import TemplateEngine

/// Looks for what is wrong in a template whatever is generated from it.
package struct Lint {
    private let checked: ResolvedTemplate
    private let resolver: TemplateResolver
    private var module: Module
    private var found = Diagnostics()
    /// The sources that were gone through, each with the list for whose items it is made.
    private var surveyed: Set<[String?]> = []

    /// All that can be said of a template, in the order of the files, the rambaspec first.
    ///
    /// - Throws: what is none of the template's mistakes.
    package static func diagnostics(
        of template: ResolvedTemplate, _ resolver: TemplateResolver, now: (seconds: Int, day: Day)
    ) throws -> Diagnostics {
        var module = Module(example: now)
        module.limits.hasOption = false
        var lint = Lint(checked: template, resolver: resolver, module: module)
        do {
            try lint.check()
        } catch let thrown as Diagnostics {
            lint.found.add(contentsOf: thrown)
        }
        return lint.found.inOrder(first: "\(template.folder.shown)/\(template.name).rambaspec")
    }

    private mutating func check() throws {
        let manifest = try checked.manifestText()
        let tree = TemplateTree(checked.folder)
        found.add(contentsOf: tree.problems)
        var rambaspec: LiquidRambaspec?
        if Dialect(rambaspec: manifest.bytes) == .liquid {
            rambaspec = try LiquidRambaspec(manifest, of: checked.name, for: module)
        }
        module.values = TemplateValues(askedFor: rambaspec.map { [$0.document] } ?? [])
        var missing = Diagnostics()
        let variants = try TemplateVariants(
            of: checked, for: module, diagnostics: &found, missing: &missing)
        found.add(contentsOf: missing)
        var mistakes = Diagnostics()
        let templates = try variants.all.map { [module] in
            try Template($0, limits: module.limits, mistakes: &mistakes)
        }
        found.add(contentsOf: mistakes)
        let usage = Usage(of: templates, in: variants.all[0], rambaspec, variants.parameters)
        try check(templates, usage, variants.parameters, rambaspec)
        try checkRequirements(of: variants)
        let isWhole = variants.isWhole && !missing.hasErrors && !mistakes.hasErrors
        if isWhole { found.add(contentsOf: usage.unusedParameters) }
        found.add(contentsOf: usage.unusedFiles(among: tree.files, manifest, withSnippets: isWhole))
    }

    /// Looks at texts, conditions and destinations.
    private mutating func check(
        _ templates: [Template], _ usage: Usage, _ parameters: [Parameter], _ rambaspec: LiquidRambaspec?
    ) throws {
        let isOpen = parameters.isEmpty
        module.values =
            isOpen
            ? TemplateValues(askedFor: usage.documents) : try TemplateValues(examplesOf: parameters)
        let other = module.otherExample(
            isOpen
                ? TemplateValues(askedFor: usage.documents, .second)
                : try TemplateValues(examplesOf: parameters, .second))
        if let rambaspec { found.add(contentsOf: rambaspec.survey(module)) }
        let conditions = Conditions(parameters, module)
        for template in templates {
            try surveyNames(in: template)
            found.add(contentsOf: conditions.problems(in: template))
            var destinations = Destinations(of: template, parameters, [module, other])
            found.add(contentsOf: destinations.problems())
        }
        found.add(contentsOf: conditions.problems(in: usage.documents))
        found.add(contentsOf: usage.endlessInclusions)
    }

    /// Warns of templates that this one requires and that are nowhere.
    private mutating func checkRequirements(of variants: TemplateVariants) throws {
        for name in variants.all.flatMap(\.manifest.requirements) {
            do {
                _ = try resolver.required(name, by: checked)
            } catch let thrown as Diagnostics {
                for missing in thrown.all {
                    found.add(.warning(missing.message, at: missing.range, hint: missing.hint))
                }
            }
        }
    }

    /// Looks for unknown names and filters in all texts.
    private mutating func surveyNames(in template: Template) throws {
        let module = module
        for file in template.code + template.tests {
            let items = try found.collect { try file.entry.items(in: module.scope()) }
            guard let items else { continue }
            let item = items.first ?? nil
            let scope = module.scope(item: item)
            found.add(contentsOf: file.unknownNames(in: scope, of: module, isThorough: true))
            survey(file.name, scope, template)
            if let name = file.customName {
                survey(name, module.scope(fileBasename: "View.swift", item: item), template)
            }
            let source = [file.entry.path?.value.text, file.entry.forEach?.value]
            if case .text(let document) = file.content, surveyed.insert(source).inserted {
                survey(document, module.scope(fileName: "View.swift", item: item), template)
            }
        }
    }

    private mutating func survey(
        _ document: Document, _ scope: @autoclosure () -> Value.Object, _ template: Template
    ) {
        guard document.plainText == nil else { return }
        var renderer = Renderer(scope: scope(), partials: template.partials[Dialect(of: document)] ?? [:])
        renderer.limits = module.limits
        renderer.limits.steps = Self.steps
        renderer.now = module.now
        found.add(contentsOf: renderer.analyze(document))
    }

    /// How many steps it takes for a text at most. What is not seen by then is not told.
    private static let steps = 200_000
}

extension Diagnostics {
    /// Those of one file first, then by their files and places, at the end those without a place. What two entries make
    /// of one text is told once.
    fileprivate func inOrder(first path: String) -> Diagnostics {
        func key(_ diagnostic: Diagnostic) -> (Int, String, Int) {
            guard let range = diagnostic.range else { return (2, "", 0) }
            return (range.file.path == path ? 0 : 1, range.file.path, range.offsets.lowerBound)
        }
        let sorted = all.enumerated().sorted {
            let (a, b) = (key($0.element), key($1.element))
            return a == b ? $0.offset < $1.offset : a < b
        }
        var seen: Set<[String]> = []
        return Diagnostics(
            sorted.map(\.element).filter {
                let place = $0.range.map { "\($0.file.path):\($0.offsets)" } ?? ""
                return seen.insert([$0.severity.rawValue, $0.message, place]).inserted
            })
    }
}
