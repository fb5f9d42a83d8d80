extension Rendering {
    /// Writes a value after applying its filters. The value is given by its number in the document.
    mutating func insertFiltered(_ number: Int, at node: Int, of page: BoundDocument) throws(LimitReached) {
        let value = page.document.filteredValues[number]
        guard var text = text(of: value.input, at: node, of: page) else { return }
        for filter in value.filters {
            let count = text.utf8.count
            try work(4 * count + 16, at: page.document.nodes[node].place, of: page)
            guard count <= CaseFilter.limit else {
                return problems.add(at: node, of: page) {
                    ("'\($0)' is too long for '\(filter.rawValue)', which takes up to 1 MiB", nil)
                }
            }
            text = filter.spelling(of: text)
        }
        output.appendValue(text)
    }

    private mutating func text(of input: FilteredValue.Input, at node: Int, of page: BoundDocument) -> String?
    {
        let value: ValueArena.Item?
        switch input {
        case .loop(let name): value = self.value(of: name, at: node, of: page)
        case .name(let name):
            value = scopes.value(of: name, in: page).map { scopes.values.items[$0] }
            if value == nil { miss(name, at: node, of: page) }
        }
        return value.flatMap { text(of: $0, at: node, of: page) }
    }
}
