/// Builds the arrays of a `ValueArena`.
struct ArenaBuilder {
    /// The values.
    private(set) var items: [ValueArena.Item] = []
    /// For each value, the number of its name if it is a field, otherwise -1.
    private(set) var keys: [Int] = []
    /// The texts in UTF-8.
    private(set) var bytes = ByteBuffer(capacity: 1024)
    private(set) var keyNames = SymbolTable()
    /// The object added last, and the start of its fields.
    private var last: (entries: Value.Entries, start: Int)?

    /// Adds the values that templates see.
    mutating func put(_ scope: Value.Object) {
        items.reserveCapacity(64)
        keys.reserveCapacity(64)
        // The null value, and a placeholder for the outermost object.
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

    /// Adds the contents of a list or an object: first its own values, so that they are adjacent, then their contents.
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

    /// Adds the keys of an object's fields. The objects of a list usually have the same names, so the names of the
    /// previous object are not looked up again.
    private mutating func putKeys(of entries: Value.Entries) {
        if let last, last.entries.names == entries.names {
            for field in last.start..<last.start + entries.values.count { keys.append(keys[field]) }
        } else {
            last = (entries, keys.count)
            keyNames.add(entries.names, numbers: &keys)
        }
    }

    /// Adds a text and returns its range.
    private mutating func append(_ text: String) -> Range<Int> {
        let start = bytes.count
        var text = text
        text.withUTF8 { bytes.append(contentsOf: UnsafeRawBufferPointer($0)) }
        return start..<bytes.count
    }
}
