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
        let hash = name.hash
        if let key = values.keyNames.number(of: name, hash: hash) { return key }
        return added.number(of: name, hash: hash).map { values.keyNames.count + $0 }
    }

    /// Returns the key of a name, adding the name if it is new.
    mutating func add(_ name: UnsafeRawBufferPointer) -> Int { add(name, hash: name.hash) }

    /// Returns the key of a name, adding the name if it is new.
    mutating func add(_ name: String) -> Int {
        var name = name
        return name.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    /// Returns the keys of all names in a table, adding those that are new.
    mutating func add(_ names: borrowing SymbolTable) -> [Int] {
        names.map { add($0, hash: $1) }
    }

    private mutating func add(_ name: UnsafeRawBufferPointer, hash: UInt64) -> Int {
        if let key = values.keyNames.number(of: name, hash: hash) { return key }
        return values.keyNames.count + added.add(name, hash: hash)
    }
}
