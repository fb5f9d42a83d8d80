/// A document that is being rendered, its names bound to the values that it sees.
struct Page {
    let document: Document
    /// The name of the partial; nil for the document that was asked for.
    let partial: String?
    /// The keys of the parts of all names.
    let keys: [Int]
    /// By the number of a name: where its parts are among the keys; nowhere for `.`, the current item.
    let paths: [Range<Int>]
    /// By the number of a name: its value in the outermost scope, nil when it is not there.
    let outermost: [Int?]

    init(_ document: Document, partial: String?, values: FlatValues) {
        let table = document.nameTable
        let partKeys = table.parts.numbers(in: values.keyNames)
        let keys = table.partNumbers.map { partKeys[$0] }
        self.document = document
        self.partial = partial
        self.keys = keys
        paths = table.paths
        outermost = table.paths.map { values.follow(keys, $0, from: FlatValues.outermost) }
    }
}
