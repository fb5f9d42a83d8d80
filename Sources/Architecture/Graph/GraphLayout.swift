import SourceText

/// The places of a graph's boxes and arrows. Boxes and labels are in columns, each in a row of its own, so that none
/// covers another one. An arrow that passes a column has a row there, too.
struct GraphLayout {
    /// A box, the label of an arrow, or the place where an arrow passes a column.
    struct Item {
        var text: String
        let isBox: Bool
        var column: Int
        var row = 0
    }

    /// An arrow through items, from the first one to the last one.
    struct Path {
        let items: [Int]
        /// Whether the arrow points to the first item.
        let isReversed: Bool
    }

    private(set) var items: [Item]
    private(set) var paths: [Path] = []

    init(of graph: ModuleGraph) {
        let reversed = Self.reversedEdges(of: graph)
        let levels = Self.levels(of: graph, reversed)
        items = graph.names.indices.map {
            Item(text: printable(graph.names[$0]), isBox: true, column: 2 * levels[$0])
        }
        for (index, edge) in graph.edges.enumerated() {
            let isReversed = reversed.contains(index)
            let (start, end) = isReversed ? (edge.end, edge.start) : (edge.start, edge.end)
            var path = [start]
            for column in (2 * levels[start] + 1)..<(2 * levels[end]) {
                let isFirst = path.count == 1
                items.append(Item(text: isFirst ? edge.label : "", isBox: false, column: column))
                path.append(items.count - 1)
            }
            paths.append(Path(items: path + [end], isReversed: isReversed))
        }
        arrange()
    }

    /// Returns the edges that close a circle, which point backwards.
    private static func reversedEdges(of graph: ModuleGraph) -> Set<Int> {
        var (state, found): ([Int: Bool], Set<Int>) = ([:], [])
        for root in graph.names.indices where state[root] == nil {
            // A stack instead of recursion, because a chain of modules may be long.
            var stack = [
                (module: root, edges: graph.edges.indices.filter { graph.edges[$0].start == root }[...])
            ]
            state[root] = false
            while let (module, rest) = stack.last {
                guard let edge = rest.first else {
                    state[module] = true
                    stack.removeLast()
                    continue
                }
                stack[stack.count - 1].edges = rest.dropFirst()
                let end = graph.edges[edge].end
                if state[end] == false { found.insert(edge) }
                guard state[end] == nil else { continue }
                state[end] = false
                stack.append((end, graph.edges.indices.filter { graph.edges[$0].start == end }[...]))
            }
        }
        return found
    }

    /// Returns the column of each module: behind all those that lead to it.
    private static func levels(of graph: ModuleGraph, _ reversed: Set<Int>) -> [Int] {
        var levels = graph.names.map { _ in 0 }
        for _ in graph.names.indices {
            var isDone = true
            for (index, edge) in graph.edges.enumerated() {
                let (start, end) = reversed.contains(index) ? (edge.end, edge.start) : (edge.start, edge.end)
                if levels[end] <= levels[start] { (levels[end], isDone) = (levels[start] + 1, false) }
            }
            if isDone { break }
        }
        return levels
    }

    /// Gives the items of each column their rows, near those that lead to them.
    private mutating func arrange() {
        var before: [Int: [Int]] = [:]
        for path in paths {
            for (start, end) in zip(path.items, path.items.dropFirst()) {
                before[end, default: []].append(start)
            }
        }
        for column in 0...(items.map(\.column).max() ?? 0) {
            let members = items.indices.filter { items[$0].column == column }
            func wanted(_ item: Int) -> Double {
                let rows = (before[item] ?? []).map { Double(items[$0].row) }
                return rows.isEmpty ? Double(item) : rows.reduce(0, +) / Double(rows.count)
            }
            let sorted = members.map { ($0, wanted($0)) }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
            for (row, member) in sorted.enumerated() { items[member.0].row = row }
        }
    }
}
