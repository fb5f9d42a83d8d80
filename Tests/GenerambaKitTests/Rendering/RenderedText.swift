import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import TemplateEngine

/// A template, and the text or the messages that it should produce.
struct TextCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let template: String
    let expected: String

    init(_ description: String, _ template: String, _ expected: String) {
        testDescription = description
        self.template = template
        self.expected = expected
    }

    /// The text or messages that the template produces in a scope, by default `Scope.sample`.
    func actual(in scope: Value.Object = .sample, partials: [String: String] = [:]) -> String {
        renderedText(template, in: scope, partials: partials)
    }
}

/// The text that a template renders, or all messages about its errors.
func renderedText(
    _ template: String, in scope: Value.Object = .sample, partials: [String: String] = [:],
    limits: Renderer.Limits = .init()
) -> String {
    do {
        let documents = try partials.map { name, text in
            (name, try Document.mustache(SourceFile(path: "snippets/\(name).mustache", text: text).whole))
        }
        var renderer = Renderer(scope: scope, partials: Dictionary(uniqueKeysWithValues: documents))
        renderer.limits = limits
        let document = try Document.mustache(SourceFile(path: "Code/View.mustache", text: template).whole)
        return String(decoding: try renderer.render(document), as: UTF8.self)
    } catch let diagnostics as Diagnostics {
        return diagnostics.all.map { $0.text() }.joined()
    } catch {
        return "\(error)"
    }
}

extension Renderer {
    /// Renders a single document.
    func render(_ document: Document, warnings: inout Diagnostics) throws -> [UInt8] {
        var expense = Usage()
        return try render(document, &expense, warnings: &warnings)
    }

    /// Renders a single document into a text with a source map.
    func traced(_ document: Document, as path: String, warnings: inout Diagnostics) throws -> SourceFile {
        var expense = Usage()
        return try traced(document, as: path, &expense, warnings: &warnings)
    }
}

extension Value.Object {
    /// The data that most tests use.
    static let sample = Value.Object([
        "year": .string("2026"),
        "word": .string("swift"),
        "empty": .string(""),
        "nothing": .null,
        "yes": .bool(true),
        "no": .bool(false),
        "none": .list([]),
        "lines": .string("one\ntwo"),
        "matrix": .list([.list([.string("1"), .string("2")]), .list([.string("3")])]),
        "module_info": .object(
            .init([
                "name": .string("Profile"),
                "targets": .list([.string("App"), .string("Widget")]),
                "fields": .list([
                    .object(.init(["name": .string("id"), "type": .string("Int")])),
                    .object(.init(["name": .string("title"), "type": .string("String")])),
                ]),
            ])),
        "custom_parameters": .object(.init(["service": .string("API")], isOpen: true)),
    ])
}
