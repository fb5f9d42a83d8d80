/// The names with keys: those of the values, and those that Liquid templates add.
struct KeyNames: ~Copyable {
    private let values: ValueArena
    /// The added names, with keys after those of the values.
    private var added = SymbolTable()

    init(_ values: ValueArena) { self.values = values }

    subscript(key: Int) -> String {
        key < values.keyNames.count ? values.keyNames[key] : added[key - values.keyNames.count]
    }

    func key(of name: UnsafeRawBufferPointer) -> Int? {
        values.keyNames.number(of: name) ?? added.number(of: name).map { values.keyNames.count + $0 }
    }

    mutating func add(_ name: UnsafeRawBufferPointer) -> Int {
        values.keyNames.number(of: name) ?? values.keyNames.count + added.add(name)
    }
}
