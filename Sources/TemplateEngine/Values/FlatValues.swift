/// The values of a list or an object in the form that they have in a `ValueArena`, with their texts back to back.
struct FlatValues: Sendable {
    /// The values, with null for each list and object.
    private(set) var items: [ValueArena.Item] = []
    /// The texts in UTF-8.
    private(set) var bytes: [UInt8] = []
    /// Whether there are lists or objects.
    private(set) var hasContents = false

    init(_ values: [Value]) {
        items.reserveCapacity(values.count)
        bytes.reserveCapacity(
            values.reduce(0) { size, value in
                if case .string(let text) = value { size + text.utf8.count } else { size }
            })
        for index in values.indices {
            switch values[index] {
            case .null: items.append(.null)
            case .bool(let bool): items.append(.bool(bool))
            case .integer(let integer): items.append(.integer(integer))
            case .float(let float): items.append(.float(float))
            case .string(let text):
                let start = bytes.count
                var text = text
                text.withUTF8 { bytes.append(contentsOf: $0) }
                items.append(.text(start..<bytes.count))
            case .list, .object:
                items.append(.null)
                hasContents = true
            }
        }
    }
}

extension ValueArena {
    /// The room that values need in an arena.
    struct Size: Sendable {
        /// The number of the values, including those inside others.
        private(set) var count = 0
        /// The size of all their texts in bytes.
        private(set) var bytes = 0

        init(of values: [Value]) {
            count = values.count
            for value in values { addContents(of: value) }
        }

        private mutating func addContents(of value: Value) {
            switch value {
            case .null, .bool, .integer, .float: break
            case .string(let text): bytes += text.utf8.count
            case .list(let list): add(Size(of: list))
            case .object(let object): add(object.entries.size)
            }
        }

        private mutating func add(_ other: Size) {
            count += other.count
            bytes += other.bytes
        }
    }
}
