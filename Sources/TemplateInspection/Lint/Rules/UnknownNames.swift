import GenerambaKit
import SourceText
import TemplateEngine

/// Reports unknown names and filters that a text uses whatever is generated.
struct UnknownNames: LintRule {
    /// The maximum number of steps for a text. Problems after that are not reported.
    private static let steps = 200_000

    func problems(in linted: LintedTemplate) throws -> Diagnostics {
        let module = linted.module
        var found = linted.rambaspec?.analyze(module) ?? Diagnostics()
        // The analyzed sources, each with the list for which it is used.
        var analyzed: Set<[String?]> = []
        for template in linted.templates {
            func analyze(_ document: Document, _ scope: @autoclosure () -> Value.Object) {
                guard document.plainText == nil else { return }
                var renderer = Renderer(scope: scope(), partials: template.partials(Dialect(of: document)))
                renderer.limits = module.limits
                renderer.limits.steps = Self.steps
                renderer.now = module.now
                renderer.refusesGroups = template.hasParameters
                found.add(contentsOf: renderer.analyze(document))
            }
            for insertion in template.insertions {
                for document in insertion.documents { analyze(document, module.scope()) }
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
