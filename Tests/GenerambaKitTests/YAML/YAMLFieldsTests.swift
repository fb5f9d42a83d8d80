import Testing

@testable import GenerambaKit
@testable import SourceText

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
}
