import SourceText

/// What was found wrong during a rendering, each place once.
struct Problems {
    /// How many to keep.
    let limit: Int
    /// Whether errors that are up to values are left out.
    let isSurvey: Bool
    private(set) var all: [Diagnostic] = []
    private var places: Set<Place> = []
    private var counts: [Diagnostic.Severity: Int] = [:]

    /// A node of a page.
    private struct Place: Hashable {
        let partial: String?
        let node: Int
    }

    init(limit: Int, isSurvey: Bool) {
        self.limit = limit
        self.isSurvey = isSurvey
    }

    /// Throws what was found, if there is an error among it.
    func throwErrors() throws {
        try Diagnostics(all).throwErrors()
    }

    /// Adds an error at a node's name, unless it has one.
    mutating func add(at node: Int, of page: Page, _ problem: (String) -> (message: String, hint: String?)) {
        let place = Place(partial: page.partial, node: node)
        guard counts[.error, default: 0] < limit, places.insert(place).inserted else { return }
        counts[.error, default: 0] += 1
        let (message, hint) = problem(page.document.source.text(page.document.nodes[node].place))
        all.append(.error(message, at: page.document.range(of: node), hint: hint))
    }

    /// Adds a problem at a place in a page, unless it has one of the same severity.
    ///
    /// - Parameter isCertain: whether it is an error whatever the values are.
    mutating func add(
        _ severity: Diagnostic.Severity, at place: Range<Int>, of page: Page, isCertain: Bool = false,
        _ problem: (String) -> (message: String, hint: String?)
    ) {
        if isSurvey, severity == .error, !isCertain { return }
        let number = severity == .error ? place.lowerBound : ~place.lowerBound
        let key = Place(partial: page.partial, node: number)
        guard counts[severity, default: 0] < limit, places.insert(key).inserted else { return }
        counts[severity, default: 0] += 1
        let (message, hint) = problem(page.document.source.text(place))
        let range = page.document.source.range(place)
        all.append(Diagnostic(severity: severity, message: message, range: range, hint: hint))
    }
}
