import Testing

@testable import GenerambaKit
@testable import TemplateEngine

/// Tags of Handlebars in a Mustache template.
struct HandlebarsTagTests {
    @Test(arguments: [
        TextCase(
            "if", "{{#if title}}a{{/if}}",
            """
            Code/View.mustache:1:4: error: Mustache has no 'if'
             1 | {{#if title}}a{{/if}}
               |    ^^^^^^^^
              hint: write '{{#title}}…{{/title}}'

            """),
        TextCase(
            "unless", "{{#unless title}}a{{/unless}}",
            """
            Code/View.mustache:1:4: error: Mustache has no 'unless'
             1 | {{#unless title}}a{{/unless}}
               |    ^^^^^^^^^^^^
              hint: write '{{^title}}…{{/title}}'

            """),
        TextCase(
            "each", "{{#each items as |item|}}a{{/each}}",
            """
            Code/View.mustache:1:4: error: Mustache has no 'each'
             1 | {{#each items as |item|}}a{{/each}}
               |    ^^^^^^^^^^^^^^^^^^^^
              hint: write '{{#items}}…{{/items}}'

            """),
        TextCase(
            "with", "{{#with user}}{{name}}{{/with}}",
            """
            Code/View.mustache:1:4: error: Mustache has no 'with'
             1 | {{#with user}}{{name}}{{/with}}
               |    ^^^^^^^^^
              hint: write '{{#user}}…{{/user}}'

            """),
        TextCase(
            "for", "{{#for item in items}}a{{/for}}",
            """
            Code/View.mustache:1:4: error: Mustache has no 'for'
             1 | {{#for item in items}}a{{/for}}
               |    ^^^^^^^^^^^^^^^^^
              hint: write '{{#items}}…{{/items}}'

            """),
        TextCase(
            "without a sign", "{{if title}}a{{/if}}",
            """
            Code/View.mustache:1:3: error: Mustache has no 'if'
             1 | {{if title}}a{{/if}}
               |   ^^^^^^^^
              hint: write '{{#title}}…{{/title}}'

            """),
        TextCase(
            "the right end", "{{#if title}}a{{/title}}",
            """
            Code/View.mustache:1:4: error: Mustache has no 'if'
             1 | {{#if title}}a{{/title}}
               |    ^^^^^^^^
              hint: write '{{#title}}…{{/title}}'

            """),
        TextCase(
            "the whole content at the end", "{{#if title}}a{{/if title}}",
            """
            Code/View.mustache:1:4: error: Mustache has no 'if'
             1 | {{#if title}}a{{/if title}}
               |    ^^^^^^^^
              hint: write '{{#title}}…{{/title}}'

            """),
        TextCase(
            "no end", "{{#if title}}a",
            """
            Code/View.mustache:1:1: error: unclosed section 'title'
             1 | {{#if title}}a
               | ^^^^^^^^^^^^^
              hint: end it with '{{/title}}'
            Code/View.mustache:1:4: error: Mustache has no 'if'
             1 | {{#if title}}a
               |    ^^^^^^^^
              hint: write '{{#title}}…{{/title}}'

            """),
        TextCase(
            "negated", "{{#if !title}}a{{/if}}",
            """
            Code/View.mustache:1:4: error: Mustache has no 'if'
             1 | {{#if !title}}a{{/if}}
               |    ^^^^^^^^^
              hint: write '{{^title}}…{{/title}}'

            """),
        TextCase(
            "two names", "{{#if a && b}}c{{/if}}",
            """
            Code/View.mustache:1:4: error: Mustache has no 'if'
             1 | {{#if a && b}}c{{/if}}
               |    ^^^^^^^^^
              hint: write '{{#a}}{{#b}}…{{/b}}{{/a}}'

            """),
        TextCase(
            "a comparison", #"{{#if a == "b"}}c{{/if}}"#,
            """
            Code/View.mustache:1:4: error: Mustache has no 'if'
             1 | {{#if a == "b"}}c{{/if}}
               |    ^^^^^^^^^^^
              hint: a section tests a single name: write '{{#a}}…{{/a}}'

            """),
        TextCase(
            "other delimiters", "{{=<% %>=}}<%#if title%>a<%/if%>",
            """
            Code/View.mustache:1:15: error: Mustache has no 'if'
             1 | {{=<% %>=}}<%#if title%>a<%/if%>
               |               ^^^^^^^^
              hint: write '<%#title%>…<%/title%>'

            """),
        TextCase(
            "only an end", "{{/if}}",
            """
            Code/View.mustache:1:1: error: Mustache has no 'if'
             1 | {{/if}}
               | ^^^^^^^
              hint: a section ends with its own name: '{{/NAME}}'

            """),
        TextCase(
            "an end of another section", "{{#title}}a{{/if}}",
            """
            Code/View.mustache:1:12: error: 'if' does not end the section 'title'
             1 | {{#title}}a{{/if}}
               |            ^^^^^^^
              hint: it begins on line 1: end it with '{{/title}}'

            """),
    ])
    func aBlockOfHandlebarsGetsItsSection(_ sample: TextCase) {
        #expect(sample.actual() == sample.expected)
    }

    @Test(arguments: [
        TextCase(
            "in an if", "{{#if title}}a{{else}}b{{/if}}",
            """
            Code/View.mustache:1:4: error: Mustache has no 'if'
             1 | {{#if title}}a{{else}}b{{/if}}
               |    ^^^^^^^^
              hint: write '{{#title}}…{{/title}}'
            Code/View.mustache:1:15: error: Mustache has no 'else'
             1 | {{#if title}}a{{else}}b{{/if}}
               |               ^^^^^^^^
              hint: write '{{/title}}{{^title}}…{{/title}}'

            """),
        TextCase(
            "in a section", "{{#title}}a{{else}}b{{/title}}",
            """
            Code/View.mustache:1:12: error: Mustache has no 'else'
             1 | {{#title}}a{{else}}b{{/title}}
               |            ^^^^^^^^
              hint: write '{{/title}}{{^title}}…{{/title}}'

            """),
        TextCase(
            "in an inverted section", "{{^title}}a{{else}}b{{/title}}",
            """
            Code/View.mustache:1:12: error: Mustache has no 'else'
             1 | {{^title}}a{{else}}b{{/title}}
               |            ^^^^^^^^
              hint: write '{{/title}}{{#title}}…{{/title}}'

            """),
        TextCase(
            "its short form", "{{#title}}a{{^}}b{{/title}}",
            """
            Code/View.mustache:1:12: error: Mustache has no 'else'
             1 | {{#title}}a{{^}}b{{/title}}
               |            ^^^^^
              hint: write '{{/title}}{{^title}}…{{/title}}'

            """),
        TextCase(
            "as a section", "{{#title}}a{{#else}}b{{/title}}",
            """
            Code/View.mustache:1:12: error: Mustache has no 'else'
             1 | {{#title}}a{{#else}}b{{/title}}
               |            ^^^^^^^^^
              hint: write '{{/title}}{{^title}}…{{/title}}'

            """),
        TextCase(
            "with a condition", "{{#a}}b{{else if c}}d{{/a}}",
            """
            Code/View.mustache:1:10: error: Mustache has no 'else'
             1 | {{#a}}b{{else if c}}d{{/a}}
               |          ^^^^^^^^^
              hint: write '{{/a}}{{^a}}{{#c}}…{{/c}}{{/a}}'

            """),
    ])
    func anElseGetsTheOppositeSection(_ sample: TextCase) {
        #expect(sample.actual() == sample.expected)
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
