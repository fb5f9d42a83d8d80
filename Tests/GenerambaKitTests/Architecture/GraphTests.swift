import Foundation
import SourceText
import SystemAccess
import Testing

@testable import Architecture

/// The graph of modules, and how it is drawn.
@Suite struct GraphTests {
    private func code(_ files: [String: String]) throws -> CodeBase {
        CodeBase(
            try files.map { path, text in
                CodeFile(at: try RelativePath(untrusted: path), SourceFile(path: path, text: text))
            }.sorted { $0.path < $1.path })
    }

    /// The code of a module with two layers and an assembly.
    private func module(_ name: String, router: String = "") -> [String: String] {
        [
            "Sources/Shop/\(name)/\(name).swift": """
            class \(name)Presenter: \(name)ModuleInput {}
            class \(name)Router { \(router) }
            enum \(name)Assembly { static func makeModule() -> \(name)ModuleInput { \(name)Presenter() } }
            protocol \(name)ModuleInput { func configure() }
            """
        ]
    }

    @Test func eachUseIsAnArrow() throws {
        let parts = [
            module("Feed", router: "func open() { ChatAssembly.makeModule().configure() }"),
            module("Chat", router: "weak var input: FeedModuleInput?"),
            module("Menu", router: "let text = \"ChatAssembly\" // FeedAssembly"),
        ]
        let files = parts.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
        let graph = ModuleGraph(of: try code(files))
        #expect(
            graph.text() == """
                Menu
                Chat
                  holds Feed
                    opens, configures Chat (see above)

                """)
        #expect(
            graph.dot() == """
                digraph modules {
                    rankdir=LR;
                    node [shape=box];
                    "Chat";
                    "Feed";
                    "Menu";
                    "Chat" -> "Feed" [label="holds"];
                    "Feed" -> "Chat" [label="opens, configures"];
                }

                """)
    }

    @Test("nothing in a drawing covers anything", arguments: 1..<40)
    func nothingCoversAnything(seed: Int) throws {
        var state = UInt64(seed)
        func random(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let count = 1 + random(below: 12)
        let pairs = Set((0..<random(below: 30)).map { _ in [random(below: count), random(below: count)] })
        let edges = pairs.filter { $0[0] != $0[1] }.sorted { $0.lexicographicallyPrecedes($1) }.map {
            ModuleGraph.Edge(start: $0[0], end: $0[1], label: "opens, configures")
        }
        let layout = GraphLayout(of: ModuleGraph(names: (0..<count).map { "A&<\($0)>" }, edges: edges))
        #expect(Set(layout.items.map { [$0.column, $0.row] }).count == layout.items.count)
        for path in layout.paths {
            let columns = path.items.map { layout.items[$0].column }
            #expect(columns == Array(columns[0]...columns[columns.count - 1]))
        }
        let drawing = GraphDrawing(layout).svg()
        let parser = XMLReader(drawing)
        #expect(parser.isWellFormed)
    }
}

/// As much of XML as the drawings have.
private struct XMLReader {
    let isWellFormed: Bool

    init(_ text: String) {
        var open: [Substring] = []
        var isGood = true
        for match in text.matches(of: #/<(/?)([a-z]+)((?: [-A-Za-z:]+="[^"<>]*")*)(/?)>/#) {
            if match.1 == "/" {
                isGood = isGood && open.popLast() == match.2
            } else if match.4.isEmpty {
                open.append(match.2)
            }
        }
        let rest = text.replacing(#/<[^<>]*>/#, with: "")
        let plain = rest.replacing("&amp;", with: "").replacing("&lt;", with: "").replacing("&gt;", with: "")
        isWellFormed = isGood && open.isEmpty && !plain.contains { "<>&".contains($0) }
    }
}
