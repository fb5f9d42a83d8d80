import SourceText

/// A node of a YAML document, with its place.
package struct YAMLNode: Sendable {
    package enum Content: Sendable {
        /// The text as it was written, and whether it stands without quotes.
        case scalar(String, isPlain: Bool)
        case sequence([YAMLNode])
        case mapping([(key: YAMLNode, value: YAMLNode)])
    }

    package let content: Content
    package let range: SourceRange

    /// Whether it is an empty node, `~` or `null`. Nothing else is null: `NO` is the text NO.
    package var isNull: Bool {
        guard case .scalar(let text, isPlain: true) = content else { return false }
        return text.isEmpty || text == "~" || text == "null"
    }

    /// The text of a scalar that is not null.
    package var text: String? {
        guard case .scalar(let text, _) = content, !isNull else { return nil }
        return text
    }

    /// What it is, for messages.
    package var kind: String {
        switch content {
        case .scalar: isNull ? "empty" : "text"
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }

    /// The items of a list that is the value of a key; for anything else none, with an error noted.
    func items(of key: String, _ found: inout Diagnostics) -> [YAMLNode] {
        if case .sequence(let items) = content { return items }
        found.addError("'\(key)' must be a list, not \(kind)", at: range)
        return []
    }

    /// The keys and values of a mapping that is the value of a key; for anything else none, with an error noted.
    func pairs(
        of key: String, hint: String? = nil, _ found: inout Diagnostics
    ) -> [(key: YAMLNode, value: YAMLNode)] {
        if case .mapping(let pairs) = content { return pairs }
        found.addError("'\(key)' must be a mapping, not \(kind)", at: range, hint: hint)
        return []
    }
}
