/// Generates a sample for an argument or a result.
struct SampleGenerator {
    let samples: Samples
    let name: String
    /// The value of numbers.
    let number: Int
    /// The value of Booleans.
    let isTrue: Bool
    /// What precedes the name in texts. With it, they change when they are converted to lower or upper case.
    var letter = "a"

    /// Returns an expression that compiles where the type is known. Throws the innermost type without a sample.
    func sample(of type: TypeSyntax) throws(NoSample) -> String {
        if let given = samples.expression(of: type) { return given }
        switch type.form {
        case .name(let name, let arguments): return try sample(of: name, arguments, type)
        case .optional(let wrapped): return try sample(of: wrapped)
        case .array(let item): return try list(of: item)
        case .dictionary(let key, let value): return try dictionary(key, value)
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
        case ("Array", 1): return try list(of: arguments[0])
        case ("ArraySlice", 1), ("ContiguousArray", 1): return "\(name)(\(try list(of: arguments[0])))"
        case ("Set", 1): return "\(name)([\(try sample(of: arguments[0]))])"
        case ("Dictionary", 2): return try dictionary(arguments[0], arguments[1])
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

    /// Returns three different values that are not sorted, so that tests notice which ones are used, and in which order.
    /// Returns one value if the type has no others, and the last two in place of another list.
    /// With tuples, the compiler needs to be told the type.
    private func list(of item: TypeSyntax) throws(NoSample) -> String {
        let all = try Self.variants.map { variant throws(NoSample) in
            let generator = SampleGenerator(
                samples: samples, name: name, number: number + variant.step,
                isTrue: isTrue == (variant.step == 0), letter: variant.letter)
            return try generator.sample(of: item)
        }
        if item.isTuple { return "[\(all[0])] as [\(item)]" }
        guard case .name = item.form, !all[0].contains("["), all[0] != all[1] else { return "[\(all[0])]" }
        let own = letter == Self.variants[0].letter ? all[...] : all.dropFirst()
        return "[\(own.joined(separator: ", "))]"
    }

    private func dictionary(_ key: TypeSyntax, _ value: TypeSyntax) throws(NoSample) -> String {
        let literal = "[\(try sample(of: key)): \(try sample(of: value))]"
        return value.isTuple ? "\(literal) as [\(key): \(value)]" : literal
    }

    /// The letters before texts and what is added to numbers, for three values that are not sorted.
    static let variants = [(letter: "a", step: 0), (letter: "C", step: 2), (letter: "B", step: 1)]

    /// Returns a range from the sample of a type to the next value.
    private func range(of bound: TypeSyntax, sign: String) throws(NoSample) -> String {
        // Numbers are negative at odd positions, so the range begins at one of them.
        let start = SampleGenerator(samples: samples, name: name, number: number | 1, isTrue: isTrue)
        let end = SampleGenerator(
            samples: samples, name: name, number: (number | 1) + 1, isTrue: isTrue, letter: "b")
        return try "\(start.sample(of: bound))\(sign)\(end.sample(of: bound))"
    }

    private func sample(of elements: [TypeSyntax.Element]) throws(NoSample) -> String {
        if elements.count == 1, elements[0].label == nil { return try sample(of: elements[0].type) }
        var all: [String] = []
        for (index, element) in elements.enumerated() {
            let generator = SampleGenerator(
                samples: samples, name: element.label.map { "\(name).\($0.bare)" } ?? name,
                number: number + index, isTrue: isTrue, letter: letter)
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
        case (let known, 0) where Self.protocolsOfTexts.contains(known): return text
        case ("Sequence", 1), ("Collection", 1): return try list(of: arguments[0])
        default: throw NoSample(type: constraint.description)
        }
    }

    /// Swift protocols to which `String` conforms.
    private static let protocolsOfTexts: Set = [
        "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Hashable",
        "LosslessStringConvertible", "Sendable", "StringProtocol",
    ]

    private var text: String { "\"\(word)\"" }

    private var word: String { "\(letter)\(name.prefix(1).uppercased())\(name.dropFirst())" }

    /// The value of signed numbers: every second one is negative.
    private var signed: Int { number % 2 == 0 ? number : -number }

    /// Returns a value of a Swift or Foundation type without generic arguments. Foundation values need no forced
    /// unwrapping, and their descriptions differ for different numbers.
    private func value(of type: String) -> String? {
        switch type {
        case "String", "Substring", "StaticString", "Any": text
        case "Character": "AbCdEfGhIjKlMnOpQrStUvWxYz".dropFirst((number - 1) % 26).first.map { "\"\($0)\"" }
        case "UInt8": "\(number % 128)"
        case "Int8": "\(signed % 128)"
        case "Int", "Int16", "Int32", "Int64": "\(signed)"
        case "UInt", "UInt16", "UInt32", "UInt64": "\(number)"
        case "Double", "Float", "CGFloat", "TimeInterval": "\(signed).0"
        case "Bool": "\(isTrue)"
        case "Void": "()"
        case "Duration": ".seconds(\(signed))"
        case "Error", "CancellationError": "CancellationError()"
        case "CGPoint": "CGPoint(x: \(number), y: 0)"
        case "CGRect": "CGRect(x: \(number), y: 0, width: 0, height: 0)"
        case "CGSize": "CGSize(width: \(number), height: 0)"
        case "Data": "Data(count: \(number))"
        case "Date": "Date(timeIntervalSince1970: \(signed))"
        case "Decimal": "Decimal(\(signed))"
        case "IndexPath": "IndexPath(index: \(number))"
        case "URL": "URL(fileURLWithPath: \"/\(word)\")"
        case "URLRequest": "URLRequest(url: URL(fileURLWithPath: \"/\(word)\"))"
        case "UUID": "UUID(uuid: (\(number % 256)\(String(repeating: ", 0", count: 15))))"
        default: nil
        }
    }
}
