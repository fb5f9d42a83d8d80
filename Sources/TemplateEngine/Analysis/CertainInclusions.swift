import SourceText

extension Document {
    /// What it includes whatever the values are, and where.
    package var certainInclusions: [(name: String, range: SourceRange)] {
        var found: [(name: String, range: SourceRange)] = []
        var index = 0
        while index < nodes.count {
            switch nodes[index].kind {
            case .section(_, let end), .inverted(_, let end), .loopSection(_, _, let end), .block(_, let end):
                index = max(end, index + 1)
                continue
            case .partial(let number), .parent(let number, _):
                if case .named(let name) = inclusions[number].target {
                    found.append((name, range(of: index)))
                }
            case .tag(let number, let end):
                let tag = liquid?.tags[number]
                if let name = (tag as? IncludeTag)?.certainName { found.append((name, range(of: index))) }
                if !(tag is CaptureTag || tag is IfChangedTag) {
                    index = max(end, index + 1)
                    continue
                }
            case .text, .value, .filtered, .loopValue, .lookup, .output: break
            }
            if case .parent(_, let end) = nodes[index].kind {
                index = max(end, index + 1)
            } else {
                index += 1
            }
        }
        return found
    }
}
