extension Sequence {
    /// Returns the elements without those whose key an earlier element has.
    package func distinct<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
        var seen: Set<Key> = []
        var elements: [Element] = []
        for element in self where seen.insert(key(element)).inserted { elements.append(element) }
        return elements
    }
}
