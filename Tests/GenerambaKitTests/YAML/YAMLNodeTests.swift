import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import YAML

/// Tests the tree that a YAML text is parsed into.
struct YAMLNodeTests {
    private func parsed(_ text: String) throws -> String {
        try YAMLNode.parse(SourceFile(path: "File", text: text)).sketch
    }

    @Test(arguments: [
        ("a: b", "{a: b}"), ("a: NO", "{a: NO}"), ("a: 007", "{a: 007}"), ("a: 1.10", "{a: 1.10}"),
        ("a: true", "{a: true}"),
        ("a: 2026-03-05", "{a: 2026-03-05}"), ("a: 0x1F", "{a: 0x1F}"), ("a: 1_000", "{a: 1_000}"),
        ("a: .inf", "{a: .inf}"),
        ("a: 'b'", "{a: 'b'}"), ("a: \"\\u00e9\\n\"", "{a: 'é\n'}"), ("a: ''", "{a: ''}"),
        ("a: !!str 1", "{a: 1}"),
        ("a: |\n  b\n  c\n", "{a: 'b\nc\n'}"), ("a: >\n  b\n  c\n", "{a: 'b c\n'}"),
        ("- a\n- [b, {c: d}]", "[a, [b, {c: d}]]"),
        ("'a': b", "{'a': b}"), ("a: b # c", "{a: b}"), ("a: b#c", "{a: b#c}"), ("? a\n: b", "{a: b}"),
        ("a: &x b\nc: *x", "{a: b, c: b}"), ("a: &x b\nc: &x d\ne: *x", "{a: b, c: d, e: d}"),
        ("a: &x [b, &y c]\nd: [*x, *y]", "{a: [b, c], d: [[b, c], c]}"), ("--- a\n...\n", "a"),
        ("%YAML 1.1\n---\na", "a"),
        ("a: b\r\nc: d\r\n", "{a: b, c: d}"),
        ("\u{FEFF}a: b", "{a: b}"), ("a: Ж", "{a: Ж}"), ("a:\n- b", "{a: [b]}"), ("a: b", "{a: b}"),
        ("a: `b", "error"),
        ("a: @b", "error"), ("a: 'b", "error"), ("[a", "error"), ("a: b: c", "error"), ("a: *x", "error"),
        ("a: !x b", "error"),
        ("a: !!binary b", "error"), ("a: !!set {b}", "error"), ("<<: {a: b}", "error"),
        ("a: {<<: {b: c}}", "error"),
        ("'<<': a", "{'<<': a}"), ("a\n---\nb", "error"), ("a\n---\n", "error"), ("a\n...\n# end\n", "a"),
        ("%YAML 2.0\n---\na", "error"),
        ("a: b\n b: c", "error"), ("a: \u{1}", "error"), ("\ta: b", "error"), ("a:\tb", "{a: b}"),
        ("a: b\t# c", "{a: b}"),
    ])
    func text(text: String, sketch: String) throws {
        let result = (try? parsed(text)) ?? "error"
        #expect(result == sketch)
    }

    @Test(arguments: [
        "", " ", "\n\n", "# comment", "~", "null", "Null", "NULL", "---", "---\n...", "\u{FEFF}",
    ])
    func nothing(text: String) throws {
        let node = try YAMLNode.parse(SourceFile(path: "File", text: text))
        #expect(node.isNull && node.text == nil)
    }

    @Test(arguments: ["''", "\"\"", "'~'", "'null'", "'NULL'", "nULL", "nil", "none", "no", "off", "0", "''"])
    func everythingElseIsNotNull(text: String) throws {
        let node = try YAMLNode.parse(SourceFile(path: "File", text: "a: \(text)"))
        guard case .mapping(let pairs) = node.content else { return #expect(Bool(false)) }
        #expect(pairs[0].value.isNull == false && pairs[0].value.text != nil)
    }

    @Test(arguments: [
        "a:", "a: ", "a: ~", "a: null", "a: Null", "a: NULL", "a: # x", "a:\n\n", "a: !!null ~",
    ])
    func nullValues(text: String) throws {
        let node = try YAMLNode.parse(SourceFile(path: "File", text: text))
        guard case .mapping(let pairs) = node.content else { return #expect(Bool(false)) }
        #expect(pairs[0].value.isNull)
    }

    @Test func everyNodeHasItsPlace() throws {
        let source = "# ключ\nключ: 'зн\u{1F600}ач'\nlist:\n  - a\n  - {b: c d}\n"
        let node = try YAMLNode.parse(SourceFile(path: "File", text: source))
        #expect(
            node.places == [
                "2:1 ключ", "2:7 'зн\u{1F600}ач'", "3:1 list", "4:5 a", "5:6 b", "5:9 c d",
            ])
    }

    @Test func placesAreRightAfterAByteOrderMarkAndCarriageReturns() throws {
        let node = try YAMLNode.parse(SourceFile(path: "File", text: "\u{FEFF}a: é\r\nb: c\r\n"))
        #expect(node.places.map { $0.split(separator: " ")[1] } == ["a", "é", "b", "c"])
        #expect(node.places.last == "2:4 c")
    }
}

extension YAMLNode {
    /// The tree in one line.
    var sketch: String {
        switch content {
        case .scalar(let text, let isPlain): isPlain ? text : "'\(text)'"
        case .sequence(let items): "[\(items.map(\.sketch).joined(separator: ", "))]"
        case .mapping(let pairs):
            "{\(pairs.map { "\($0.key.sketch): \($0.value.sketch)" }.joined(separator: ", "))}"
        }
    }

    /// The line, the column and the text of every scalar.
    var places: [String] {
        switch content {
        case .scalar: ["\(range.line):\(range.column) \(range.text)"]
        case .sequence(let items): items.flatMap(\.places)
        case .mapping(let pairs): pairs.flatMap { $0.key.places + $0.value.places }
        }
    }
}
