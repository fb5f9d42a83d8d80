/// The values that templates see, in one array and without references: the hot path of rendering looks
/// names up by number and counts no references.
struct FlatValues: Sendable {
    /// A value; what it holds is named by where it is.
    enum Item: Sendable {
        case null
        case bool(Bool)
        case integer(Int)
        case float(Double)
        /// Where the text is among the bytes.
        case text(Range<Int>)
        /// Where the items are among the values.
        case list(Range<Int>)
        /// Where the fields are among the values, in any order.
        case object(Range<Int>, isOpen: Bool)
    }

    /// A value that is nothing.
    static let null = 0
    /// The object that holds all the others.
    static let outermost = 1

    private(set) var items: [Item] = []
    /// The texts in UTF-8.
    private(set) var bytes: [UInt8] = []
    /// For each value that is a field the number of its name, else -1.
    private var keys: [Int] = []
    /// The names of fields; the number of a name is its key.
    private(set) var keyNames = WordTable()
    /// The objects that give an order, by where their fields begin.
    private var ordered: Set<Int> = []

    init(_ scope: Value.Object) {
        items.reserveCapacity(64)
        keys.reserveCapacity(64)
        bytes.reserveCapacity(512)
        _ = reserve(2)
        put(.object(scope), at: Self.outermost)
    }

    /// The number of an object's field, nil when it has no such field.
    /// All fields of null are null: what has no value has no names in it either.
    func field(_ key: Int, of number: Int) -> Int? {
        switch items[number] {
        case .object(let fields, _):
            for field in fields where keys[field] == key { return field }
            return nil
        case .null: return Self.null
        case .bool, .integer, .float, .text, .list: return nil
        }
    }

    /// The number of the value that some of the keys lead to, nil when one of them is missing.
    func follow(_ keys: [Int], _ path: Range<Int>, from number: Int) -> Int? {
        var number = number
        for index in path {
            guard let next = field(keys[index], of: number) else { return nil }
            number = next
        }
        return number
    }

    /// An object's fields, in the order that it gives, else sorted by name.
    func fields(of number: Int) -> [(name: String, value: Int)] {
        guard case .object(let fields, _) = items[number] else { return [] }
        let named = fields.map { (name: keyNames[keys[$0]], value: $0) }
        return ordered.contains(fields.lowerBound) ? named : named.sorted { $0.name < $1.name }
    }
}

extension FlatValues {
    private mutating func put(_ value: Value, at number: Int) {
        switch value {
        case .null: break
        case .bool(let bool): items[number] = .bool(bool)
        case .integer(let integer): items[number] = .integer(integer)
        case .float(let float): items[number] = .float(float)
        case .string(let text):
            items[number] = .text(append(text))
        case .list(let list):
            let range = reserve(list.count)
            items[number] = .list(range)
            for (item, value) in zip(range, list) { put(value, at: item) }
        case .object(let object):
            let range = reserve(object.fields.count)
            items[number] = .object(range, isOpen: object.isOpen)
            if object.order.isEmpty {
                put(object.fields, at: range.lowerBound)
            } else {
                ordered.insert(range.lowerBound)
                put(object.ordered, at: range.lowerBound)
            }
        }
    }

    private mutating func put(_ fields: some Sequence<(key: String, value: Value)>, at start: Int) {
        var number = start
        for (name, value) in fields {
            keys[number] = keyNames.add(name)
            put(value, at: number)
            number += 1
        }
    }

    /// Adds so many values.
    private mutating func reserve(_ count: Int) -> Range<Int> {
        let start = items.count
        items.append(contentsOf: repeatElement(.null, count: count))
        keys.append(contentsOf: repeatElement(-1, count: count))
        return start..<items.count
    }

    /// Adds a text and tells where it is.
    private mutating func append(_ text: String) -> Range<Int> {
        let start = bytes.count
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
        return start..<bytes.count
    }
}

extension FlatValues.Item {
    /// Whether a section on the value is entered.
    var isTrue: Bool {
        switch self {
        case .null: false
        case .bool(let bool): bool
        case .integer, .float: true
        case .text(let range), .list(let range): !range.isEmpty
        case .object: true
        }
    }

    var isOpen: Bool {
        if case .object(_, isOpen: true) = self { true } else { false }
    }
}
