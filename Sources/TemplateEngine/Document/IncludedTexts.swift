extension [Document] {
    /// Returns the texts together with everything they include, directly or indirectly, and the names of that. The
    /// functions return the names that a text includes, and the text with a name.
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
