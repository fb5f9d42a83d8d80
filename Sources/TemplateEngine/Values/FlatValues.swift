/// The values of a list or an object in the form that they have in a `ValueArena`, with their texts back to back.
struct FlatValues: Sendable {
    /// The values, with null for each list and object.
    private(set) var items: [ValueArena.Item] = []
    /// The texts in UTF-8.
    private(set) var bytes: [UInt8] = []
    /// Whether there are lists or objects.
    private(set) var hasContents = false
    /// The number of the values, including those inside others.
    private(set) var total: Int
    /// The size of all their texts in bytes.
    private(set) var totalSize = 0

    init(_ values: [Value]) {
        total = values.count
        items.reserveCapacity(values.count)
        for value in values { items.append(item(value)) }
        totalSize += bytes.count
    }

    private mutating func item(_ value: Value) -> ValueArena.Item {
        switch value {
        case .null: return .null
        case .bool(let bool): return .bool(bool)
        case .integer(let integer): return .integer(integer)
        case .float(let float): return .float(float)
        case .string(let text):
            let start = bytes.count
            bytes.append(contentsOf: text.utf8)
            return .text(start..<bytes.count)
        case .list(let list): add(FlatValues(list))
        case .object(let object): add(object.entries.flat)
        }
        return .null
    }

    private mutating func add(_ contents: FlatValues) {
        hasContents = true
        total += contents.total
        totalSize += contents.totalSize
    }
}
