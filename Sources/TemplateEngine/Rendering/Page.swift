/// A document being rendered, with its names bound to values. It is immutable, and a class because partials pass it on
/// all the time: a copy would update the reference counts of all its members. Whoever reads values while writing output
/// gets them from here: to get them from the rendering, which changes, would update reference counts as well.
final class Page: Sendable {
    let document: Document
    let values: ValueArena
    /// The name of the partial; nil for the main document.
    let partial: String?
    /// The keys of the parts, by the number of the part.
    let partKeys: [Int]
    let keys: [Int]
    let names: [Name]

    struct Name {
        /// The key of the first part; nil for `.`, the current item.
        let first: Int?
        /// The range of the keys of the remaining parts.
        let rest: Range<Int>
        /// The number of its value in the outermost scope, or nil if it is missing there.
        let outermost: Int?
    }

    /// - Parameter names: the names with keys. Binding adds the names to which Liquid may assign values.
    init(_ document: Document, partial: String?, names: KeyNames) {
        let values = names.values
        let partKeys = document.nameTable.parts.map { part in
            document.isLiquid ? names.add(part) : values.keyNames.number(of: part) ?? -1
        }
        let keys = document.nameTable.partNumbers.map { partKeys[$0] }
        (self.document, self.values, self.partial) = (document, values, partial)
        (self.partKeys, self.keys) = (partKeys, keys)
        self.names = document.nameTable.paths.map { path in
            Name(
                first: path.isEmpty ? nil : keys[path.lowerBound], rest: path.dropFirst(),
                outermost: values.follow(keys, path, from: ValueArena.outermost))
        }
    }

    // Without these functions, builds for debugging copy the document onto the stack of each nested rendering.
    @inline(__always) func node(_ number: Int) -> Node { document.nodes[number] }
    @inline(__always) func tag(_ number: Int) -> LiquidProgram.Tag { document.liquid.tags[number] }
    var allNodes: Range<Int> { document.nodes.indices }

    func keys(of name: Int) -> ArraySlice<Int> { keys[document.nameTable.paths[name]] }
}
