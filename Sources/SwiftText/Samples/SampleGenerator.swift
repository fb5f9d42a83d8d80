/// Generates a sample for an argument or a result.
struct SampleGenerator {
    let samples: Samples
    let name: String
    /// The value of numbers.
    let number: Int
    /// The value of Booleans.
    let isTrue: Bool

    /// Returns an expression that compiles where the type is known. Throws the innermost type without a sample.
    func sample(of type: TypeSyntax) throws(NoSample) -> String {
        if let given = samples.expression(of: type) { return given }
        switch type.form {
        case .name(let name, let arguments): return try sample(of: name, arguments, type)
        case .optional(let wrapped): return try sample(of: wrapped)
        case .array(let item): return "[\(try sample(of: item))]"
        case .dictionary(let key, let value): return "[\(try sample(of: key)): \(try sample(of: value))]"
        case .tuple(let elements): return try sample(of: elements)
        case .protocol(let constraint): return try sampleOfAny(constraint)
        case .function, .sending, .other: throw NoSample(type: type.description)
        }
    }

    private func sample(
        of name: String, _ arguments: [TypeSyntax], _ type: TypeSyntax
    ) throws(NoSample) -> String {
        let known = name.dropping("Swift", "Foundation")
        switch (known, arguments.count) {
        case ("Optional", 1): return try sample(of: arguments[0])
        case ("Array", 1), ("ArraySlice", 1), ("ContiguousArray", 1), ("Set", 1):
            return "[\(try sample(of: arguments[0]))]"
        case ("Dictionary", 2): return "[\(try sample(of: arguments[0])): \(try sample(of: arguments[1]))]"
        case ("Range", 1), ("ClosedRange", 1):
            return try range(of: arguments[0], sign: known == "Range" ? "..<" : "...")
        case ("InlineArray", 2): return ".init(repeating: \(try sample(of: arguments[1])))"
        case ("Result", 2): return ".success(\(try sample(of: arguments[0])))"
        case (_, 0):
            guard let value = value(of: known) else { fallthrough }
            return value
        default: throw NoSample(type: type.description)
        }
    }

    /// Returns a range from the sample of a type to the next value.
    private func range(of bound: TypeSyntax, sign: String) throws(NoSample) -> String {
        let next = SampleGenerator(samples: samples, name: name, number: number + 1, isTrue: isTrue)
        return try "\(sample(of: bound))\(sign)\(next.sample(of: bound))"
    }

    private func sample(of elements: [TypeSyntax.Element]) throws(NoSample) -> String {
        if elements.count == 1, elements[0].label == nil { return try sample(of: elements[0].type) }
        var all: [String] = []
        for (index, element) in elements.enumerated() {
            let generator = SampleGenerator(
                samples: samples, name: element.label.map { "\(name).\($0.bare)" } ?? name,
                number: number + index, isTrue: isTrue)
            let label = element.label.flatMap { $0.text == "_" ? nil : "\($0.text): " }
            all.append("\(label ?? "")\(try generator.sample(of: element.type))")
        }
        return "(\(all.joined(separator: ", ")))"
    }

    /// Returns a value of `any P` or `some P`.
    private func sampleOfAny(_ constraint: TypeSyntax) throws(NoSample) -> String {
        if let given = samples.expression(of: constraint) { return given }
        guard case .name(let protocolName, let arguments) = constraint.form
        else { throw NoSample(type: constraint.description) }
        switch (protocolName.dropping("Swift", "Foundation"), arguments.count) {
        case ("Error", 0): return "CancellationError()"
        case (let known, 0) where Self.protocolsOfTexts.contains(known): return "\"\(name)\""
        case ("Sequence", 1), ("Collection", 1): return "[\(try sample(of: arguments[0]))]"
        default: throw NoSample(type: constraint.description)
        }
    }

    /// Swift protocols to which `String` conforms.
    private static let protocolsOfTexts: Set = [
        "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Hashable",
        "LosslessStringConvertible", "Sendable", "StringProtocol",
    ]

    /// Returns a value of a Swift or Foundation type without generic arguments. Foundation values need no forced
    /// unwrapping, and their descriptions differ for different numbers.
    private func value(of type: String) -> String? {
        switch type {
        case "String", "Substring", "StaticString", "Any": "\"\(name)\""
        case "Character": "abcdefghijklmnopqrstuvwxyz".dropFirst(number - 1).first.map { "\"\($0)\"" }
        case "Int8", "UInt8": "\(number % 128)"
        case "Int", "Int16", "Int32", "Int64", "UInt", "UInt16", "UInt32", "UInt64": "\(number)"
        case "Double", "Float", "CGFloat", "TimeInterval": "\(number).0"
        case "Bool": "\(isTrue)"
        case "Void": "()"
        case "Duration": ".seconds(\(number))"
        case "Error", "CancellationError": "CancellationError()"
        case "CGPoint": "CGPoint(x: \(number), y: 0)"
        case "CGRect": "CGRect(x: \(number), y: 0, width: 0, height: 0)"
        case "CGSize": "CGSize(width: \(number), height: 0)"
        case "Data": "Data(count: \(number))"
        case "Date": "Date(timeIntervalSince1970: \(number))"
        case "Decimal": "Decimal(\(number))"
        case "IndexPath": "IndexPath(index: \(number))"
        case "URL": "URL(fileURLWithPath: \"/\(name)\")"
        case "URLRequest": "URLRequest(url: URL(fileURLWithPath: \"/\(name)\"))"
        case "UUID": "UUID(uuid: (\(number % 256)\(String(repeating: ", 0", count: 15))))"
        default: nil
        }
    }
}
