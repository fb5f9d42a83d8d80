/// The names with keys: those of the values, and those that Liquid templates add.
struct KeyNames: ~Copyable {
    private let values: ValueArena
    /// The added names, with keys after those of the values.
    private var added = SymbolTable()

    init(_ values: ValueArena) { self.values = values }

    subscript(key: Int) -> String {
        key < values.keyNames.count ? values.keyNames[key] : added[key - values.keyNames.count]
    }

    /// Returns the key of a name, or nil if it has none.
    func key(of name: UnsafeRawBufferPointer) -> Int? {
        values.keyNames.number(of: name) ?? added.number(of: name).map { values.keyNames.count + $0 }
    }

    /// Returns the key of a name, adding the name if it is new.
    mutating func add(_ name: UnsafeRawBufferPointer) -> Int {
        values.keyNames.number(of: name) ?? values.keyNames.count + added.add(name)
    }
}
