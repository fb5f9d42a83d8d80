import GenerambaKit
import Testing

/// Documentation/Built-in-templates.md shows the real output for each built-in template.
@Suite struct BuiltInTemplatesTests {
    @Test("the page shows a template's parameters, files and who holds whom", arguments: BuiltInCatalog.names)
    func aBuiltInTemplateIsOnThePage(name: String) throws {
        let sandbox = try Sandbox()
        let blocks = try section(name)
        let shown = try #require(blocks["console"])
        let command = "$ generamba template show \(name)\n"
        #expect(shown == command + (try sandbox.run("template", "show", name)).output)
        let diagram = try sandbox.run("template", "show", name, "--diagram").output
        // Code without objects that hold each other has no diagram on the page.
        #expect((blocks["mermaid"] ?? "flowchart LR\n") == diagram)
    }

    @Test("the page shows no other templates") func noOtherTemplateIsOnThePage() throws {
        let page = try MarkdownPage("Documentation/Built-in-templates.md")
        let titles = page.pieces.compactMap { piece -> String? in
            guard case .heading(level: 2, let title) = piece.content else { return nil }
            return title
        }
        #expect(titles.sorted() == BuiltInCatalog.names)
    }

    /// The code blocks in the section about a template, by language.
    private func section(_ name: String) throws -> [String: String] {
        var blocks: [String: String] = [:]
        var isWanted = false
        for piece in try MarkdownPage("Documentation/Built-in-templates.md").pieces {
            if case .heading(level: 2, let title) = piece.content { isWanted = title == name }
            if case .block(let words, let text) = piece.content, isWanted, let language = words.first {
                blocks[language] = text
            }
        }
        return blocks
    }
}
