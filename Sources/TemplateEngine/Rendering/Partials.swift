import SourceText

/// The documents that a rendering can include.
struct Partials {
    let documents: [String: Document]
    /// The documents' names, by their lowercase forms.
    private lazy var similarNames = Dictionary(
        documents.keys.map { ($0.lowercased(), $0) }, uniquingKeysWith: min)
    /// The partials being rendered, innermost last.
    private var current: [String] = []
    /// The block names of the documents looked up so far; nil if they cannot be determined.
    private var blockNames: [String: Set<String>?] = [:]

    init(_ documents: [String: Document]) { self.documents = documents }

    /// Returns the name of a partial that matches except for letter case.
    mutating func similar(to name: String) -> String? { similarNames[name.lowercased()] }

    func isCurrent(_ name: String) -> Bool { current.contains(name) }

    mutating func enter(_ name: String) { current.append(name) }
    mutating func leave() { current.removeLast() }

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

    func hint(unknown name: String) -> String {
        let known = documents.keys.sorted()
        if let hint = didYouMean(name, in: known) { return hint }
        return known.isEmpty ? "there are no partials" : "known partials: \(quoted(known))"
    }

    func hint(tooDeep name: String) -> String? {
        guard let last = current.lastIndex(of: name) else { return nil }
        let through = current[(last + 1)...]
        let way = through.isEmpty ? "" : " through \(quoted(Array(through), most: .max))"
        return "it includes itself\(way): include it only in a section that ends the recursion"
    }
}
