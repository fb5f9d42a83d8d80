@testable import GenerambaKit
@testable import TemplateEngine

/// Parses JSON into template values. Objects keep the order of their keys, which Liquid templates can observe.
struct OrderedJSON {
    private var rest: ArraySlice<UInt8>

    struct Mistake: Error {}

    /// The value of a JSON text.
    static func value(_ bytes: [UInt8]) throws -> Value {
        var reader = OrderedJSON(rest: bytes[...])
        let value = try reader.value()
        reader.skipSpace()
        guard reader.rest.isEmpty else { throw Mistake() }
        return value
    }

    private mutating func skipSpace() { rest = rest.drop { $0.isWhitespace } }

    private mutating func value() throws -> Value {
        skipSpace()
        switch rest.first {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return .list(try sequence(closing: UInt8(ascii: "]")) { try $0.value() })
        case UInt8(ascii: "\""): return .string(try text())
        default: return try scalar()
        }
    }

    private mutating func object() throws -> Value {
        let fields = try sequence(closing: UInt8(ascii: "}")) { reader in
            let name = try reader.text()
            try reader.skip(UInt8(ascii: ":"))
            return (name, try reader.value())
        }
        var object = Value.Object(Dictionary(fields) { _, last in last })
        object.order = fields.map(\.0)
        return .object(object)
    }

    private mutating func sequence<Item>(
        closing: UInt8, _ item: (inout Self) throws -> Item
    ) throws -> [Item] {
        rest.removeFirst()
        skipSpace()
        var items: [Item] = []
        while rest.first != closing {
            if !items.isEmpty { try skip(UInt8(ascii: ",")) }
            items.append(try item(&self))
            skipSpace()
        }
        rest.removeFirst()
        return items
    }

    private mutating func skip(_ byte: UInt8) throws {
        skipSpace()
        guard rest.first == byte else { throw Mistake() }
        rest.removeFirst()
    }

    private mutating func scalar() throws -> Value {
        let word = rest.prefix { !",]}".utf8.contains($0) && !$0.isWhitespace }
        rest = rest[word.endIndex...]
        let text = String(decoding: word, as: UTF8.self)
        switch text {
        case "null": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        default: break
        }
        if let integer = Int(text) { return .integer(integer) }
        guard let number = Double(text) else { throw Mistake() }
        return .float(number)
    }

    private mutating func text() throws -> String {
        try skip(UInt8(ascii: "\""))
        var text = String.UnicodeScalarView()
        var bytes: [UInt8] = []
        while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
            guard byte == UInt8(ascii: "\\") else {
                bytes.append(byte)
                continue
            }
            text.append(contentsOf: String(decoding: bytes, as: UTF8.self).unicodeScalars)
            bytes = []
            text.append(contentsOf: try escape().unicodeScalars)
        }
        text.append(contentsOf: String(decoding: bytes, as: UTF8.self).unicodeScalars)
        return String(text)
    }

    private mutating func escape() throws -> String {
        guard let sign = rest.popFirst() else { throw Mistake() }
        switch sign {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "u"):
            var unit = try codeUnit()
            if (0xD800..<0xDC00).contains(unit) {
                rest = rest.dropFirst(2)
                unit = 0x10000 + (unit - 0xD800) << 10 + (try codeUnit()) - 0xDC00
            }
            return Unicode.Scalar(unit).map { String(Character($0)) } ?? ""
        default: return String(decoding: [sign], as: UTF8.self)
        }
    }

    private mutating func codeUnit() throws -> UInt32 {
        guard let unit = UInt32(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16) else {
            throw Mistake()
        }
        rest = rest.dropFirst(4)
        return unit
    }
}
