import Foundation

@testable import GenerambaKit
@testable import SourceText
@testable import TemplateEngine

/// A file of the Mustache specification.
struct MustacheSuite: Decodable {
    let tests: [Test]

    struct Test: Decodable {
        let name: String
        let data: JSONValue
        let template: String
        let partials: [String: String]?
        let expected: String

        /// The expected text without HTML's escapes, which source code does not want.
        var unescaped: String {
            let escapes = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")]
            return escapes.reduce(expected) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
        }

        /// The text rendered despite unknown names and partials, which are empty; or the messages of the parser.
        var actual: String {
            do {
                let partials = try (partials ?? [:]).mapValues { try document($0) }
                let (scope, text) = outermost
                return try Renderer(scope: scope, partials: partials).draft(document(text)).whole.text
            } catch let diagnostics as Diagnostics {
                return diagnostics.all.map(\.message).joined(separator: "\n")
            } catch {
                return "\(error)"
            }
        }

        /// The data and the template. Data other than an object become the item of a loop around the template.
        private var outermost: (Value.Object, String) {
            if case .object(let object) = data.value { return (object, template) }
            let scope = Value.Object(["data": .list([data.value])], isOpen: true)
            return (scope, "{{#data}}\(template){{/data}}")
        }

        private func document(_ text: String) throws -> Document {
            try Document.mustache(SourceFile(path: name, text: text).whole)
        }
    }

    /// Reads a suite. Nil when the conformance data are missing and not required.
    init?(named name: String) throws {
        guard let data = try ConformanceData.file("mustache/\(name).json") else { return nil }
        self = try JSONDecoder().decode(Self.self, from: data)
    }
}

/// A JSON value as templates see it. Numbers become texts, and sections may test unknown names.
struct JSONValue: Decodable {
    let value: Value

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            value = .null
        } else if let bool = try? container.decode(Bool.self) {
            value = .bool(bool)
        } else if let text = try? container.decode(String.self) {
            value = .string(text)
        } else if let integer = try? container.decode(Int.self) {
            value = .string("\(integer)")
        } else if let number = try? container.decode(Double.self) {
            value = .string("\(number)")
        } else if let list = try? container.decode([JSONValue].self) {
            value = .list(list.map(\.value))
        } else {
            let fields = try container.decode([String: JSONValue].self)
            value = .object(.init(fields.mapValues(\.value), isOpen: true))
        }
    }
}
