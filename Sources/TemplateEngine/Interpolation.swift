import SourceText

extension Rendering {
    /// Writes the value of a name.
    mutating func insert(_ name: Int, at node: Int, of page: Page) {
        guard let value = scopes.value(of: name, in: page) else { return miss(name, at: node, of: page) }
        switch scopes.values.items[value] {
        case .text(let range):
            if specification.escapesHTML, page.document.escapes(node) { return insert(escaped: range) }
            output.appendValue(range, of: scopes.values.bytes)
        case .bool(let bool): output.appendValue(bool ? "true" : "false")
        case .integer(let integer): output.appendValue("\(integer)")
        case .float(let float): output.appendValue(LiquidValue.text(of: float))
        case .null: break
        case .list, .object: refuse(value, at: node, of: page)
        }
    }

    private mutating func insert(escaped range: Range<Int>) {
        let escapes: [Character: String] = ["&": "&amp;", "\"": "&quot;", "<": "&lt;", ">": "&gt;"]
        let text = String(decoding: scopes.values.bytes[range], as: UTF8.self)
        output.appendValue(text.map { escapes[$0] ?? String($0) }.joined())
    }

    /// Notes a list or a group of names where a text is asked for.
    mutating func refuse(_ value: Int, at node: Int, of page: Page) {
        problems.add(at: node, of: page) { [scopes] name in
            if case .list = scopes.values.items[value] {
                return ("'\(name)' is a list, not a text", looping(over: name))
            }
            let fields = scopes.values.fields(of: value).map(\.name)
            return ("'\(name)' is a group of names, not a text", asking(name, fields))
        }
    }

    /// Notes a name that is not there.
    mutating func miss(_ name: Int, at node: Int, of page: Page) {
        if specification.ignoresUnknown || isSurvey && scopes.isOptional(name, in: page) { return }
        problems.add(at: node, of: page) { [scopes] text in
            ("unknown name '\(text)'", scopes.hint(missing: name, in: page))
        }
    }
}

extension Document {
    /// Whether the specification has the value of a node escaped: its tag is neither `{{{ }}}` nor `{{& }}`.
    fileprivate func escapes(_ node: Int) -> Bool {
        let before = source.bytes[..<nodes[node].place.lowerBound].reversed().drop { $0.isWhitespace }
        return !before.starts(with: "&".utf8) && !before.starts(with: "{{{".utf8)
    }
}

private func looping(over name: String) -> String {
    "loop over it: '{{#\(name)}}…{{/\(name)}}'"
}

private func asking(_ name: String, _ names: [String]) -> String? {
    let path = name == "." ? "" : "\(name)."
    return names.isEmpty ? nil : "ask for one: \(quoted(names.map { path + $0 }))"
}
