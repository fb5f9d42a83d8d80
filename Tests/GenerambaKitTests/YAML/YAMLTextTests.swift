import SourceText
import Testing

@testable import GenerambaKit
@testable import YAML

/// Edits of a YAML file's text, which leave everything else as it is written.
struct YAMLTextTests {
    private func text(_ text: String) throws -> YAMLText {
        try YAMLText(SourceFile(path: "Rambafile", text: text))
    }

    private func appending(_ item: [(String, String)], to before: String) throws -> String? {
        try text(before).appending(item.map { (key: $0, value: $1) }, to: "templates")
            .map { String(decoding: $0.file.bytes, as: UTF8.self) }
    }

    private func removing(_ index: Int, from before: String) throws -> String? {
        try text(before).removing(itemAt: index, from: "templates")
            .map { String(decoding: $0.file.bytes, as: UTF8.self) }
    }

    private func setting(_ value: String?, in before: String) throws -> String? {
        try text(before).setting("prefix", to: value).map { String(decoding: $0.file.bytes, as: UTF8.self) }
    }

    @Test(arguments: [
        ("", "templates:\n  - {name: b}\n"),
        ("a: 1", "a: 1\ntemplates:\n  - {name: b}\n"),
        ("a: 1\r\n", "a: 1\r\ntemplates:\r\n  - {name: b}\r\n"),
        ("templates:\n", "templates:\n  - {name: b}\n"),
        ("templates:", "templates:\n  - {name: b}"),
        ("templates: # none yet\na: 1\n", "templates: # none yet\n  - {name: b}\na: 1\n"),
        ("templates: ~\n", "templates:\n  - {name: b}\n"),
        ("templates: []\n", "templates:\n  - {name: b}\n"),
        ("templates: [] # none yet\na: 1\n", "templates: # none yet\n  - {name: b}\na: 1\n"),
        ("templates: [\n  # none yet\n]\n", "templates: [{name: b}\n  # none yet\n]\n"),
        ("templates: [a]\n", "templates: [a, b]\n"),
        ("templates: [a,]\n", "templates: [a, b,]\n"),
        ("templates: [{name: a}]\n", "templates: [{name: a}, {name: b}]\n"),
        ("templates: [\n  a,\n  c # own\n]\n", "templates: [\n  a,\n  c, # own\n  b\n]\n"),
        ("templates: [\n  a,\n  c,\n]\n", "templates: [\n  a,\n  c,\n  b,\n]\n"),
        ("templates: [a,\n  c]\n", "templates: [a,\n  c, b]\n"),
        ("templates:\n- a\n- c\n", "templates:\n- a\n- c\n- b\n"),
        ("templates:\n  - a # own\n\na: 1\n", "templates:\n  - a # own\n  - b\n\na: 1\n"),
        (
            "templates:\n  - {name: a}\n  # - {name: c}\n\n# More\na: 1\n",
            "templates:\n  - {name: a}\n  - {name: b}\n  # - {name: c}\n\n# More\na: 1\n"
        ),
        (
            "templates:\n  - name: a\n    local: x\n    # branch: y\na: 1\n",
            "templates:\n  - name: a\n    local: x\n    # branch: y\n  - name: b\na: 1\n"
        ),
        ("templates:\n  - \"a\"", "templates:\n  - \"a\"\n  - b"),
        ("\u{FEFF}templates: [ä]\n", "\u{FEFF}templates: [ä, b]\n"),
        ("templates:\n  -\n    name: a\na: 1\n", "templates:\n  -\n    name: a\n  - name: b\na: 1\n"),
    ])
    func appendsAName(before: String, after: String) throws {
        #expect(try appending([("name", "b")], to: before) == after)
    }

    @Test(arguments: [
        ("templates: []\n", "templates:\n  - {name: b, git: \"https://x/y\", tag: \"1.0\"}\n"),
        ("templates: [a]\n", "templates: [a, {name: b, git: \"https://x/y\", tag: \"1.0\"}]\n"),
        ("templates:\n  - a\n", "templates:\n  - a\n  - {name: b, git: \"https://x/y\", tag: \"1.0\"}\n"),
        (
            "templates:\n  - name: a\n\n",
            "templates:\n  - name: a\n  - name: b\n    git: \"https://x/y\"\n    tag: \"1.0\"\n\n"
        ),
    ])
    func appendsAMapping(before: String, after: String) throws {
        let item = [("name", "b"), ("git", "https://x/y"), ("tag", "1.0")]
        #expect(try appending(item, to: before) == after)
    }

    @Test(arguments: [
        "templates: a\n", "{templates: []}\n", "templates: &all [a]\nother: *all\n", "templates : []\n",
        "- a\n---\n- b\n",
    ])
    func refusesToAppend(before: String) throws {
        #expect((try? appending([("name", "b")], to: before)) ?? nil == nil)
    }

    @Test(arguments: [
        (0, "templates: [a]\n", "templates: []\n"),
        (0, "templates: [a, b]\n", "templates: [b]\n"),
        (1, "templates: [a, b]\n", "templates: [a]\n"),
        (1, "templates: [a, {name: b, local: x},]\n", "templates: [a,]\n"),
        (0, "templates: # mine\n  - a # own\nb: 1\n", "templates: [] # mine\nb: 1\n"),
        (
            0, "templates:\n  # First\n  - a\n  # Second\n  - b\n",
            "templates:\n  # First\n  # Second\n  - b\n"
        ),
        (1, "templates:\n  - a\n  - name: b\n    local: x # here\n\nc: 1\n", "templates:\n  - a\n\nc: 1\n"),
        (1, "templates:\n- a\n- b", "templates:\n- a\n"),
        (0, "templates:\n  -\n    name: a\n  - b\n", "templates:\n  - b\n"),
    ])
    func removes(index: Int, before: String, after: String) throws {
        #expect(try removing(index, from: before) == after)
    }

    @Test(arguments: [
        ("XY", "a: 1\n", "a: 1\nprefix: XY\n"),
        ("XY", "prefix: AB # ours\n", "prefix: XY # ours\n"),
        ("X Y!", "prefix: 'AB'\n", "prefix: \"X Y!\"\n"),
        ("XY", "prefix:\na: 1\n", "prefix: XY\na: 1\n"),
        ("XY", "# Before names\n# prefix: AB\na: 1\n", "# Before names\nprefix: XY\na: 1\n"),
        (nil, "prefix: AB # ours\na: 1\n", "# prefix: AB # ours\na: 1\n"),
        (nil, "a: 1\n", "a: 1\n"),
    ])
    func sets(value: String?, before: String, after: String) throws {
        #expect(try setting(value, in: before) == after)
    }
}
