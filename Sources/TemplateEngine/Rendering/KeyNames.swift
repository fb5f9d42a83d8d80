/// The names with keys: those of the values, and those that Liquid templates add; and the partials that are bound to them.
/// Renderings share them, one after another. No code could use them while they change, so Swift need not check at run
/// time for overlaps. Copies of a usage share it, so nobody may render with two of them at once.
final class KeyNames: @unchecked Sendable {
    let values: ValueArena
    /// The added names, with keys after those of the values.
    @exclusivity(unchecked) private var added = SymbolTable()
    @exclusivity(unchecked) private var pages: [String: Page] = [:]

    init(_ values: ValueArena) { self.values = values }

    subscript(key: Int) -> String {
        key < values.keyNames.count ? values.keyNames[key] : added[key - values.keyNames.count]
    }

    func key(of name: UnsafeRawBufferPointer) -> Int? {
        values.keyNames.number(of: name) ?? added.number(of: name).map { values.keyNames.count + $0 }
    }

    func add(_ name: UnsafeRawBufferPointer) -> Int {
        values.keyNames.number(of: name) ?? values.keyNames.count + added.add(name)
    }

    /// Returns a partial that is bound to the values.
    func page(_ name: String, of document: Document) -> Page {
        if let page = pages[name], page.document === document { return page }
        let page = Page(document, partial: name, names: self)
        pages[name] = page
        return page
    }
}
