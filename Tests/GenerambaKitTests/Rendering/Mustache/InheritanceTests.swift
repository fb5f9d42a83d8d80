import Testing

@testable import GenerambaKit

/// A parent is a partial with blocks that can be replaced.
struct InheritanceTests {
    @Test(arguments: [
        TextCase("a block stands for itself", "{{$a}}one{{/a}}", "one"),
        TextCase("a parent without blocks is a partial", "{{<say}}{{/say}}", "say hi now"),
        TextCase("a block replaces that of its name", "{{<say}}{{$a}}bye{{/a}}{{/say}}", "say bye now"),
        TextCase(
            "white space in the tags does not matter", "{{< say }}{{$ a }}bye{{/ a }}{{/say}}", "say bye now"),
        TextCase("with nothing", "{{<say}}{{$a}}{{/a}}{{/say}}", "say  now"),
        TextCase("with tags", "{{<say}}{{$a}}{{#yes}}{{word}}{{/yes}}{{/a}}{{/say}}", "say swift now"),
        TextCase("one of two", "{{<two}}{{$b}}2{{/b}}{{/two}}", "a-2"),
        TextCase("both, in any order", "{{<two}}{{$b}}2{{/b}}{{$a}}1{{/a}}{{/two}}", "1-2"),
        TextCase("all of a name", "{{<twice}}{{$a}}1{{/a}}{{/twice}}", "11"),
        TextCase("in a partial of the parent", "{{<through}}{{$a}}bye{{/a}}{{/through}}", "(say bye now)"),
        TextCase("other text in a parent is ignored", "{{<say}} x {{$a}}bye{{/a}} y {{/say}}", "say bye now"),
        TextCase("also tags", "{{<say}}{{wrod}}{{>nope}}{{#yes}}{{$a}}b{{/a}}{{/yes}}{{/say}}", "say hi now"),
        TextCase(
            "the parent's delimiters are its own", "{{=<% %>=}}<%<say%><%$a%>bye<%/a%><%/say%>", "say bye now"
        ),
    ])
    func aBlockReplacesThatOfItsName(_ sample: TextCase) {
        #expect(sample.actual(partials: Self.partials) == sample.expected)
    }

    static let partials = [
        "say": "say {{$a}}hi{{/a}} now",
        "two": "{{$a}}a{{/a}}-{{$b}}b{{/b}}",
        "twice": "{{$a}}{{/a}}{{$a}}{{/a}}",
        "through": "({{>say}})",
    ]

    @Test func aReplacementSeesTheNamesOfItsNewPlace() {
        let fields = "{{#module_info.fields}}{{$field}}{{name}};{{/field}}{{/module_info.fields}}"
        let template = "{{<fields}}{{$field}}{{-index}}{{type}} {{/field}}{{/fields}}"
        #expect(renderedText("{{>fields}}", partials: ["fields": fields]) == "id;title;")
        #expect(renderedText(template, partials: ["fields": fields]) == "1Int 2String ")
    }

    @Test func theOutermostParentDecides() {
        let partials = [
            "inner": "{{$a}}i{{/a}}{{$b}}i{{/b}}{{$c}}i{{/c}}",
            "outer": "{{<inner}}{{$a}}o{{/a}}{{$b}}o{{/b}}{{/inner}}",
        ]
        #expect(renderedText("{{<outer}}{{$a}}t{{/a}}{{/outer}}", partials: partials) == "toi")
    }

    @Test func aReplacementIsNotReplacedByItself() {
        let partials = ["page": "<{{$body}}{{/body}}>", "card": "[{{$body}}{{/body}}]"]
        let template = "{{<page}}{{$body}}{{<card}}{{$body}}x{{/body}}{{/card}}{{/body}}{{/page}}"
        #expect(renderedText(template, partials: partials) == "<[x]>")
        let nested = "{{<page}}{{$body}}a{{$body}}b{{/body}}c{{/body}}{{/page}}"
        #expect(renderedText(nested, partials: partials) == "<abc>")
    }

    @Test func afterAParentItsBlocksAreForgotten() {
        let partials = ["say": "{{$a}}hi{{/a}}"]
        #expect(renderedText("{{<say}}{{$a}}bye{{/a}}{{/say}} {{>say}}", partials: partials) == "bye hi")
    }

    @Test func aParentInALoop() {
        let template = "{{#module_info.targets}}{{<p}}{{$a}}{{.}}{{/a}}{{/p}}{{/module_info.targets}}"
        #expect(renderedText(template, partials: ["p": "<{{$a}}{{/a}}>"]) == "<App><Widget>")
    }

    @Test func aValueMayNameTheParent() {
        let template = "{{<*word}}{{$a}}x{{/a}}{{/*word}}{{< * word }}{{/ *word }}"
        #expect(renderedText(template, partials: ["swift": "<{{$a}}{{/a}}>"]) == "<x><>")
    }
}
