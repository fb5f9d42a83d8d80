import SourceText

/// The keys of a YAML mapping. Reading a value records its problems.
package struct YAMLFields {
    /// The range of the mapping, which begins at its first key.
    package let range: SourceRange
    /// The known keys with their values, null included. A mapping has few: a dictionary costs more than it saves.
    package private(set) var pairs: [(key: String, value: YAMLNode)] = []
    private let known: [YAMLKey]

    /// Reads a mapping's keys. Warns of unknown and of duplicate keys; the last duplicate wins. An empty node counts as
    /// a mapping without keys. For anything else, records an error with the owner and the hint, and returns nil.
    package init?(
        _ node: YAMLNode, known: [YAMLKey], of owner: String, hint: String? = nil,
        diagnostics: inout Diagnostics
    ) {
        (range, self.known) = (node.range, known)
        if node.isNull { return }
        guard case .mapping(let nodes) = node.content else {
            diagnostics.addError("\(owner) must be a mapping, not \(node.kind)", at: node.range, hint: hint)
            return nil
        }
        for (key, value) in nodes {
            guard let name = key.text else {
                diagnostics.addError("a key must be text, not \(key.kind)", at: key.range)
                continue
            }
            if !known.contains(where: { $0.name == name }) {
                let names = known.map(\.name)
                let hint = didYouMean(name, in: names) ?? Self.colonHint(name, value, names)
                diagnostics.addWarning("unknown key '\(name)'", at: key.range, hint: hint)
                continue
            }
            if let earlier = pairs.firstIndex(where: { $0.key == name }) {
                let message = "'\(name)' appears again: this value is used"
                diagnostics.addWarning(message, at: key.range, hint: "remove one")
                pairs.remove(at: earlier)
            }
            pairs.append((name, value))
        }
    }

    /// Returns a hint for a key that holds its value, such as `path a.swift` or `path:a.swift`.
    private static func colonHint(_ name: String, _ value: YAMLNode, _ known: [String]) -> String? {
        let parts = name.split(maxSplits: 1) { " :=".contains($0) }
        guard value.isNull, parts.count == 2, known.contains(String(parts[0])) else { return nil }
        return "write '\(parts[0]): \(parts[1].drop { " :=".contains($0) })'"
    }

    /// Reads the keys of a file that consists of a mapping, from its root. Adds the problems in it to `diagnostics`.
    /// - Throws: `Diagnostics` if the root is not a mapping.
    package init(
        root: YAMLNode, known: [YAMLKey], of owner: String, diagnostics: inout Diagnostics
    ) throws {
        let hint = "write 'KEY: VALUE' on each line"
        let fields = Self(root, known: known, of: owner, hint: hint, diagnostics: &diagnostics)
        guard let fields else { throw diagnostics }
        self = fields
    }

    /// Reads a file that consists of a mapping, from its root. Adds warnings to `diagnostics`, sorted by place.
    /// - Parameter read: creates the result from the keys and records the problems in them.
    /// - Throws: `Diagnostics` with all problems, if an error is among them.
    package static func read<Value>(
        _ root: YAMLNode, known: [YAMLKey], of owner: String, diagnostics: inout Diagnostics,
        _ read: (Self, inout Diagnostics) throws -> Value
    ) throws -> Value {
        var found = Diagnostics()
        let value = try read(Self(root: root, known: known, of: owner, diagnostics: &found), &found)
        found.sort()
        try found.throwErrors()
        diagnostics.add(contentsOf: found)
        return value
    }

    /// The start of the mapping, as an empty range.
    package var start: SourceRange { range.file.range(range.offsets.lowerBound..<range.offsets.lowerBound) }

    /// Returns the node of a key, or nil if it is missing or null.
    package func node(_ key: String) -> YAMLNode? { pairs.first { $0.key == key && !$0.value.isNull }?.value }

    /// Checks, in debug builds, that a key is not declared with a value of another kind than is read.
    private func check(_ key: String, _ isExpected: (YAMLKey.Value) -> Bool) {
        assert(
            known.allSatisfy { declared in
                if case .any = declared.value { return true }
                return declared.name != key || isExpected(declared.value)
            }, "'\(key)' is read in another way than declared")
    }

    /// Returns the text of a key, or nil if it is missing or null.
    package func text(_ key: String, _ diagnostics: inout Diagnostics) -> Located<String>? {
        check(key) { value in
            switch value {
            case .flag, .texts, .items, .pairs: false
            default: true
            }
        }
        return node(key).flatMap { text(of: $0, key, &diagnostics) }
    }

    /// Returns the Boolean of a key, which must be `true` or `false`, or nil if it is missing or null.
    package func flag(_ key: String, _ diagnostics: inout Diagnostics) -> Bool? {
        check(key) { if case .flag = $0 { true } else { false } }
        guard let text = node(key).flatMap({ text(of: $0, key, &diagnostics) }) else { return nil }
        switch text.value.lowercased() {
        case "true", "yes": return true
        case "false", "no": return false
        default:
            diagnostics.addError("'\(key)' must be true or false, not '\(text.value)'", at: text.range)
            return nil
        }
    }

    /// Returns the text of a key that must exist and not be empty.
    package func requiredText(
        _ key: String, of owner: String, _ diagnostics: inout Diagnostics
    ) -> Located<String>? {
        guard let node = node(key) else {
            let place = pairs.first { $0.key == key }?.value.range
            diagnostics.addError("\(owner) has no '\(key)'", at: place ?? start, hint: "add '\(key): …'")
            return nil
        }
        let text = text(of: node, key, &diagnostics)
        guard text?.value.isEmpty != true else {
            diagnostics.addError("'\(key)' is empty", at: text?.range)
            return nil
        }
        return text
    }

    /// Returns the texts of a key with a list or a single text; empty if it is missing or null.
    package func texts(_ key: String, _ diagnostics: inout Diagnostics) -> [Located<String>] {
        check(key) { if case .texts = $0 { true } else { false } }
        guard let node = node(key) else { return [] }
        if case .sequence(let items) = node.content {
            return items.compactMap { item in
                guard item.isNull else { return text(of: item, key, &diagnostics) }
                diagnostics.addWarning("an item of '\(key)' is empty", at: item.range, hint: "remove it")
                return nil
            }
        }
        if let text = node.text { return [Located(text, node.range)] }
        diagnostics.addError("'\(key)' must be a list of strings, not \(node.kind)", at: node.range)
        return []
    }

    /// Returns the items of a key with a list; empty if it is missing or null.
    package func items(_ key: String, _ diagnostics: inout Diagnostics) -> [YAMLNode] {
        check(key) { if case .items = $0 { true } else { false } }
        return node(key)?.items(of: key, &diagnostics) ?? []
    }

    private func text(of node: YAMLNode, _ key: String, _ diagnostics: inout Diagnostics) -> Located<String>?
    {
        guard let text = node.text else {
            diagnostics.addError(
                "'\(key)' must be text, not \(node.kind)", at: node.range, hint: quotesHint(node))
            return nil
        }
        warn(of: text, node, &diagnostics)
        return Located(text, node.range)
    }

    /// Warns about text without quotes that contains curly quotes, an anchor or the items of a list.
    private func warn(of text: String, _ node: YAMLNode, _ diagnostics: inout Diagnostics) {
        guard case .scalar(_, isPlain: true) = node.content else { return }
        let written = node.range.file.bytes[node.range.offsets]
        // Nearly all texts are simple. Comparing characters takes as long as reading everything else of a rambaspec.
        let mayMislead =
            text.utf8.first.map { $0 >= 0x80 } == true || written.first == UInt8(ascii: "&")
            || written.contains(UInt8(ascii: "\n"))
        guard mayMislead else { return }
        if let first = text.first, "“”„«".contains(first) {
            let bare = text.filter { !"“”„«»".contains($0) }
            diagnostics.addWarning(
                "'\(first)' is part of the text: YAML does not treat it as a quote", at: node.range,
                hint: "write \"\(bare)\"")
        }
        let anchor = node.range.text.prefix { $0 != " " && $0 != "\n" }
        if anchor.hasPrefix("&"), !node.range.file.whole.text.contains("*\(anchor.dropFirst())") {
            diagnostics.addWarning(
                "'\(anchor)' is not part of the text: for YAML, '&' begins a name for the value",
                at: node.range, hint: "write \"\(node.range.text)\"")
        }
        let lines = node.range.text.split(separator: "\n").dropFirst()
        if lines.contains(where: { $0.drop { $0 == " " }.hasPrefix("- ") }) {
            diagnostics.addWarning(
                "the lines with '-' are part of this text", at: node.range,
                hint: "for a list, remove the text on the key's line")
        }
    }

    /// Returns a hint for unquoted text such as `name: {{ a }}`, which YAML reads as a mapping.
    private func quotesHint(_ node: YAMLNode) -> String? {
        guard case .mapping = node.content, node.range.text.hasPrefix("{{") else { return nil }
        return "put quotes around a value that begins with '{'"
    }
}
