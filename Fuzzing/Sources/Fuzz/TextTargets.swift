@testable import GenerambaKit
@testable import SourceText
@testable import TemplateEngine

func fuzzMustache(_ bytes: [UInt8]) {
    fuzzText(bytes, { try Document.mustache($0) }, ending: "mustache")
}

func fuzzLiquid(_ bytes: [UInt8]) {
    fuzzText(bytes, { try Document.liquid($0) }, ending: "liquid")
    let file = SourceFile(path: "condition", bytes: bytes)
    if let condition = valueOrDiagnostics({ try Document.liquidCondition(file.whole) }) {
        let text = rendered(condition, partials: [:]) ?? []
        expect(text.isEmpty || text == Array("true".utf8), "a condition is neither met nor not met")
    }
}

/// Parses and renders a text that may include itself as 'self', and the part before its first NUL as 'first'.
private func fuzzText(_ bytes: [UInt8], _ parse: (SourceRange) throws -> Document, ending: String) {
    let document = valueOrDiagnostics { try parse(SourceFile(path: "a.\(ending)", bytes: bytes).whole) }
    let first = SourceFile(path: "snippets/first.\(ending)", bytes: Array(bytes.prefix { $0 != 0 }))
    var partials: [String: Document] = [:]
    partials["self"] = document
    partials["first"] = valueOrDiagnostics { try parse(first.whole) }
    guard let document else { return }
    let text = rendered(document, partials: partials)

    // The same text as a part of a file.
    let whole = SourceFile(path: "b.\(ending)", bytes: Array("{{é".utf8) + bytes + Array("}}".utf8))
    let part = valueOrDiagnostics { try parse(whole.range(4..<4 + bytes.count)) }
    guard let part else { fatalError("a part of a file is not parsed as the text alone") }
    expect(rendered(part, partials: partials) == text, "a part of a file is rendered differently")
    expect(part.names == document.names, "a part of a file has other names")
    expect(part.partials == document.partials, "a part of a file has other partials")
}

/// The rendered text; nil if the template is invalid. Traps if a second rendering differs.
func rendered(_ document: Document, partials: [String: Document]) -> [UInt8]? {
    var renderer = Renderer(scope: .rich, partials: partials)
    renderer.limits = .forFuzzing
    renderer.now = 1_700_000_000
    var warnings = Diagnostics()
    var expense = Renderer.Usage()
    let text = valueOrDiagnostics { try renderer.render(document, &expense, warnings: &warnings) }
    check(warnings)
    expect(!warnings.hasErrors, "an error among the warnings")
    expect(text == (try? renderer.render(document)), "a second rendering differs")
    guard let text else { return nil }
    let most = Renderer.Limits.forFuzzing.mebibytes << 20
    expect(text.count <= most + 2 * document.source.bytes.count + 4096, "a text of \(text.count) bytes")
    expect(String(decoding: text, as: UTF8.self).utf8.elementsEqual(text), "the rendered text is no UTF-8")
    return text
}

extension Renderer.Limits {
    /// Low limits, so that a run takes only a millisecond or two.
    static let forFuzzing = Renderer.Limits(depth: 20, steps: 2000, mebibytes: 1, problems: 20)
}

extension Value.Object {
    /// Values of every kind.
    static let rich = Value.Object([
        "a": .string("Wert ü\n"), "b": .bool(true), "no": .bool(false), "nothing": .null,
        "empty": .string(""),
        "i": .integer(-7), "max": .integer(.max), "f": .float(2.5), "huge": .float(1e300),
        "list": .list([.string("b"), .string("A"), .string("c"), .string("A")]),
        "mixed": .list([.integer(3), .string("3"), .null, .float(0.1), .bool(false), .list([.string("x")])]),
        "none": .list([]),
        "o": .object(
            .init([
                "name": .string("Shop"), "size": .integer(1), "o": .object(.init(["x": .string("<y>")])),
                "items": .list([
                    .object(.init(["name": .string("id"), "n": .integer(2)])),
                    .object(.init(["name": .string("Title"), "n": .integer(1)])), .object(.init([:])),
                ]),
            ])),
        "open": .object(.init(["k": .string("v")], isOpen: true)),
    ])
}
