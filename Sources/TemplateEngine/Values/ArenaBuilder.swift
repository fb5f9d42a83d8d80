/// Fills the memory of a `ValueArena`, which has room for exactly the values of an object.
struct ArenaBuilder: ~Copyable {
    private let items: UnsafeMutableBufferPointer<ValueArena.Item>
    private let keys: UnsafeMutableBufferPointer<Int>
    private let bytes: UnsafeMutableRawBufferPointer
    /// The number of values so far.
    private var count = 0
    /// The size of the texts so far.
    private var size = 0
    private var keyNames = SymbolTable()
    /// The object added last, and the start of its fields.
    private var last: (entries: Value.Entries, start: Int)?

    init(
        items: UnsafeMutableBufferPointer<ValueArena.Item>, keys: UnsafeMutableBufferPointer<Int>,
        bytes: UnsafeMutableRawBufferPointer
    ) {
        self.items = items
        self.keys = keys
        self.bytes = bytes
    }

    /// Adds the values that templates see.
    mutating func put(_ scope: Value.Object) {
        // The null value, and a placeholder for the outermost object.
        for _ in 0...ValueArena.outermost {
            keys.initializeElement(at: count, to: -1)
            items.initializeElement(at: count, to: .null)
            count += 1
        }
        put(scope.entries, isOpen: scope.isOpen, at: ValueArena.outermost)
        precondition(count == items.count && size == bytes.count)
    }

    /// Returns the names of all fields.
    consuming func finished() -> SymbolTable { keyNames }

    /// Adds the contents of an object.
    private mutating func put(_ entries: Value.Entries, isOpen: Bool, at number: Int) {
        let end = count + entries.values.count
        items[number] = .object(count..<end, isOpen: isOpen)
        putKeys(of: entries, to: end)
        put(entries.flat, entries.values)
    }

    private mutating func put(_ list: [Value], at number: Int) {
        let end = count + list.count
        precondition(end <= keys.count)
        items[number] = .list(count..<end)
        for index in count..<end { keys.initializeElement(at: index, to: -1) }
        put(FlatValues(list), list)
    }

    /// Adds the contents of a list or an object: first its own values, so that they are adjacent, then their contents.
    private mutating func put(_ flat: FlatValues, _ values: [Value]) {
        let (start, textStart) = (count, size)
        precondition(flat.items.count <= items.count - count && flat.bytes.count <= bytes.count - size)
        for item in flat.items {
            items.initializeElement(at: count, to: item.moved(by: textStart))
            count += 1
        }
        flat.bytes.withUnsafeBytes {
            UnsafeMutableRawBufferPointer(rebasing: bytes[textStart...]).copyMemory(from: $0)
        }
        size += flat.bytes.count
        guard flat.hasContents else { return }
        for index in values.indices {
            switch values[index] {
            case .list(let list): put(list, at: start + index)
            case .object(let object): put(object.entries, isOpen: object.isOpen, at: start + index)
            case .null, .bool, .integer, .float, .string: break
            }
        }
    }

    /// Adds the keys of an object's fields. The objects of a list usually have the same names, so the names of the
    /// previous object are not looked up again.
    private mutating func putKeys(of entries: Value.Entries, to end: Int) {
        precondition(end <= keys.count)
        var index = count
        if let last, last.entries.names == entries.names {
            while index < end {
                keys.initializeElement(at: index, to: keys[index - count + last.start])
                index += 1
            }
        } else {
            last = (entries, count)
            keyNames.add(entries.names) {
                keys.initializeElement(at: index, to: $0)
                index += 1
            }
        }
    }
}

extension ValueArena.Item {
    /// The value with the range of its text moved.
    @inline(__always)
    fileprivate func moved(by offset: Int) -> Self {
        guard case .text(let range) = self else { return self }
        return .text(range.lowerBound + offset..<range.upperBound + offset)
    }
}
