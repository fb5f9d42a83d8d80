/// Lays values out in arrays.
struct Flattening {
    /// The values, and null up to what there is room for.
    private(set) var items = [FlatValues.Item]()
    /// For each value that is a field the number of its name, else -1.
    private(set) var keys = [Int]()
    /// The texts in UTF-8.
    private(set) var bytes = ByteBuffer(capacity: 1024)
    private(set) var keyNames = WordTable()
    /// The objects that give an order, by where their fields begin.
    private(set) var ordered: Set<Int> = []
    /// How many values there are, with the one that is nothing and the outermost one.
    private var count = 2

    /// Puts the values that templates see.
    mutating func put(_ scope: Value.Object) {
        items.reserveCapacity(64)
        keys.reserveCapacity(64)
        grow(by: 64)
        put(scope, at: FlatValues.outermost)
    }

    private mutating func put(_ value: Value, at number: Int) {
        switch value {
        case .null: break
        case .bool(let bool): items[number] = .bool(bool)
        case .integer(let integer): items[number] = .integer(integer)
        case .float(let float): items[number] = .float(float)
        case .string(let text): items[number] = .text(append(text))
        case .list(let list): put(list, at: number)
        case .object(let object): put(object, at: number)
        }
    }

    private mutating func put(_ list: [Value], at number: Int) {
        let range = reserve(list.count)
        items[number] = .list(range)
        for (item, value) in zip(range, list) { put(value, at: item) }
    }

    private mutating func put(_ object: Value.Object, at number: Int) {
        let range = reserve(object.fields.count)
        items[number] = .object(range, isOpen: object.isOpen)
        if object.order.isEmpty {
            put(object.fields, in: range)
        } else {
            ordered.insert(range.lowerBound)
            put(object.ordered, in: range)
        }
    }

    private mutating func put(_ fields: some Sequence<(key: String, value: Value)>, in range: Range<Int>) {
        var number = range.lowerBound
        for (name, value) in fields {
            keys[number] = keyNames.add(name)
            put(value, at: number)
            number += 1
        }
    }

    /// Takes so many values.
    private mutating func reserve(_ added: Int) -> Range<Int> {
        let start = count
        count += added
        if count > items.count { grow(by: max(items.count, count - items.count)) }
        return start..<count
    }

    /// Makes room for so many more values.
    private mutating func grow(by added: Int) {
        items.append(contentsOf: repeatElement(.null, count: added))
        keys.append(contentsOf: repeatElement(-1, count: added))
    }

    /// Adds a text and tells where it is.
    private mutating func append(_ text: String) -> Range<Int> {
        let start = bytes.count
        var text = text
        text.withUTF8 { bytes.append(contentsOf: UnsafeRawBufferPointer($0)) }
        return start..<bytes.count
    }
}
