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
}
