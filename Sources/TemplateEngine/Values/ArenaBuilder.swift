/// Lays out the values that templates see, for a `ValueArena`.
struct ArenaBuilder: ~Copyable {
    /// The values: null first, then the outermost object.
    private(set) var items: [ValueArena.Item] = [.null]
    /// For each value, the number of its name if it is a field, otherwise -1.
    private(set) var keys = [-1]
    /// The texts in UTF-8, back to back.
    private(set) var bytes: [UInt8] = []
    private(set) var keyNames = SymbolTable()

    init(_ scope: Value.Object) { put([.object(scope)], keys: [-1]) }

    /// Adds values that are adjacent, then their contents. Returns their range.
    @discardableResult
    private mutating func put(_ values: [Value], keys: some Collection<Int>) -> Range<Int> {
        let range = items.count..<items.count + values.count
        self.keys += keys
        items += repeatElement(.null, count: values.count)
        for index in range { items[index] = item(values[index - range.lowerBound]) }
        return range
    }

    private mutating func item(_ value: Value) -> ValueArena.Item {
        switch value {
        case .null: return .null
        case .bool(let bool): return .bool(bool)
        case .integer(let integer): return .integer(integer)
        case .float(let float): return .float(float)
        case .string(let text):
            bytes += text.utf8
            return .text(bytes.count - text.utf8.count..<bytes.count)
        case .list(let list): return .list(put(list, keys: repeatElement(-1, count: list.count)))
        case .object(let object):
            let names = object.entries.names.map { keyNames.add($0) }
            return .object(put(object.entries.values, keys: names), isOpen: object.isOpen)
        }
    }
}
