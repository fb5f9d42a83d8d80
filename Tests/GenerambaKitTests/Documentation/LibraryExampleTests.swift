import Foundation
import Testing

/// The example in "The library" compiles in another package.
@Suite struct LibraryExampleTests {
    @Test("the example of the library compiles outside of the package") func itCompiles() throws {
        let page = try MarkdownPage("Documentation/The-library.md")
        let examples = page.pieces.compactMap { piece -> String? in
            guard case .block(words: ["swift"], let text) = piece.content else { return nil }
            return text
        }
        #expect(examples.count == 1)
        let sandbox = try Sandbox(["main.swift": examples.joined()])
        let messages = sandbox.newStream()
        let products = Program.products
        let folders = [
            products.appendingPathComponent("Modules"),
            Program.repository.appendingPathComponent("Sources/CLibYAML"),
            products.appendingPathComponent("CFiles.build"),
        ]
        let compiler = try Child(
            ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "main.swift"]
                + folders.flatMap { ["-I", $0.path] },
            in: sandbox.project, environment: sandbox.environment,
            streams: ("/dev/null", sandbox.newStream(), messages))
        #expect(compiler.wait() == 0, "\((try? String(contentsOfFile: messages, encoding: .utf8)) ?? "")")
    }
}
