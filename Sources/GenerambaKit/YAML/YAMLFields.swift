import SourceText

/// The keys of a YAML mapping, read by name with the problems noted.
package struct YAMLFields {
    /// The mapping itself; its range begins at its first key.
    package let range: SourceRange
    private var values: [String: YAMLNode] = [:]

    /// Takes a mapping's keys. Warns of unknown and of double keys, of which the last wins. An empty node is a
    /// mapping without keys; for anything else the result is nil, with an error noted.
    ///
    /// - Parameters:
    ///   - owner: what the mapping is, for messages.
    ///   - hint: how to write one.
    package init?(
        _ node: YAMLNode, known: [String], of owner: String, hint: String? = nil,
        diagnostics: inout Diagnostics
    ) {
        range = node.range
        if node.isNull { return }
        guard case .mapping(let pairs) = node.content else {
            diagnostics.addError("\(owner) must be a mapping, not \(node.kind)", at: node.range, hint: hint)
            return nil
        }
        for (key, value) in pairs {
            guard let name = key.text else {
                diagnostics.addError("a key must be text, not \(key.kind)", at: key.range)
                continue
            }
            if !known.contains(name) {
                let hint = didYouMean(name, in: known)
                diagnostics.addWarning("unknown key '\(name)'", at: key.range, hint: hint)
            }
            if values[name] != nil {
                let message = "'\(name)' stands here again: this value is taken"
                diagnostics.addWarning(message, at: key.range, hint: "remove one")
            }
            values[name] = value
        }
    }

    /// Takes the keys of a file that is a mapping, as the other initializer does.
    ///
    /// - Parameter diagnostics: what was found in the file.
    /// - Throws: `Diagnostics` when it is not a mapping, or not valid YAML.
    init(_ file: SourceFile, known: [String], of owner: String, diagnostics: inout Diagnostics) throws {
        let root = try YAMLNode.parse(file)
        let hint = "write 'KEY: VALUE' in each line"
        let fields = Self(root, known: known, of: owner, hint: hint, diagnostics: &diagnostics)
        guard let fields else { throw diagnostics }
        self = fields
    }

    /// Reads a file that is a mapping. Warnings are added to `diagnostics`, in the order of their places.
    ///
    /// - Parameter read: what the file says, made of its keys, with what is found wrong in them.
    /// - Throws: `Diagnostics` with all that was found when an error is among it.
    static func read<Value>(
        _ file: SourceFile, known: [String], of owner: String, diagnostics: inout Diagnostics,
        _ read: (Self, inout Diagnostics) throws -> Value
    ) throws -> Value {
        var found = Diagnostics()
        let value = try read(Self(file, known: known, of: owner, diagnostics: &found), &found)
        found.sort()
        try found.throwErrors()
        diagnostics.add(contentsOf: found)
        return value
    }

    /// Where the mapping begins.
    package var start: SourceRange { range.file.range(range.offsets.lowerBound..<range.offsets.lowerBound) }

    /// The node of a key; nil when it is absent or null.
    package func node(_ key: String) -> YAMLNode? { values[key].flatMap { $0.isNull ? nil : $0 } }

    /// The text of a key; nil when it is absent or null.
    package func text(_ key: String, _ diagnostics: inout Diagnostics) -> Located<String>? {
        node(key).flatMap { text(of: $0, key, &diagnostics) }
    }

    /// Whether a key says `true` or `false`; nil when it is absent or null.
    package func flag(_ key: String, _ diagnostics: inout Diagnostics) -> Bool? {
        guard let text = text(key, &diagnostics) else { return nil }
        switch text.value.lowercased() {
        case "true", "yes": return true
        case "false", "no": return false
        default:
            diagnostics.addError("'\(key)' must be true or false, not '\(text.value)'", at: text.range)
            return nil
        }
    }

    /// The text of a key that must be there and not be empty.
    package func requiredText(
        _ key: String, of owner: String, _ diagnostics: inout Diagnostics
    ) -> Located<String>? {
        guard node(key) != nil else {
            diagnostics.addError(
                "\(owner) has no '\(key)'", at: values[key]?.range ?? start, hint: "add '\(key): …'")
            return nil
        }
        let text = text(key, &diagnostics)
        guard text?.value.isEmpty != true else {
            diagnostics.addError("'\(key)' is empty", at: text?.range)
            return nil
        }
        return text
    }

    /// The texts of a key that holds a list, or one text; none when it is absent or null.
    package func texts(_ key: String, _ diagnostics: inout Diagnostics) -> [Located<String>] {
        guard let node = node(key) else { return [] }
        if case .sequence(let items) = node.content {
            return items.compactMap { text(of: $0, key, &diagnostics) }
        }
        if let text = node.text { return [Located(text, node.range)] }
        diagnostics.addError("'\(key)' must be a list of texts, not \(node.kind)", at: node.range)
        return []
    }

    /// The items of a key that holds a list; none when it is absent or null.
    package func items(_ key: String, _ diagnostics: inout Diagnostics) -> [YAMLNode] {
        node(key)?.items(of: key, &diagnostics) ?? []
    }

    private func text(of node: YAMLNode, _ key: String, _ diagnostics: inout Diagnostics) -> Located<String>?
    {
        guard let text = node.text else {
            diagnostics.addError(
                "'\(key)' must be text, not \(node.kind)", at: node.range, hint: quotesHint(node))
            return nil
        }
        return Located(text, node.range)
    }

    /// `name: {{ a }}` is a mapping to YAML.
    private func quotesHint(_ node: YAMLNode) -> String? {
        guard case .mapping = node.content, node.range.text.hasPrefix("{{") else { return nil }
        return "put a value that begins with '{' between quotes"
    }
}
