extension Rendering {
    /// Writes the value of a name.
    mutating func insert(_ name: Int, at node: Int, of page: Page) {
        guard let value = scopes.value(of: name, in: page) else { return miss(name, at: node, of: page) }
        switch scopes.values.items[value] {
        case .text(let range): output.appendValue(range, of: scopes.values.bytes)
        case .bool(let bool): output.appendValue(bool ? "true" : "false")
        case .integer(let integer): output.appendValue("\(integer)")
        case .float(let float): output.appendValue(LiquidValue.text(of: float))
        case .null: break
        case .list: problems.add(at: node, of: page) { ("'\($0)' is a list, not a text", loop(over: $0)) }
        case .object: refuse(object: value, at: node, of: page)
        }
    }

    private mutating func refuse(object: Int, at node: Int, of page: Page) {
        problems.add(at: node, of: page) { [scopes] name in
            let fields = scopes.values.fields(of: object).map(\.name)
            return ("'\(name)' is a group of names, not a text", asking(name, fields))
        }
    }

    /// Notes a name that is not there.
    mutating func miss(_ name: Int, at node: Int, of page: Page) {
        problems.add(at: node, of: page) { [scopes] text in
            ("unknown name '\(text)'", scopes.hint(missing: name, in: page))
        }
    }
}

private func loop(over name: String) -> String {
    "loop over it: '{{#\(name)}}…{{/\(name)}}'"
}

private func asking(_ name: String, _ names: [String]) -> String? {
    let path = name == "." ? "" : "\(name)."
    return names.isEmpty ? nil : "ask for one: \(quoted(names.map { path + $0 }))"
}
