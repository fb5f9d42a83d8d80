import SourceText

/// Access to passed-in values in Liquid's terms.
extension ValueArena {
    func liquid(_ number: Int) -> LiquidValue {
        switch items[number] {
        case .null: .null
        case .bool(let bool): .bool(bool)
        case .integer(let integer): .integer(integer)
        case .float(let float): .float(float)
        case .text, .list, .object: .given(number)
        }
    }

    /// Returns the item of a passed-in value, or nil for a value created by the template.
    func given(_ value: LiquidValue) -> Item? {
        if case .given(let number) = value { items[number] } else { nil }
    }

    /// Returns the value with passed-in texts and lists copied. Passed-in objects remain references.
    func materialized(_ value: LiquidValue) -> LiquidValue {
        switch given(value) {
        case .text(let range)?: .text(Array(bytes[range]))
        case .list(let range)?: .list(range.map { materialized(liquid($0)) })
        default: value
        }
    }

    func count(ofList value: LiquidValue) -> Int? {
        if case .list(let list) = value { return list.count }
        if case .list(let range)? = given(value) { return range.count }
        return nil
    }

    func item(_ index: Int, of value: LiquidValue) -> LiquidValue {
        if case .list(let list) = value { return list[index] }
        if case .list(let range)? = given(value) { return liquid(range.lowerBound + index) }
        return .null
    }

    /// Returns the `size`, `first` or `last` of a value, or nil if the value has no such property.
    func property(_ name: String, of value: LiquidValue) -> LiquidValue? {
        switch name {
        case "size": return size(of: value).map { .integer($0) }
        case "first": return first(of: value)
        case "last": return last(of: value)
        default: return nil
        }
    }

    /// Returns the number of characters, items or names of a value. The size of an integer is 8, its length in bytes.
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

    static func count(_ first: Int, _ last: Int) -> Int {
        guard first <= last else { return 0 }
        let (count, overflow) = last.subtractingReportingOverflow(first)
        return overflow || count == .max ? .max : count + 1
    }

    /// Returns the first item of a list, or the first name of an object with its value.
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

    func pairs(of value: LiquidValue) -> [LiquidValue]? {
        guard case .given(let number) = value, case .object = items[number] else { return nil }
        return fields(of: number).map { .list([.string($0.name), liquid($0.value)]) }
    }

    func field(_ name: [UInt8], of number: Int) -> LiquidValue? {
        guard let key = name.withUnsafeBytes({ keyNames.number(of: $0) }) else { return nil }
        return field(key, of: number).map(liquid)
    }

    /// Returns the text that an output writes for a value.
    func written(_ value: LiquidValue) -> [UInt8] {
        if case .list(let list) = value { return list.flatMap(written) }
        if case .list(let range)? = given(value) { return range.flatMap { written(liquid($0)) } }
        return text(of: value)
    }

    /// Returns the text that a text filter uses for a value. Lists are not joined.
    func text(of value: LiquidValue) -> [UInt8] {
        switch value {
        case .null, .marker: return []
        case .text(let text): return text
        default:
            if case .text(let range)? = given(value) { return Array(bytes[range]) }
            return inspected(value)
        }
    }

    /// Returns the value as Ruby's `inspect` prints it.
    func inspected(_ value: LiquidValue) -> [UInt8] {
        switch materialized(value) {
        case .null: return Array("nil".utf8)
        case .bool(let bool): return Array((bool ? "true" : "false").utf8)
        case .integer(let integer): return Array("\(integer)".utf8)
        case .float(let float): return Array(LiquidValue.text(of: float).utf8)
        case .text(let text): return quoted(text)
        case .list(let list): return bracketed(list.map(inspected), "[", "]")
        case .range(let first, let last): return Array("\(first)..\(last)".utf8)
        case .loop: return Array("Liquid::ForloopDrop".utf8)
        case .marker: return quoted([])
        case .given(let number):
            let parts = fields(of: number).map { field in
                quoted(Array(field.name.utf8)) + Array("=>".utf8) + inspected(liquid(field.value))
            }
            return bracketed(parts, "{", "}")
        }
    }

    func bracketed(_ parts: [[UInt8]], _ opening: String, _ closing: String) -> [UInt8] {
        Array(opening.utf8) + Array(parts.joined(separator: Array(", ".utf8))) + Array(closing.utf8)
    }

    private func quoted(_ text: [UInt8]) -> [UInt8] {
        var result = [UInt8(ascii: "\"")]
        for byte in text {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): result += [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: "\n"): result += Array("\\n".utf8)
            case UInt8(ascii: "\t"): result += Array("\\t".utf8)
            case UInt8(ascii: "\r"): result += Array("\\r".utf8)
            default: result.append(byte)
            }
        }
        return result + [UInt8(ascii: "\"")]
    }
}
