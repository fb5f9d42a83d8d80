import SourceText

extension Partials {
    /// Returns the names of the blocks in a document and in everything it includes. Nil if an include takes its name
    /// from a value, so that the blocks are not known.
    mutating func blockNames(of name: String) -> Set<String>? {
        if let names = blockNames[name] { return names }
        let texts = [documents[name]].compactMap(\.self).including(\.partials) { documents[$0] }.texts
        let isKnown = !texts.contains(where: \.includesComputed)
        let names = isKnown ? Set(texts.flatMap(\.blocks).map(\.name)) : nil
        blockNames[name] = .some(names)
        return names
    }
}

extension Rendering {
    /// Reports blocks passed to a parent that has no blocks with these names.
    mutating func check(_ blocks: [String: Int], of parent: String, in page: BoundDocument) {
        guard !blocks.isEmpty else { return }
        charge(16 * blocks.count)
        guard let known = partials.blockNames(of: parent) else { return }
        for (name, node) in blocks.sorted(by: { $0.value < $1.value }) where !known.contains(name) {
            problems.add(at: node, of: page) { name in
                let blocks = known.isEmpty ? "it has no blocks" : "its blocks: \(quoted(known.sorted()))"
                let hint = didYouMean(name, in: known) ?? blocks
                return ("the parent '\(parent)' has no block '\(name)'", hint)
            }
        }
    }
}
