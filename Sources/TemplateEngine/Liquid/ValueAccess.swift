/// The values that were handed in, as Liquid sees them.
extension ValueArena {
    /// A value by its number.
    func liquid(_ number: Int) -> LiquidValue {
        switch items[number] {
        case .null: .null
        case .bool(let bool): .bool(bool)
        case .integer(let integer): .integer(integer)
        case .float(let float): .float(float)
        case .text, .list, .object: .given(number)
        }
    }

    /// What was handed in as a value; nil for a value of the template's own.
    @inline(__always)
    func given(_ value: LiquidValue) -> Item? {
        if case .given(let number) = value { items[number] } else { nil }
    }

    /// The value without a text or list that was handed in: only objects stay what they are.
    func materialized(_ value: LiquidValue) -> LiquidValue {
        switch given(value) {
        case .text(let range)?: .text(Array(bytes[range]))
        case .list(let range)?: .list(range.map { materialized(liquid($0)) })
        default: value
        }
    }

    /// How many items a list or range has; nil for another value.
    func count(ofList value: LiquidValue) -> Int? {
        if case .list(let list) = value { return list.count }
        if case .list(let range)? = given(value) { return range.count }
        return nil
    }

    /// An item of a list.
    func item(_ index: Int, of value: LiquidValue) -> LiquidValue {
        if case .list(let list) = value { return list[index] }
        if case .list(let range)? = given(value) { return liquid(range.lowerBound + index) }
        return .null
    }

    /// `size`, `first` or `last` of a value; nil for another name, or where the value has none.
    func property(_ name: String, of value: LiquidValue) -> LiquidValue? {
        switch name {
        case "size": return size(of: value).map { .integer($0) }
        case "first": return first(of: value)
        case "last": return last(of: value)
        default: return nil
        }
    }

    /// How many characters, items or names a value has. A whole number has eight: its bytes.
    func size(of value: LiquidValue) -> Int? {
        switch (value, given(value)) {
        case (.text(let text), _): text.characterCount
        case (.list(let list), _): list.count
        case (.range(let first, let last), _): Self.count(first, last)
        case (.integer, _): 8
        case (_, .text(let range)?): bytes[range].characterCount
        case (_, .list(let range)?), (_, .object(let range, _)?): range.count
        default: nil
        }
    }

    /// How many whole numbers there are from the first to the last one.
    static func count(_ first: Int, _ last: Int) -> Int {
        guard first <= last else { return 0 }
        let (count, overflow) = last.subtractingReportingOverflow(first)
        return overflow || count == .max ? .max : count + 1
    }

    /// The first item; of an object the first name with its value.
    func first(of value: LiquidValue) -> LiquidValue? {
        if let count = count(ofList: value) { return count > 0 ? item(0, of: value) : .null }
        if case .range(let first, _) = value { return .integer(first) }
        return pairs(of: value).map { $0.first ?? .null }
    }

    func last(of value: LiquidValue) -> LiquidValue? {
        if let count = count(ofList: value) { return count > 0 ? item(count - 1, of: value) : .null }
        if case .range(_, let last) = value { return .integer(last) }
        return nil
    }

    /// The names of an object with their values.
    func pairs(of value: LiquidValue) -> [LiquidValue]? {
        guard case .given(let number) = value, case .object = items[number] else { return nil }
        return fields(of: number).map { .list([.string($0.name), liquid($0.value)]) }
    }

    /// A field of an object by its name.
    func field(_ name: [UInt8], of number: Int) -> LiquidValue? {
        guard let key = name.withUnsafeBytes({ keyNames.number(of: $0) }) else { return nil }
        return field(key, of: number).map(liquid)
    }
}
