import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import TemplateEngine

/// Tests objects and their layout for rendering.
struct ValueTests {
    @Test func aLoopTakesTheNamesOfTheOrderFirstAndTheOthersSorted() {
        var object = Value.Object(["d": .null, "a": .null, "c": .null, "b": .null])
        object.order = ["c", "x", "b", "c"]
        #expect(names(of: object) == ["c", "b", "a", "d"])
        object.fields["e"] = .null
        object.fields["b"] = nil
        #expect(names(of: object) == ["c", "a", "d", "e"])
        #expect(object.fields == ["a": .null, "c": .null, "d": .null, "e": .null])
    }

    @Test func objectsAreEqualWithTheSameFieldsInTheSameOrder() {
        let object = Value.Object(["a": .integer(1), "b": .null])
        #expect(object == Value.Object(["b": .null, "a": .integer(1)]))
        #expect(object != Value.Object(["b": .null, "a": .integer(2)]))
        var other = object
        other.order = ["b"]
        #expect(object != other)
    }

    @Test func objectsOfAListMayHaveOtherNamesThanTheOneBefore() {
        let items = [["a", "b"], ["a", "b"], ["b", "c"], ["ab", "c"], ["a", "bc"], [], ["a", "b"]]
        let list = items.map { names in
            Value.object(.init(Dictionary(uniqueKeysWithValues: names.map { ($0, .string($0 + "!")) })))
        }
        let text = renderedText(
            "{% for i in list %}{{ i.a }},{{ i.b }},{{ i.c }},{{ i.ab }},{{ i.bc }};{% endfor %}", list)
        #expect(text == "a!,b!,,,;a!,b!,,,;,b!,c!,,;,,c!,ab!,;a!,,,,bc!;,,,,;a!,b!,,,;")
    }

    @Test func whatIsInAnObjectDoesNotStandBetweenItsFields() {
        let list = Value.list([.string("2"), .list([.string("3")])])
        let inner = Value.object(.init(["a": .string("1"), "b": list]))
        let text = renderedText(
            "{% for i in list %}{{ i.a.a }}{{ i.a.b }}{{ i.b }}{{ i.c.b[1] }}{{ i.d }};{% endfor %}",
            [.object(.init(["a": inner, "b": .string("4"), "c": inner, "d": .bool(true)])), inner])
        #expect(text == "1234" + "3true;" + "23;")
    }

    private func names(of object: Value.Object) -> [String] {
        let values = ValueArena(object)
        return values.fields(of: ValueArena.outermost).map(\.name)
    }

    private func renderedText(_ template: String, _ list: [Value]) -> String? {
        let source = SourceFile(path: "template", text: template)
        let renderer = Renderer(scope: Value.Object(["list": .list(list)]), partials: [:])
        return try? String(decoding: renderer.render(.liquid(source.whole)), as: UTF8.self)
    }
}
