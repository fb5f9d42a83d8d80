import SourceText

/// A node of a YAML document with its place.
package struct YAMLNode: Sendable {
    package enum Content: Sendable {
        /// The text of a scalar, and whether it is written without quotes.
        case scalar(String, isPlain: Bool)
        case sequence([YAMLNode])
        case mapping([(key: YAMLNode, value: YAMLNode)])

        /// Whether both have the same content, regardless of place and spelling.
        func isSame(as other: Self) -> Bool {
            switch (self, other) {
            case (.scalar(let text, _), .scalar(let otherText, _)): text == otherText
            case (.sequence(let items), .sequence(let others)):
                items.count == others.count
                    && zip(items, others).allSatisfy { $0.content.isSame(as: $1.content) }
            case (.mapping(let pairs), .mapping(let others)):
                pairs.count == others.count
                    && zip(pairs, others).allSatisfy { pair, other in
                        pair.key.content.isSame(as: other.key.content)
                            && pair.value.content.isSame(as: other.value.content)
                    }
            default: false
            }
        }
    }

    package let content: Content
    package let range: SourceRange

    /// Whether the node is empty, `~`, `null`, `Null` or `NULL` (https://yaml.org/spec/1.2.2/#1032-tag-resolution). No
    /// other text is null: `NO` is the text NO.
    package var isNull: Bool {
        guard case .scalar(let text, isPlain: true) = content else { return false }
        return ["", "~", "null", "Null", "NULL"].contains(text)
    }

    /// The text of a scalar other than null.
    package var text: String? {
        guard case .scalar(let text, _) = content, !isNull else { return nil }
        return text
    }

    /// The kind of node, for messages.
    package var kind: String {
        switch content {
        case .scalar: isNull ? "empty" : "text"
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }

    /// Whether it is a list or mapping in brackets.
    var isFlow: Bool {
        if case .scalar = content { false } else { range.text.first.map { "[{".contains($0) } ?? false }
    }

    var isBlockMapping: Bool { if case .mapping = content { !isFlow } else { false } }

    /// The offset after its last character. The range of a list or mapping without brackets may go on to what follows.
    var contentEnd: Int {
        let last: YAMLNode? =
            switch content {
            case .scalar: nil
            case .sequence(let items): items.last
            case .mapping(let pairs): pairs.last?.value
            }
        return isFlow ? range.offsets.upperBound : last?.contentEnd ?? range.offsets.upperBound
    }

    /// Returns the items of a list under a key. For anything else, records an error and returns an empty list.
    package func items(of key: String, _ found: inout Diagnostics) -> [YAMLNode] {
        if case .sequence(let items) = content { return items }
        var hint: String?
        if case .mapping = content {
            let before = range.file.bytes[range.lineStart..<range.offsets.lowerBound]
            hint = before.allSatisfy(\.isBlank) ? "begin each item with '- '" : "write '[\(range.text)]'"
        }
        found.addError("'\(key)' must be a list, not \(kind)", at: range, hint: hint)
        return []
    }

    /// Returns the pairs of a mapping under a key. For anything else, records an error and returns no pairs.
    package func pairs(
        of key: String, hint: String? = nil, _ found: inout Diagnostics
    ) -> [(key: YAMLNode, value: YAMLNode)] {
        if case .mapping(let pairs) = content { return pairs }
        found.addError("'\(key)' must be a mapping, not \(kind)", at: range, hint: hint)
        return []
    }
}

extension Located<String> {
    /// The range of the text itself, without YAML's quotes. For a text written with escapes, a range of a separate text
    /// with the original place as its origin.
    package var textRange: SourceRange {
        guard let range else { return SourceFile(path: "", text: value).whole }
        let file = range.file
        let (lower, upper) = (range.offsets.lowerBound, range.offsets.upperBound)
        for inset in [0, 1] where upper - lower == value.utf8.count + 2 * inset {
            let inner = file.range(lower + inset..<upper - inset)
            if inner.text == value { return inner }
        }
        return SourceFile(path: file.path, bytes: Array(value.utf8), origins: SourceMap(range)).whole
    }
}
