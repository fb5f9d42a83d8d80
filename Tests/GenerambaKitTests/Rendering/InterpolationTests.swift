import Testing

@testable import GenerambaKit
@testable import TemplateEngine

/// A variable prints its value.
struct InterpolationTests {
    @Test(arguments: [
        TextCase("a text without tags is copied", "let a = { $0 }\n", "let a = { $0 }\n"),
        TextCase("an empty text stays empty", "", ""),
        TextCase("a name gives its value", "// {{year}}", "// 2026"),
        TextCase("white space inside of a tag does not matter", "{{ year }}{{\tyear\n}}", "20262026"),
        TextCase("a dotted name leads into an object", "{{ module_info.name }}View", "ProfileView"),
        TextCase("values may touch each other", "{{year}}{{word}}{{year}}", "2026swift2026"),
        TextCase("three braces give the value", "{{{ word }}}", "swift"),
        TextCase("an ampersand gives the value", "{{& word }}", "swift"),
        TextCase("braces around a tag stay", "{ {{word}} }", "{ swift }"),
        TextCase("a brace right after a tag stays", "{{word}}}", "swift}"),
        TextCase("a tag may stand in Swift's own brackets", "\"\\({{word}})\"", "\"\\(swift)\""),
        TextCase("a name without a value gives nothing", "[{{nothing}}]", "[]"),
        TextCase("an empty text gives nothing", "[{{empty}}]", "[]"),
        TextCase("what has no value has no names in it", "[{{nothing.name.first}}]", "[]"),
        TextCase("true and false are written out", "{{yes}} {{no}}", "true false"),
        TextCase("a tag alone in its line keeps the line", "  {{word}}\n", "  swift\n"),
        TextCase("letters of other scripts stay", "Привет, {{word}} — ©\n", "Привет, swift — ©\n"),
        TextCase("a NUL byte stays", "a\u{0}{{word}}", "a\u{0}swift"),
        TextCase("Windows' line breaks stay", "{{year}}\r\n{{word}}\r\n", "2026\r\nswift\r\n"),
    ])
    func aValueIsInserted(_ sample: TextCase) {
        #expect(sample.actual() == sample.expected)
    }

    @Test func nothingIsEscaped() {
        let scope = Value.Object(["code": .string("a < b && c > \"d\"")])
        #expect(renderedText("{{code}}", in: scope) == "a < b && c > \"d\"")
        #expect(renderedText("{{{code}}}", in: scope) == "a < b && c > \"d\"")
        #expect(renderedText("{{&code}}", in: scope) == "a < b && c > \"d\"")
    }

    @Test func aValueIsNoTemplate() {
        #expect(renderedText("{{code}}", in: Value.Object(["code": .string("{{year}}")])) == "{{year}}")
    }

    @Test func aNameMayHaveLettersOfAnyScriptDigitsHyphensAndUnderscores() {
        let scope = Value.Object(["имя-2_x": .object(.init(["ключ": .string("да")]))])
        #expect(renderedText("{{ имя-2_x.ключ }}", in: scope) == "да")
    }

    @Test func aDottedNameIsNeverOneKey() {
        let scope = Value.Object(["a.b": .string("wrong"), "a": .object(.init(["b": .string("right")]))])
        #expect(renderedText("{{a.b}}", in: scope) == "right")
    }

    @Test func aNameOfManyPartsLeadsDeep() {
        let value = (1...20).reduce(Value.string("found")) { value, _ in .object(.init(["n": value])) }
        let name = Array(repeating: "n", count: 20).joined(separator: ".")
        #expect(renderedText("{{root.\(name)}}", in: Value.Object(["root": value])) == "found")
    }

    @Test func hundredsOfNamesAreToldApart() {
        let names = (0..<500).map { "name\($0)" }
        let scope = Value.Object(Dictionary(uniqueKeysWithValues: names.map { ($0, .string("<\($0)>")) }))
        let template = names.map { "{{\($0)}}" }.joined()
        #expect(renderedText(template, in: scope) == names.map { "<\($0)>" }.joined())
    }
}
