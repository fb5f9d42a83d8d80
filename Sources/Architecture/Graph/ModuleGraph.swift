import SourceText

/// The modules of a project, and which opens, holds and configures which.
package struct ModuleGraph: Sendable {
    /// What one module does with another one.
    enum Deed: String, Sendable, CaseIterable { case opens, holds, configures }

    /// An arrow between two modules, by their indices.
    struct Edge: Sendable, Hashable {
        let start: Int
        let end: Int
        let label: String
    }

    /// The names of the modules, sorted; those that several have with their targets.
    let names: [String]
    /// The arrows, sorted by the modules.
    let edges: [Edge]

    /// - Parameter code: the modules, and what connects them.
    package init(of code: CodeBase) {
        let links = ModuleLinks(of: code).all.filter { $0.start != $0.end }
        let linked = Set(links.flatMap { [$0.start, $0.end] })
        // What modules share is none.
        let shown = code.modules.indices.filter { linked.contains($0) || code.modules[$0].hasParts }
        let places = Dictionary(uniqueKeysWithValues: zip(shown, shown.indices))
        let modules = shown.map { code.modules[$0] }
        let counts = Dictionary(grouping: modules, by: \.name).mapValues(\.count)
        names = modules.map { module in
            let area = module.files.first?.path.components.dropLast().prefix(2).joined(separator: "/")
            let isUnique = counts[module.name] == 1
            return isUnique
                ? module.name
                : [module.target ?? area, module.name].compactMap(\.self).joined(separator: "/")
        }
        var deeds: [Int: [Int: Set<Deed>]] = [:]
        for link in links {
            guard let start = places[link.start], let end = places[link.end] else { continue }
            deeds[start, default: [:]][end, default: []].insert(link.deed)
        }
        edges = deeds.sorted { $0.key < $1.key }.flatMap { start, ends in
            ends.sorted { $0.key < $1.key }.map { end, deeds in
                let words = Deed.allCases.filter(deeds.contains).map(\.rawValue)
                return Edge(start: start, end: end, label: words.joined(separator: ", "))
            }
        }
    }

    /// - Parameters:
    ///   - names: the names of the modules.
    ///   - edges: the arrows, sorted.
    init(names: [String], edges: [Edge]) { (self.names, self.edges) = (names, edges) }

    /// Returns the graph as a tree: below each module, those that it leads to. What stands below a module that comes
    /// again is not repeated.
    package func text() -> String {
        var shown: Set<Int> = []
        var text = ""
        func show(_ module: Int, _ label: String, _ depth: Int) {
            let below = edges.filter { $0.start == module }
            let isNew = shown.insert(module).inserted
            let mark = isNew || below.isEmpty ? "" : " (see above)"
            text += String(repeating: "  ", count: depth) + label + printable(names[module]) + mark + "\n"
            guard isNew else { return }
            for edge in below { show(edge.end, "\(edge.label) ", depth + 1) }
        }
        let ends = Set(edges.map(\.end))
        for module in names.indices where !ends.contains(module) { show(module, "", 0) }
        // Modules that lead to each other in a circle.
        for module in names.indices where !shown.contains(module) { show(module, "", 0) }
        return text.isEmpty ? "No module was found.\n" : text
    }

    /// Returns the graph in the language of Graphviz.
    package func dot() -> String {
        func quoted(_ text: String) -> String {
            "\"\(printable(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
        }
        let nodes = names.map { "    \(quoted($0));\n" }.joined()
        let arrows = edges.map { edge in
            "    \(quoted(names[edge.start])) -> \(quoted(names[edge.end])) [label=\(quoted(edge.label))];\n"
        }.joined()
        return "digraph modules {\n    rankdir=LR;\n    node [shape=box];\n\(nodes)\(arrows)}\n"
    }

    /// Returns the graph as a Mermaid diagram.
    package func mermaid() -> String {
        let nodes = names.enumerated().map { index, name in
            "    m\(index)[\"\(printable(name).replacing("\"", with: "#quot;"))\"]\n"
        }.joined()
        let arrows = edges.map { "    m\($0.start) -->|\($0.label)| m\($0.end)\n" }.joined()
        return "flowchart LR\n\(nodes)\(arrows)"
    }

    /// Returns the graph as an image.
    package func svg() -> String { GraphDrawing(GraphLayout(of: self)).svg() }
}
