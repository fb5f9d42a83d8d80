/// The values that templates see, in one array and without references: the hot path of rendering looks
/// names up by number and counts no references.
struct ValueArena: Sendable {
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
        /// Where the fields are among the values, in the order of a loop over them.
        case object(Range<Int>, isOpen: Bool)
    }

    /// A value that is nothing.
    static let null = 0
    /// The object that holds all the others.
    static let outermost = 1
    /// Without any names.
    static let empty = ValueArena(Value.Object([:]))

    let items: [Item]
    /// The texts in UTF-8, and zeros after them.
    let bytes: [UInt8]
    /// For each value that is a field the number of its name, else -1.
    private let keys: [Int]
    /// The names of fields; the number of a name is its key.
    let keyNames: SymbolTable

    init(_ scope: Value.Object) {
        var arena = ArenaBuilder()
        arena.put(scope)
        items = arena.items
        bytes = arena.bytes.storage
        keys = arena.keys
        keyNames = arena.keyNames
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

    /// An object's fields, in its order.
    func fields(of number: Int) -> [(name: String, value: Int)] {
        guard case .object(let fields, _) = items[number] else { return [] }
        return fields.map { (name: keyNames[keys[$0]], value: $0) }
    }

    /// The names of an object's fields.
    func names(of fields: Range<Int>) -> [String] { fields.map { keyNames[keys[$0]] } }
}

extension ValueArena.Item {
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

    var isNull: Bool { if case .null = self { true } else { false } }

    var isOpen: Bool { if case .object(_, isOpen: true) = self { true } else { false } }
}
