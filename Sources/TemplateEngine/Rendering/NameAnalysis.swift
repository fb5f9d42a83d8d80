/// Visits every part of a text, whatever the values are: renders every branch of every section and condition, and runs
/// each loop once. The values are examples: a list has one item, and nothing is known about a null value.
struct NameAnalysis {
    /// The Liquid names without a value at the place of use that may get one there another way: a loop returns to a
    /// place before the assignment, and branches may set different names.
    var undefined: [(path: NamePath, place: Range<Int>, page: Page)] = []
    /// The keys of the names that the enclosing conditions test.
    var tested: [Int] = []
    /// All values assigned or captured, by key of the name.
    var assigned: [Int: [LiquidValue]] = [:]
}

/// A Liquid name with dots or with quoted words in brackets: its words and their keys.
struct NamePath {
    let words: [String]
    let keys: [Int]
}

/// The differences between analyzing and rendering. The functions are `mutating` because in debug builds, others would
/// get a copy of the whole rendering, which would take stack space in every caller.
extension Rendering {
    /// Whether to enter a branch. The analysis enters every branch.
    mutating func enters(_ isTrue: Bool) -> Bool { isTrue || analysis != nil }

    /// Whether to render a partial. The analysis does not render a partial inside itself.
    mutating func enters(partial name: String) -> Bool { analysis == nil || !partials.isCurrent(name) }

    /// Returns the items that a section loops over, or nil if it does not. The analysis takes null for a list.
    mutating func items(of value: Int) -> (all: Range<Int>, visited: Range<Int>)? {
        if case .list(let items) = scopes.values.items[value] {
            if analysis == nil { return (items, items) }
            return (items, items.isEmpty ? ValueArena.null..<ValueArena.null + 1 : items.prefix(1))
        }
        let null = ValueArena.null..<ValueArena.null + 1
        return analysis != nil && scopes.values.items[value].isNull ? (null, null) : nil
    }
}
