/// A value and the filters that it goes through.
struct FilteredValue: Sendable {
    enum Input: Sendable {
        /// The value of a name, by the name's number.
        case name(Int)
        case loop(LoopName)
    }

    let input: Input
    let filters: [WordFilter]
}

extension Rendering {
    /// Writes a value after its filters.
    mutating func insert(_ value: FilteredValue, at node: Int, of page: Page) throws(Stop) {
        guard var text = text(of: value.input, at: node, of: page) else { return }
        for filter in value.filters {
            let count = text.utf8.count
            try work(4 * count + 16, at: page.document.nodes[node].place, of: page)
            guard count <= WordFilter.limit else { return refuse(longTextFor: filter, at: node, of: page) }
            text = filter.spelling(of: text)
        }
        output.appendValue(text)
    }

    private mutating func text(of input: FilteredValue.Input, at node: Int, of page: Page) -> String? {
        switch input {
        case .loop(let name): return value(of: name, at: node, of: page)?.text
        case .name(let name):
            if let value = scopes.value(of: name, in: page) { return text(of: value, at: node, of: page) }
            miss(name, at: node, of: page)
            return nil
        }
    }

    private mutating func text(of value: Int, at node: Int, of page: Page) -> String? {
        switch scopes.values.items[value] {
        case .text(let range): return String(decoding: scopes.values.bytes[range], as: UTF8.self)
        case .bool(let bool): return bool ? "true" : "false"
        case .integer(let integer): return "\(integer)"
        case .float(let float): return LiquidValue.text(of: float)
        case .null: return nil
        case .list, .object:
            refuse(value, at: node, of: page)
            return nil
        }
    }

    private mutating func refuse(longTextFor filter: WordFilter, at node: Int, of page: Page) {
        problems.add(at: node, of: page) { name in
            ("'\(name)' is too long for '\(filter.rawValue)', which takes up to 1 MiB", nil)
        }
    }
}
