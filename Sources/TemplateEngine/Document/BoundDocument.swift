/// A document that is being rendered, its names bound to the values that it sees. It never changes; it is a
/// class because partials hand it on all the time, and a copy would count the references of all that it holds.
final class BoundDocument: Sendable {
    let document: Document
    /// The name of the partial; nil for the document that was asked for.
    let partial: String?
    /// By the number of a part: its key.
    let partKeys: [Int]
    /// The keys of the parts of all names.
    let keys: [Int]
    /// By its number: a name.
    let names: [Name]

    /// A name that is bound.
    struct Name {
        /// The key of its first part; nil for `.`, the current item.
        let first: Int?
        /// Where the keys of its other parts are.
        let rest: Range<Int>
        /// Its value in the outermost scope, nil when it is not there.
        let outermost: Int?
    }

    /// - Parameter names: the names that have keys; Liquid adds those that it may give a value.
    init(_ document: Document, partial: String?, values: ValueArena, names: inout SymbolTable) {
        let table = document.nameTable
        let partKeys =
            document.liquid == nil
            ? table.parts.numbers(in: values.keyNames) : names.add(table.parts)
        let keys = table.partNumbers.map { partKeys[$0] }
        self.document = document
        self.partial = partial
        self.partKeys = partKeys
        self.keys = keys
        self.names = table.paths.map { path in
            Name(
                first: path.isEmpty ? nil : keys[path.lowerBound], rest: path.dropFirst(),
                outermost: values.follow(keys, path, from: ValueArena.outermost))
        }
    }

    /// The keys of the parts of a name.
    func keys(of name: Int) -> ArraySlice<Int> { keys[document.nameTable.paths[name]] }
}
