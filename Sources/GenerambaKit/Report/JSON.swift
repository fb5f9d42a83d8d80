#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Encodes and decodes JSON, and decodes property lists, with Foundation. No other file uses Foundation.
package enum JSON {
    /// Decodes a value from a JSON text.
    ///
    /// - Throws: Foundation's `DecodingError`.
    package static func decode<Value: Decodable>(_ type: Value.Type, from bytes: some Sequence<UInt8>) throws
        -> Value
    {
        try JSONDecoder().decode(type, from: Data(bytes))
    }

    /// The texts of a property list that is a dictionary of texts, in XML or in Apple's binary format.
    ///
    /// - Throws: Foundation's `DecodingError`.
    package static func texts(ofPropertyList bytes: [UInt8]) throws -> [String: String] {
        try PropertyListDecoder().decode([String: String].self, from: Data(bytes))
    }

    /// The JSON text of a value, with sorted keys.
    package static func encode(_ value: some Encodable, isPretty: Bool = false) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
        return Array(try encoder.encode(value))
    }
}
