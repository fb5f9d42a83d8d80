/// What was found wrong during a rendering, each place once.
struct Problems {
    /// How many to keep.
    let limit: Int
    private(set) var all: [Diagnostic] = []
    private var places: Set<Place> = []

    /// A node of a page.
    private struct Place: Hashable {
        let partial: String?
        let node: Int
    }

    init(limit: Int) {
        self.limit = limit
    }

    /// Throws what was found, if anything was.
    func throwIfAny() throws {
        if !all.isEmpty { throw Diagnostics(all) }
    }

    /// Adds an error at a node's name, unless it has one.
    mutating func add(at node: Int, of page: Page, _ problem: (String) -> (message: String, hint: String?)) {
        let place = Place(partial: page.partial, node: node)
        guard all.count < limit, places.insert(place).inserted else { return }
        let (message, hint) = problem(page.document.source.text(page.document.nodes[node].place))
        all.append(.error(message, at: page.document.range(of: node), hint: hint))
    }
}
