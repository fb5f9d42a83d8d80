import Testing

@testable import GenerambaKit
@testable import TemplateEngine

/// Tags of Handlebars in a Mustache template.
struct ForeignTagTests {
    @Test(arguments: [
        TextCase(
            "if", "{{#if title}}a{{/if}}",
            """
            Code/View.mustache:1:4: error: Mustache has no 'if'
             1 | {{#if title}}a{{/if}}
               |    ^^^^^^^^
              hint: a section tests a single name: write '{{#title}}…{{/title}}'

            """),
        TextCase(
            "unless", "{{#unless a == 1}}a{{/unless}}",
            """
            Code/View.mustache:1:4: error: Mustache has no 'unless'
             1 | {{#unless a == 1}}a{{/unless}}
               |    ^^^^^^^^^^^^^
              hint: a section tests a single name: write '{{^NAME}}…{{/NAME}}'

            """),
        TextCase(
            "else", "{{#title}}a{{else}}b{{/title}}",
            """
            Code/View.mustache:1:12: error: Mustache has no 'else'
             1 | {{#title}}a{{else}}b{{/title}}
               |            ^^^^^^^^
              hint: write '{{/title}}{{^title}}…{{/title}}'

            """),
        TextCase(
            "else if", "{{#title}}a{{else if b}}b{{/title}}",
            """
            Code/View.mustache:1:14: error: Mustache has no 'else'
             1 | {{#title}}a{{else if b}}b{{/title}}
               |              ^^^^^^^^^
              hint: write '{{/title}}{{^title}}…{{/title}}'

            """),
    ])
    func aTagOfHandlebarsIsNamed(_ example: TextCase) {
        #expect(example.actual() == example.expected)
    }

    @Test(arguments: [
        TextCase(
            "a loop variable", "{{#items}}{{@index}}{{/items}}",
            """
            Code/View.mustache:1:13: error: '@index' is not a valid name
             1 | {{#items}}{{@index}}{{/items}}
               |             ^^^^^^
              hint: write '{{-index}}'

            """),
        TextCase(
            "a name of an outer section", "{{#items}}{{../../title}}{{/items}}",
            """
            Code/View.mustache:1:13: error: '../../title' is not a valid name
             1 | {{#items}}{{../../title}}{{/items}}
               |             ^^^^^^^^^^^
              hint: write '{{title}}'

            """),
    ])
    func aNameOfHandlebarsGetsItsForm(_ sample: TextCase) {
        #expect(sample.actual() == sample.expected)
    }

    @Test func anElseOutsideOfASectionIsAName() {
        #expect(renderedText("{{else}}", in: .init(["else": .string("a")])) == "a")
    }

    @Test func thisIsTheCurrentItem() {
        #expect(
            renderedText("{{#items}}{{this}}{{/items}}", in: .init(["items": .list([.string("a")])])) == """
                Code/View.mustache:1:13: error: unknown name 'this'
                 1 | {{#items}}{{this}}{{/items}}
                   |             ^^^^
                  hint: did you mean '.'?

                """)
    }
}
