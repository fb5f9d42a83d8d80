import Testing

@testable import GenerambaKit
@testable import TemplateEngine

/// A section is a condition or a loop.
struct SectionTests {
    @Test(arguments: [
        TextCase("true enters it", "{{#yes}}in{{/yes}}", "in"),
        TextCase("false does not", "[{{#no}}in{{/no}}]", "[]"),
        TextCase("a name without a value does not", "[{{#nothing}}in{{/nothing}}]", "[]"),
        TextCase("an empty text does not", "[{{#empty}}in{{/empty}}]", "[]"),
        TextCase("an empty list does not", "[{{#none}}in{{/none}}]", "[]"),
        TextCase("what is below nothing does not", "[{{#nothing.a.b}}in{{/nothing.a.b}}]", "[]"),
        TextCase("a text enters it and is the item", "{{#word}}<{{.}}>{{/word}}", "<swift>"),
        TextCase(
            "an object enters it and gives its names", "{{#module_info}}{{name}}{{/module_info}}", "Profile"),
        TextCase(
            "a list repeats it", "{{#module_info.targets}}{{.}};{{/module_info.targets}}", "App;Widget;"),
        TextCase(
            "the items' names are seen inside",
            "{{#module_info.fields}}let {{name}}: {{type}}\n{{/module_info.fields}}",
            "let id: Int\nlet title: String\n"),
        TextCase("a list in a list", "{{#matrix}}({{#.}}{{.}},{{/.}}){{/matrix}}", "(1,2,)(3,)"),
        TextCase("a section in a section", "{{#yes}}a{{#no}}b{{/no}}{{#yes}}c{{/yes}}d{{/yes}}", "acd"),
        TextCase("white space inside of the tags does not matter", "{{# yes }}in{{/\tyes }}", "in"),
        TextCase("an empty section", "{{#yes}}{{/yes}}{{#matrix}}{{/matrix}}", ""),
    ])
    func aSectionIsEnteredWhenItsValueIsTrue(_ sample: TextCase) {
        #expect(sample.actual() == sample.expected)
    }

    @Test(arguments: [
        TextCase("false enters it", "{{^no}}in{{/no}}", "in"),
        TextCase("true does not", "[{{^yes}}in{{/yes}}]", "[]"),
        TextCase("a name without a value enters it", "{{^nothing}}in{{/nothing}}", "in"),
        TextCase("an empty text enters it", "{{^empty}}in{{/empty}}", "in"),
        TextCase("an empty list enters it", "{{^none}}in{{/none}}", "in"),
        TextCase("a text does not", "[{{^word}}in{{/word}}]", "[]"),
        TextCase("an object does not", "[{{^module_info}}in{{/module_info}}]", "[]"),
        TextCase("a list does not", "[{{^matrix}}in{{/matrix}}]", "[]"),
        TextCase("the item stays", "{{#word}}{{^no}}{{.}}{{/no}}{{/word}}", "swift"),
        TextCase("both ways", "{{#no}}a{{/no}}{{^no}}b{{/no}}", "b"),
    ])
    func anInvertedSectionIsEnteredWhenItsValueIsFalse(_ sample: TextCase) {
        #expect(sample.actual() == sample.expected)
    }

    @Test(arguments: [
        TextCase("a missing name is false", "[{{#custom_parameters.x}}in{{/custom_parameters.x}}]", "[]"),
        TextCase("inverted it is entered", "{{^custom_parameters.x}}in{{/custom_parameters.x}}", "in"),
        TextCase("also far below", "[{{#custom_parameters.x.y.z}}in{{/custom_parameters.x.y.z}}]", "[]"),
        TextCase(
            "a given one is seen", "{{#custom_parameters.service}}{{.}}{{/custom_parameters.service}}", "API"),
        TextCase(
            "also from inside", "{{#custom_parameters}}{{#x}}in{{/x}}{{service}}{{/custom_parameters}}", "API"
        ),
    ])
    func aSectionMayAskAnOpenObjectForAnyName(_ sample: TextCase) {
        #expect(sample.actual() == sample.expected)
    }

    @Test func aNameIsLookedForFromTheInnermostScopeOutwards() {
        let scope = Value.Object([
            "a": .string("outer"), "b": .string("outer"),
            "inner": .object(.init(["a": .string("inner"), "deep": .object(.init(["a": .string("deep")]))])),
        ])
        let template = "{{a}} {{#inner}}{{a}} {{b}} {{#deep}}{{a}} {{b}}{{/deep}} {{a}}{{/inner}} {{a}}"
        #expect(renderedText(template, in: scope) == "outer inner outer deep outer inner outer")
    }

    @Test func theFirstPartOfADottedNameDecides() {
        let scope = Value.Object([
            "b": .object(.init(["c": .string("outer")])),
            "a": .object(.init(["b": .object(.init(["c": .string("inner")]))])),
        ])
        #expect(renderedText("{{b.c}} {{#a}}{{b.c}}{{/a}}", in: scope) == "outer inner")
    }

    @Test func theItemOfTheOuterLoopComesBack() {
        #expect(
            renderedText("{{#module_info.targets}}{{#yes}}{{.}}{{/yes}}{{.}} {{/module_info.targets}}")
                == "trueApp trueWidget ")
    }

    @Test func theNamesOfAnItemAreSeenInItsInnerLoops() {
        let scope = Value.Object([
            "cases": .list([
                .object(.init(["name": .string("a"), "values": .list([.string("1"), .string("2")])])),
                .object(.init(["name": .string("b"), "values": .list([.string("3")])])),
            ])
        ])
        let template = "{{#cases}}{{#values}}{{name}}{{.}} {{/values}}{{/cases}}"
        #expect(renderedText(template, in: scope) == "a1 a2 b3 ")
    }
}
