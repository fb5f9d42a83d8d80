/// Lays values out in arrays.
struct ArenaBuilder {
    /// The values.
    private(set) var items: [ValueArena.Item] = []
    /// For each value that is a field the number of its name, else -1.
    private(set) var keys: [Int] = []
    /// The texts in UTF-8.
    private(set) var bytes = ByteBuffer(capacity: 1024)
    private(set) var keyNames = SymbolTable()
    /// The object that was put last, and where its fields are.
    private var last: (entries: Value.Entries, start: Int)?

    /// Puts the values that templates see.
    mutating func put(_ scope: Value.Object) {
        items.reserveCapacity(64)
        keys.reserveCapacity(64)
        // What is nothing, and the place of the outermost object.
        items += [.null, .null]
        keys += [-1, -1]
        put(scope, at: ValueArena.outermost)
    }

    private mutating func put(_ object: Value.Object, at number: Int) {
        let entries = object.entries
        items[number] = .object(items.count..<items.count + entries.values.count, isOpen: object.isOpen)
        putKeys(of: entries)
        put(entries.values)
    }

    private mutating func put(_ list: [Value], at number: Int) {
        items[number] = .list(items.count..<items.count + list.count)
        keys.append(contentsOf: repeatElement(-1, count: list.count))
        put(list)
    }

    /// Puts what a list or an object holds: first its own values, so that they stand together, then what is in
    /// them.
    private mutating func put(_ values: [Value]) {
        let start = items.count
        var isFlat = true
        values.withUnsafeBufferPointer { values in
            for index in values.indices {
                switch values[index] {
                case .null: items.append(.null)
                case .bool(let bool): items.append(.bool(bool))
                case .integer(let integer): items.append(.integer(integer))
                case .float(let float): items.append(.float(float))
                case .string(let text): items.append(.text(append(text)))
                case .list, .object:
                    items.append(.null)
                    isFlat = false
                }
            }
        }
        guard !isFlat else { return }
        for index in values.indices {
            switch values[index] {
            case .list(let list): put(list, at: start + index)
            case .object(let object): put(object, at: start + index)
            case .null, .bool, .integer, .float, .string: break
            }
        }
    }

    /// Puts the keys of an object's fields. The objects of a list have the same names, mostly: those of the
    /// last object are not looked up again.
    private mutating func putKeys(of entries: Value.Entries) {
        if let last, last.entries.names == entries.names {
            for field in last.start..<last.start + entries.values.count { keys.append(keys[field]) }
        } else {
            last = (entries, keys.count)
            keyNames.add(entries.names, numbers: &keys)
        }
    }

    /// Adds a text and tells where it is.
    private mutating func append(_ text: String) -> Range<Int> {
        let start = bytes.count
        var text = text
        text.withUTF8 { bytes.append(contentsOf: UnsafeRawBufferPointer($0)) }
        return start..<bytes.count
    }
}
