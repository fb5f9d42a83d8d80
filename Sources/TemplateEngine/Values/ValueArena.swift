/// The values that templates see, in one array without references: the hot path of rendering looks up names by number
/// and updates no reference counts. A class, because a copy would update those of all its members.
///
/// The arena owns the memory, which is filled once, so threads can share it. Only `replace` changes a text.
final class ValueArena: @unchecked Sendable {
    /// A value. Contents are given by position.
    enum Item: Sendable {
        case null
        case bool(Bool)
        case integer(Int)
        case float(Double)
        /// The range of the text in the bytes.
        case text(Range<Int>)
        /// The range of the items in the values.
        case list(Range<Int>)
        /// The range of the fields in the values, in loop order.
        case object(Range<Int>, isOpen: Bool)

        var isTrue: Bool {
            switch self {
            case .null: false
            case .bool(let bool): bool
            case .integer, .float, .object: true
            case .text(let range), .list(let range): !range.isEmpty
            }
        }

        var isNull: Bool { if case .null = self { true } else { false } }

        var isOpen: Bool { if case .object(_, isOpen: true) = self { true } else { false } }

        /// The kind of value, for messages.
        var kind: String {
            switch self {
            case .null: "empty"
            case .text(let range) where range.isEmpty: "empty text"
            case .bool: "true or false"
            case .integer, .float: "a number"
            case .text: "text"
            case .list: "a list"
            case .object: "a group of names"
            }
        }
    }

    static let null = 0
    /// The number of the object that contains all the others.
    static let outermost = 1
    static let empty = ValueArena(Value.Object([:]))

    let items: UnsafeMutableBufferPointer<Item>
    @exclusivity(unchecked) private(set) var bytes: UnsafeRawBufferPointer
    /// The number of bytes besides a text that replaces another one.
    private let ownBytes: Int
    /// For each value, the number of its name if it is a field, otherwise -1.
    private let keys: UnsafeMutableBufferPointer<Int>
    /// The names of fields. The number of a name is its key.
    let keyNames: SymbolTable

    init(_ scope: Value.Object) {
        let builder = ArenaBuilder(scope)
        items = Self.copy(builder.items)
        keys = Self.copy(builder.keys)
        bytes = UnsafeRawBufferPointer(Self.copy(builder.bytes))
        ownBytes = bytes.count
        keyNames = builder.keyNames
    }

    /// Replaces the text at the end of a path of names. Without such a text, does nothing.
    func replace(_ path: [String], with text: String) {
        var number = Self.outermost
        for name in path {
            let key = Array(name.utf8).withUnsafeBytes { keyNames.number(of: $0) }
            number = key.flatMap { field($0, of: number) } ?? Self.null
        }
        guard case .text = items[number] else { return }
        let all = UnsafeMutableRawBufferPointer.allocate(byteCount: ownBytes + text.utf8.count, alignment: 1)
        all.copyBytes(from: bytes[..<ownBytes])
        all[ownBytes...].copyBytes(from: text.utf8)
        items[number] = .text(ownBytes..<all.count)
        bytes.deallocate()
        bytes = UnsafeRawBufferPointer(all)
    }

    private static func copy<Element>(_ elements: [Element]) -> UnsafeMutableBufferPointer<Element> {
        let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
        _ = memory.initialize(from: elements)
        return memory
    }

    deinit {
        items.deallocate()
        keys.deallocate()
        bytes.deallocate()
    }

    /// Returns a text in UTF-8, which is valid for as long as the arena exists.
    func utf8(_ text: Range<Int>) -> UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: bytes[text]) }

    /// Returns the number of an object's field, or nil if there is none. All fields of null are null.
    func field(_ key: Int, of number: Int) -> Int? {
        switch items[number] {
        case .object(let fields, _):
            var field = fields.lowerBound
            while field < fields.upperBound, keys[field] != key { field += 1 }
            return field < fields.upperBound ? field : nil
        case .null: return Self.null
        case .bool, .integer, .float, .text, .list: return nil
        }
    }

    /// Returns the number of the value at the end of a path of keys, or nil if a key is missing.
    func follow(_ keys: [Int], _ path: Range<Int>, from number: Int) -> Int? {
        var number = number
        for index in path {
            guard let next = field(keys[index], of: number) else { return nil }
            number = next
        }
        return number
    }

    func fields(of number: Int) -> [(name: String, value: Int)] {
        guard case .object(let fields, _) = items[number] else { return [] }
        return fields.map { (name: keyNames[keys[$0]], value: $0) }
    }

    func names(of fields: Range<Int>) -> [String] { fields.map { keyNames[keys[$0]] } }
}
