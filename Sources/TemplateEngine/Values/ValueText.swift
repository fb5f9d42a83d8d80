import SourceText

/// Values converted to text.
extension ValueArena {
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

    private func bracketed(_ parts: [[UInt8]], _ opening: String, _ closing: String) -> [UInt8] {
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
