/// A JSON value, written as a literal.
package indirect enum JSONValue: Encodable, Sendable {
    case text(String)
    case number(Int)
    case flag(Bool)
    case null
    case list([JSONValue])
    case object([String: JSONValue])

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .number(let number): try container.encode(number)
        case .flag(let flag): try container.encode(flag)
        case .null: try container.encodeNil()
        case .list(let items): try container.encode(items)
        case .object(let fields): try container.encode(fields)
        }
    }

    /// An object with the fields of this one and others, which replace those of the same name. Another value stays.
    package func adding(_ others: [String: JSONValue]) -> JSONValue {
        guard case .object(let fields) = self else { return self }
        return .object(fields.merging(others) { $1 })
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral text: String) { self = .text(text) }
    package init(integerLiteral number: Int) { self = .number(number) }
    package init(booleanLiteral flag: Bool) { self = .flag(flag) }
    package init(arrayLiteral items: JSONValue...) { self = .list(items) }
    package init(dictionaryLiteral fields: (String, JSONValue)...) {
        self = .object(Dictionary(fields) { $1 })
    }
}
