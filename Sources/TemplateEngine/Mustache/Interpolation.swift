import SourceText

extension Rendering {
    /// Writes the value of a name.
    mutating func insert(_ name: Int, at node: Int, of page: BoundDocument) {
        guard let value = scopes.value(of: name, in: page) else { return miss(name, at: node, of: page) }
        if case .text(let range) = page.values.items[value], !followsSpecification {
            return output.appendValue(page.values.utf8(range))
        }
        insert(page.values.items[value], at: node, of: page)
    }

    /// Writes a value.
    mutating func insert(_ value: ValueArena.Item, at node: Int, of page: BoundDocument) {
        if case .text(let range) = value {
            if followsSpecification, page.document.escapes(node) { return insert(escaped: range) }
            output.appendValue(page.values.utf8(range))
        } else if let text = text(of: value, at: node, of: page) {
            output.appendValue(text)
        }
    }

    /// Returns the text of a value, or nil for null. Records a problem and returns nil for a list or an object.
    mutating func text(of value: ValueArena.Item, at node: Int, of page: BoundDocument) -> String? {
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
            problems.add(at: node, of: page) { name in
                let paths = quoted(names.map { name == "." ? $0 : "\(name).\($0)" })
                let hint = names.isEmpty ? nil : "use one of its names: \(paths)"
                return ("'\(name)' is a group of names, not text", hint)
            }
        }
        return nil
    }

    private mutating func insert(escaped range: Range<Int>) {
        let escapes: [Character: String] = ["&": "&amp;", "\"": "&quot;", "<": "&lt;", ">": "&gt;"]
        let text = String(decoding: scopes.values.bytes[range], as: UTF8.self)
        output.appendValue(text.map { escapes[$0] ?? String($0) }.joined())
    }

    /// Records an error for a missing name, unless the name may be missing.
    mutating func miss(_ name: Int, at node: Int, of page: BoundDocument) {
        if followsSpecification || analysis != nil && scopes.isOptional(name, in: page) { return }
        problems.add(at: node, of: page) { [scopes] text in
            ("unknown name '\(text)'", scopes.hint(missing: name, in: page))
        }
    }
}

extension Document {
    /// Whether the specification escapes the value of a node: it escapes all values except those of `{{{ }}}` and `{{&
    /// }}`.
    fileprivate func escapes(_ node: Int) -> Bool {
        let before = source.bytes[..<nodes[node].place.lowerBound].reversed().drop { $0.isWhitespace }
        return !before.starts(with: "&".utf8) && !before.starts(with: "{{{".utf8)
    }
}
