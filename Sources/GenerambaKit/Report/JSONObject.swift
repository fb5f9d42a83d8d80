/// The fields of an object in a report. Those without a value are left out.
package struct JSONObject: Encodable {
    private let fields: KeyValuePairs<String, (any Encodable)?>

    package init(_ fields: KeyValuePairs<String, (any Encodable)?>) { self.fields = fields }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    package func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        for case (let key, let value?) in fields { try object.encode(value, forKey: Key(stringValue: key)) }
    }
}
