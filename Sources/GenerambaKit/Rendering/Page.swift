/// A document that is being rendered, its names bound to the values that it sees. It never changes; it is a
/// class because partials hand it on all the time, and a copy would count the references of all that it holds.
final class Page: Sendable {
    let document: Document
    /// The name of the partial; nil for the document that was asked for.
    let partial: String?
    /// By the number of a part: its key.
    let partKeys: [Int]
    /// The keys of the parts of all names.
    let keys: [Int]
    /// By the number of a name: where its parts are among the keys; nowhere for `.`, the current item.
    let paths: [Range<Int>]
    /// By the number of a name: its value in the outermost scope, nil when it is not there.
    let outermost: [Int?]

    /// - Parameter names: the names that have keys; Liquid adds those that it may give a value.
    init(_ document: Document, partial: String?, values: FlatValues, names: inout WordTable) {
        let table = document.nameTable
        let partKeys =
            document.liquid == nil
            ? table.parts.numbers(in: values.keyNames) : table.parts.numbers(addingTo: &names)
        let keys = table.partNumbers.map { partKeys[$0] }
        self.document = document
        self.partial = partial
        self.partKeys = partKeys
        self.keys = keys
        paths = table.paths
        outermost = table.paths.map { values.follow(keys, $0, from: FlatValues.outermost) }
    }
}
