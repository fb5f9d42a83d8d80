import SourceText
import TemplateEngine

/// Names and filters that there are not: whatever is generated, a text asks for them.
struct UnknownNames: LintRule {
    /// How many steps it takes for a text at most. What is not seen by then is not told.
    private static let steps = 200_000

    func problems(in linted: LintedTemplate) throws -> Diagnostics {
        let module = linted.module
        var found = linted.rambaspec?.analyze(module) ?? Diagnostics()
        // The sources that were gone through, each with the list for whose items it is made.
        var analyzed: Set<[String?]> = []
        for template in linted.templates {
            func analyze(_ document: Document, _ scope: @autoclosure () -> Value.Object) {
                guard document.plainText == nil else { return }
                var renderer = Renderer(scope: scope(), partials: template.partials(Dialect(of: document)))
                renderer.limits = module.limits
                renderer.limits.steps = Self.steps
                renderer.now = module.now
                found.add(contentsOf: renderer.analyze(document))
            }
            for file in template.code + template.tests {
                let items = try found.collect { try file.entry.items(in: module.scope()) }
                guard let items else { continue }
                let item = items.first ?? nil
                let scope = module.scope(item: item)
                found.add(contentsOf: file.unknownNames(in: scope, of: module, isThorough: true))
                analyze(file.name, scope)
                if let name = file.customName {
                    analyze(name, module.scope(fileBasename: "View.swift", item: item))
                }
                let source = [file.entry.path?.value.text, file.entry.forEach?.value]
                if case .text(let document) = file.content, analyzed.insert(source).inserted {
                    analyze(document, module.scope(fileName: "View.swift", item: item))
                }
            }
        }
        return found
    }
}
