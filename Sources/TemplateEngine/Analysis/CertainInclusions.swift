import SourceText

extension Document {
    /// The documents that the text includes whatever the values are, and where.
    package var certainInclusions: [(name: String, range: SourceRange)] {
        var found: [(name: String, range: SourceRange)] = []
        var index = 0
        while index < nodes.count {
            var (name, isEntered): (String?, Bool) = (nil, false)
            switch nodes[index].kind {
            case .partial(let number), .parent(let number):
                if case .named(let target) = inclusions[number].target { name = target }
            case .tag(let number):
                switch liquid.tags[number].content {
                case .include(let tag): name = tag.value.value == nil ? tag.value.literalName : nil
                case .capture, .ifChanged: isEntered = true
                default: break
                }
            default: break
            }
            if let name { found.append((name, range(of: index))) }
            index = isEntered ? index + 1 : max(nodes[index].end, index + 1)
        }
        return found
    }
}
