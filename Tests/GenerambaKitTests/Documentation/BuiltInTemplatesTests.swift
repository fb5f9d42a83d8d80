import GenerambaKit
import Testing

/// The pages of the built-in templates show the real output for each of them.
@Suite struct BuiltInTemplatesTests {
    @Test("a page shows a template's parameters, files and who holds whom", arguments: BuiltInCatalog.names)
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

    @Test("the pages show no other templates") func noOtherTemplateIsOnThePage() throws {
        let shown = try Self.pieces().compactMap { piece -> String? in
            guard case .block(words: ["console"], let text) = piece.content else { return nil }
            return text.firstMatch(of: /^\$ generamba template show (\w+)\n/).map { String($0.1) }
        }
        #expect(shown.sorted() == BuiltInCatalog.names)
    }

    private static func pieces() throws -> [MarkdownPage.Piece] {
        try [
            "App-from-nothing", "Composite-modules", "Moving-to-VIPER", "SILVER-templates", "Shared-parts",
            "SwiftUI-templates", "UIKit-templates",
        ].flatMap { try MarkdownPage("Documentation/\($0).md").pieces }
    }

    /// The code blocks in the section about a template, by language.
    private func section(_ name: String) throws -> [String: String] {
        var blocks: [String: String] = [:]
        var isWanted = false
        for piece in try Self.pieces() {
            if case .heading(level: 2, let title) = piece.content { isWanted = title == name }
            if case .block(let words, let text) = piece.content, isWanted, let language = words.first,
                language != "console" || text.hasPrefix("$ generamba template show ")
            {
                blocks[language] = text
            }
        }
        return blocks
    }
}
