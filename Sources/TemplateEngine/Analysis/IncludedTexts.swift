extension [Document] {
    /// The texts with those that they include in turn, and the names by which they do.
    ///
    /// - Parameters:
    ///   - names: the names that a text includes.
    ///   - document: the text that has a name, nil when there is none.
    package func including(
        _ names: (Document) -> Set<String>, document: (String) -> Document?
    ) -> (texts: [Document], names: Set<String>) {
        var (texts, seen): ([Document], Set<String>) = (self, [])
        var index = 0
        while index < texts.count {
            for name in names(texts[index]) where seen.insert(name).inserted {
                if let document = document(name) { texts.append(document) }
            }
            index += 1
        }
        return (texts, seen)
    }
}
