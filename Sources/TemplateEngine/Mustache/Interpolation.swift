import SourceText

extension Rendering {
    mutating func insert(_ name: Int, at node: Int, of page: Page) {
        guard let value = scopes.value(of: name, in: page) else { return miss(name, at: node, of: page) }
        if case .text(let range) = page.values.items[value] {
            output.appendValue(page.values.utf8(range))
        } else if let text = text(of: page.values.items[value], at: node, of: page) {
            output.appendValue(text)
        }
    }

    /// Returns the text of a value, or nil for null. Records a problem and returns nil for a list or an object.
    mutating func text(of value: ValueArena.Item, at node: Int, of page: Page) -> String? {
        switch value {
        case .text(let range): return String(decoding: scopes.values.bytes[range], as: UTF8.self)
        case .bool(let bool): return bool ? "true" : "false"
        case .integer(let integer): return "\(integer)"
        case .float(let float): return LiquidValue.text(of: float)
        case .null: return nil
        case .list:
            problems.add(at: node, of: page) {
                ("'\($0)' is a list, not text", "loop over it: '{{#\($0)}}…{{/\($0)}}'")
            }
        case .object(let fields, _):
            let names = scopes.values.names(of: fields)
            problems.add(at: node, of: page) { Self.group($0, of: names) }
        }
        return nil
    }

    /// The problem of a group of names in place of text.
    static func group(_ name: String, of names: [String]) -> Problems.Text {
        let paths = quoted(names.map { name == "." ? $0 : "\(name).\($0)" })
        return (
            "'\(name)' is a group of names, not text", names.isEmpty ? nil : "use one of its names: \(paths)"
        )
    }

    /// Records an error for a missing name, unless the name may be missing.
    mutating func miss(_ name: Int, at node: Int, of page: Page) {
        if analysis != nil, scopes.isOptional(name, in: page) { return }
        problems.add(at: node, of: page) { [scopes] text in
            ("unknown name '\(text)'", scopes.hint(missing: name, in: page))
        }
    }

    /// Writes a value after applying its filters. The value is given by its number in the document.
    mutating func insertFiltered(_ number: Int, at node: Int, of page: Page) throws(LimitReached) {
        let value = page.document.filteredValues[number]
        guard var text = text(of: value.input, at: node, of: page) else { return }
        for filter in value.filters {
            let count = text.utf8.count
            try work(4 * count + 16, at: page.document.nodes[node].place, of: page)
            guard count <= TextFilter.limit else {
                return problems.add(at: node, of: page) {
                    ("'\($0)' is too long for '\(filter.rawValue)', which takes up to 1 MiB", nil)
                }
            }
            text = filter.spelling(of: text)
        }
        output.appendValue(text)
    }

    private mutating func text(of input: FilteredValue.Input, at node: Int, of page: Page) -> String? {
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
