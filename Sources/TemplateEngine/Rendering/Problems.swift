import SourceText

/// The problems found during a rendering, at most one per place and severity.
struct Problems {
    let limit: Int
    /// Whether to omit errors that depend on values.
    var areCertain = false
    private(set) var all: [Diagnostic] = []

    typealias Text = (message: String, hint: String?)
    private var places: Set<Place> = []

    /// A place in a document, for problems of one severity.
    private struct Place: Hashable {
        let severity: Diagnostic.Severity
        let partial: String?
        let offset: Int
    }

    init(limit: Int) { self.limit = limit }

    /// Adds an error at a node's name, unless there already is one.
    mutating func add(at node: Int, of page: Page, _ problem: (String) -> Text) {
        add(.error, at: page.document.nodes[node].place, of: page, isCertain: true, problem)
    }

    /// Adds a problem unless there is one of the same severity. A certain one occurs whatever the values are.
    mutating func add(
        _ severity: Diagnostic.Severity, at place: Range<Int>, of page: Page,
        isCertain: Bool = false, _ problem: (String) -> Text
    ) {
        guard let range = range(severity, at: place, of: page, isCertain: isCertain) else { return }
        add(severity, at: range, problem(range.text))
    }

    /// Adds a problem at a range that `range` returned.
    mutating func add(_ severity: Diagnostic.Severity, at range: SourceRange, _ text: Text) {
        all.append(Diagnostic(severity: severity, message: text.message, range: range, hint: text.hint))
    }

    /// Returns the range of a place, once for a problem, or nil if no problem of this severity may be added there.
    mutating func range(
        _ severity: Diagnostic.Severity, at place: Range<Int>, of page: Page, isCertain: Bool = false
    ) -> SourceRange? {
        if areCertain, severity == .error, !isCertain { return nil }
        let key = Place(severity: severity, partial: page.partial, offset: place.lowerBound)
        guard places.insert(key).inserted, all.count(where: { $0.severity == severity }) < limit
        else { return nil }
        return page.document.source.range(place)
    }
}
