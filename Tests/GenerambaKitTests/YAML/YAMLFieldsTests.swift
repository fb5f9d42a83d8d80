import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import YAML

struct YAMLFieldsTests {
    private func fields(_ text: String) throws -> (YAMLFields, Diagnostics) {
        var found = Diagnostics()
        let node = try YAMLNode.parse(SourceFile(path: "File", text: text))
        let fields = try #require(
            YAMLFields(node, known: ["name", "list", "other"], of: "the file", diagnostics: &found))
        return (fields, found)
    }

    @Test func textsAndLists() throws {
        let (fields, found) = try fields("name: a\nlist: [b, 'c', 1]\nother: ~\n")
        var more = found
        #expect(fields.text("name", &more)?.value == "a")
        #expect(fields.texts("list", &more).map(\.value) == ["b", "c", "1"])
        #expect(fields.texts("name", &more).map(\.value) == ["a"])
        #expect(fields.text("other", &more) == nil && fields.texts("other", &more).isEmpty)
        #expect(fields.text("missing", &more) == nil)
        #expect(more.all.isEmpty)
    }

    @Test func whatIsNotExpected() throws {
        let (fields, found) = try fields("nam: a\nname: [a]\nname: {b: c}\n[x]: y\n~: z\nlist: a\n")
        var more = found
        _ = fields.text("name", &more)
        _ = fields.items("list", &more)
        _ = fields.requiredText("other", of: "the file", &more)
        #expect(
            more.all.map { "\($0.severity) \($0.range?.line ?? 0):\($0.range?.column ?? 0) \($0.message)" }
                == [
                    "warning 1:1 unknown key 'nam'",
                    "warning 3:1 'name' appears again: this value is used",
                    "error 4:1 a key must be text, not a list", "error 5:1 a key must be text, not empty",
                    "error 3:7 'name' must be text, not a mapping",
                    "error 6:7 'list' must be a list, not text",
                    "error 1:1 the file has no 'other'",
                ])
        #expect(more.all[0].hint == "did you mean 'name'?")
    }

    @Test(arguments: [
        ("{name a.swift, list: []}", "write 'name: a.swift'"),
        ("{name:a.swift, list: []}", "write 'name: a.swift'"),
        ("{name = a b, list: []}", "write 'name: a b'"), ("{some a.swift, list: []}", nil),
    ])
    func aKeyThatHoldsItsValue(text: String, hint: String?) throws {
        #expect(try fields(text).1.all.map(\.hint) == [hint])
    }

    @Test(arguments: [
        (
            "name: “a.swift”\n",
            """
            File:1:7: warning: '“' is part of the text: YAML does not treat it as a quote
             1 | name: “a.swift”
               |       ^^^^^^^^^
              hint: write "a.swift"

            """
        ),
        (
            "name: a\n  - b\n  - c\n",
            """
            File:1:7: warning: the lines with '-' are part of this text
             1 | name: a
               |       ^
              hint: for a list, remove the text on the key's line

            """
        ),
        ("name: 'a\n  - b'\n", ""), ("name: |\n  a\n  - b\n", ""), ("name: '“a”'\n", ""),
        ("name: a\n  b - c\n", ""),
    ])
    func textThatHoldsMoreThanIsMeant(text: String, message: String) throws {
        var (fields, found) = try fields(text)
        _ = fields.text("name", &found)
        #expect(found.all.map { $0.text() }.joined() == message)
    }
}
